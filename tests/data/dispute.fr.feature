# language: fr
Fonctionnalité: Litiges à la table

  @acp.fire.mod.moved
  Scénario: Les archers ont bougé avant de tirer, le -1 fait échouer leur tir
    Étant donné les tireurs A : Ar, 7 PF, portée 2
    Et la cible B : In, 5 PF
    Et que A a bougé pendant cette activation
    Quand le dé de tir donne 7
    Alors cette règle donne -1
    Et le dé modifié est de 6
    Et le score pour décourager est de 7
    Et le résultat pour B est : PE

  @acp.melee.mod.rear
  Scénario: Des fantassins lourds pris par l’arrière reculent découragés
    Étant donné les attaquants A : Ho, 6 PF, qualité 5
    Et les défenseurs B : Ho, 6 PF, qualité 5
    Et que A attaque B par ce côté : arrière
    Quand le dé de mêlée donne 6
    Alors cette règle donne +3
    Et le total des modificateurs est de +4
    Et le dé modifié est de 10
    Et le résultat pour B est : D + R
    Et le résultat pour A est : avance obligatoire
