// What players type for what rules say. SAME: forms of one word. KIN: words that stand for one another.
export const SAME = `
tirer tir tireur
mouvoir mouvement
bouger bouge
poursuivre poursuite poursuivant poursuivent poursuit
fuir fuite fuyard fuyant fuient fuit
esquiver esquive
retraite retraiter
défendre défense défenseur défensif défendent défend
attaquer attaque attaquant
perdre perte perdu perdent perd
gagner gain gagnant
détruire destruction détruit détruisent
choisir choix
combattre combat combattant combattent
récupérer récupération
déployer déploiement
élever élévation
profond profondeur
large largeur élargir
haut hauteur
détacher détachement
déplacer déplacement
orienter orientation
blesser blessure blessé
mourir mort meurt meurent
tuer tué
échouer échec
réussir réussite
éliminer élimination
désordre désordonné
pivoter pivot
franchir franchissement
traverser traversée
soutenir soutien soutient soutiennent
vaincre vainqueur victoire vaincu
moitié demi
visible visibilité voir voit voient vu
mesurer mesure
cavalier cavalerie
retirer retrait
replier repli
piller pillage
capturer capture
charger charge
lancer lancement
commander commandement
avancer avance avancée
rallier ralliement
réagir réaction
empiler empilement pile
obliger obligatoire obligation
relancer relance
promouvoir promotion promu promus
descendre descente descend descendent
rejoindre rejoint rejoignent
suivre suit suivent
courir court courent
tenir tient tiennent
prendre prend prennent pris
attendre attente attend attendent
répondre réponse répond répondent
atteindre atteint atteignent
mettre met mettent mis
rendre rend rendent
recevoir reçoit reçoivent reçu
devenir devient deviennent
`;
export const KIN = `
tuer, mourir, perdu, éliminé, décès, abattu, massacrer, assassiner, périr
détruire, éliminer, retirer, disperser, anéantir, disparaître, dissoudre, écraser, piétiner, s'effondrer
blesser, estropier, saigner
poursuivre, chasser, pourchasser, talonner
fuir, s'enfuir, déroute, échapper, se sauver, paniquer, débandade
retraite, reculer, repli, se replier, battre en retraite, décrocher, en arrière
esquiver, éviter, se dérober
bouger, mouvement, se déplacer, déplacement, marcher, avancer, aller, mobile, courir, galoper, ramper, sauter
tirer, salve, projectile, feu
combattre, mêlée, corps à corps, bagarre, bataille, se battre, au contact
attaquer, charge, assaut, frapper, choc, poignarder, se ruer, foncer
tourner, pivoter, orientation, conversion, rotation, changer de direction
demi-tour, volte-face, se retourner, 180 degrés, retournement
arrière, dos, derrière, à revers
côté, flanc, latéral
avant, front, face, devant, de face, frontal
gros, grand, nombreux, important
petit, faible, peu
lent, ralentir, moitié, réduit, diminuer
rapide, vite, vitesse
premier, avant, commencer, début, d'abord
deux fois, encore, une seule fois, de nouveau, répéter, plusieurs fois, une fois
limite, maximum, au plus, combien
bonus, plus, avantage, modificateur, ajouter, atout
malus, pénalité, moins, modificateur, retrancher
jet, dé, lancer, lancer le dé, hasard, relancer, chance
égalité, ex æquo, même, match nul, nul
traverser, passer, franchir, entrer, à travers, pénétrer, nager, à la nage, patauger, bateau, sauter
grimper, monter, colline, pente, hauteur, niveau, falaise, montagne, crête, vallée, butte
descendre, descente, en bas
bois, forêt, arbres
rivière, eau, ruisseau, fleuve, cours d'eau
marais, marécage, bourbier
fossé, ravin, tranchée, douves, trou
couvert, protection, défense, abri, protéger, s'abriter
armure, cuirasse, blindé, protégé
cacher, embuscade, dissimuler, invisible, camouflage, brouillard, nuit, repérer, éclaireur
voir, ligne de vue, vue, regarder, repérer, apercevoir
cheval, cavaliers, monté, à cheval
pied, infanterie, fantassins, piétons
hommes, figurines, soldats, troupes, combattants
arc, flèches, archers
canon, artillerie, bombarde, pièce
exploser, éclater, cassé, brisé, hors service
fou, folie, frénésie, enragé, affolé, furieux, rage, devenir fou, emballé
mur, fortification, rempart, palissade, barrière, barricade, muraille, château, fort, forteresse, tour, porte, haie, clôture
pieux, barricade, obstacle, chevaux de frise, chausse-trapes
construire, dresser, installer, bâtir, monter, planter, poser
démonter, démolir, enlever, ôter
gagner, victoire, remporter
perdre, défaite, vaincu, battu, se rendre, capituler, reddition
rejoindre, attacher, joindre, se joindre, réunir, s'attacher
quitter, détacher, séparer, sortir, abandonner
attendre, rester sur place, ne rien faire, immobile, passer son tour
peur, panique, effrayé, moral, terrifier, vaciller, lâche
rallier, récupérer, se reformer, rétablir
distance, portée, loin
déployer, placer, mise en place
choisir, décider, désigner
obligé, doit, forcé, devoir, imposé
facultatif, volontaire, optionnel, au choix
interdit, pas le droit, impossible, défendu, ne peut pas
chef, général, commandant, leader, héros, officier, meneur, roi, empereur, prince, capitaine
pile, même hexagone, ensemble
bord, bord du plateau, sortir du plateau, hors de la carte, hors table, bordure, frontière, limite
piller, saccager, butin
capturer, prendre, s'emparer, prise, prisonnier, captif, otage
double, deux fois
fin, terminer, achever
tour, manche
temps, minutes, durée, heure, horloge
plus de munitions, munitions, flèches, épuisé, à court, recharger, ravitailler, carquois
interrompre, saisie, prendre la main, voler l'initiative
démonter, descendre de cheval, mettre pied à terre, à pied
large, front, taille
profond, rangs
à côté, adjacent, voisin, contigu
réagir, répondre, riposte
simultané, en même temps, à la fois
révéler, montrer, retourner, dévoiler
faux, leurre, feint, factice, ruse, bluff
pion, unité, socle, jeton
ennemi, adversaire, adverse
ami, propre, allié, à soi
ordre, commander, activer
rater, échouer
réussir, succès
échanger, remplacer, permuter, successeur, relève
s'arrêter, arrêt, stopper, cesser, halte
élite, vétérans, qualité, moral, aguerri, brave, courage
levée, milice, recrues, novices, paysans, foule, débutants
rapport de force, supériorité, surnombre, ratio
aider, soutien, appui, escorte, secours
au milieu, pendant, en cours, à mi-chemin
encerclé, coincé, piégé, cerné, bloqué, sans issue
faible, pire, inférieur, moins bon, plus bas
fort, meilleur, supérieur, plus haut, mieux
près, proche, approcher, à portée
vide, libre, inoccupé, vacant
dégâts, pertes, points de vie, subir, dommages
symbole, marque, lettre, imprimé, icône, couleur
gratuit, sans coût, ne coûte rien
annuler, ignorer, sans effet, négliger
cumuler, additionner, total, somme, ajouter
réserve, renforts, arriver, entrer en jeu
phase, étape, segment, séquence, déroulement
représenter, échelle, réel, équivaut
seul, isolé, tout seul, unique
arrondir, fraction, arrondi
brèche, ouverture, trou, passage
dépenser, payer, coût, prix, consommer
test, jet, vérification, épreuve
tenir, tenir bon, résister, encaisser
étendre, élargir, allonger, étirer
abandonner, inutilisable, sans équipage
repousser, faire reculer, refouler
camp, bagages, chariots, bivouac
lance, pique, hallebarde
vide, manquant, non expliqué, source
infranchissable, impassable, interdit
promouvoir, remplacer, succéder, adjoint
obéir, contrôler, commandement
exemple, illustration, schéma
carré, formation, ligne, alignement
effondrement, écroulement, craquer, flancher
unité, régiment, troupe, escouade, bataillon, compagnie, soldats
hexagone, case, hex, cellule
tirailleurs, voltigeurs, troupes légères, légers, vélites
cible, victime, viser
subordonné, adjoint, lieutenant, second, aide de camp
général en chef, commandant suprême, généralissime, commandant en chef
étendard, bannière, drapeau, enseigne, aigle
phalange, piquiers, sarisses
conducteur, cornac, cocher, aurige
équipage, servants, artilleurs
archers montés, archers à cheval
javelot, lance de jet, pilum
touche, perte de cohésion, dégât, coup
points de mouvement, PM, potentiel de mouvement
terrain, sol, relief
zone de contrôle, zone d'influence, ZDC, zone ennemie
posture, attitude, ordre
hérisson, carré
tortue, testudo
fanatiques, berserks, enragés
cavalerie lourde, chevaliers, cuirassiers
gué, passer à gué, à gué
découragé, démoralisé, ébranlé, abattu
fatigué, épuisé, las
élan, rejouer, tour supplémentaire, agir encore
saisie, voler le tour, prendre la place, coiffer
cohésion, cohérence, discipline
ruisseau, cours d'eau, ru
repoussé, rejeté, refoulé
déroute, débandade, fuite
face à, falaise, à pic, escarpement
suivre, accompagner, aller avec
engagé, au contact, aux prises
tester, jet, test
indemne, sain et sauf, survivre, rien
`;
