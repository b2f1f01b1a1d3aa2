// What players type for what rules say. SAME: forms of one word. KIN: words that stand for one another.
export const SAME = `
move movement mover
shoot shot shooter shooting
pursue pursuit pursuer
flee flight fled fleeing
evade evasion evading
defend defence defense defender defensive
attack attacker
lose loss lost loser
win won winner
die dice
fight fought fighter
withdraw withdrawal withdrew withdrawn
recover recovery
deploy deployment
destroy destruction destroyed
choose chose choice chosen
half halved halve
deep depth deeper
wide width wider
high height higher
detach detachment
disorder disordered
break broke broken
throw threw thrown
see seen saw
hide hidden hid
fail failure
succeed success successful
armour armor armoured armored
manoeuvre maneuver
measure measurement
protect protection
support supporter
horse horseman horsemen
adjacent adjoining
visible visibility
cross crossing
dead death
archer archery
phalanx phalanges
cavalry cavalryman cavalrymen
infantry infantryman infantrymen
`;
export const KIN = `
kill, die, dead, slain, lost, eliminated, casualty, murder, slaughter, massacre, perish
destroy, eliminated, removed, dispersed, wiped out, annihilate, disappear, vanish, gone, crush, smash, shatter, melt away, dissolve, collapse
wound, hurt, injured, cripple, maim, bleed
chase, pursue, run after, hunt
flee, run, run away, rout, escape, bolt, break, panic
retreat, withdraw, fall back, pull back, back off, back up, retire, backward
evade, dodge, avoid, slip away
move, walk, march, travel, step, sprint, gallop, run, crawl, leap, jump, trot
shoot, fire, volley, missile
fight, battle, combat, melee, brawl, hand-to-hand, close combat, engaged, scrap, sword
attack, charge, assault, strike, hit, storm, onslaught, rush, stab, slash, bash, lunge, impale
turn, rotate, pivot, facing, wheel, spin, swing
turn round, turn around, about turn, about-face, u-turn, 180 degrees, reverse
back, rear, behind
side, flank, sideways
front, ahead, head-on, forward
big, large, huge, more
small, little, tiny, fewer, less
slow, slower, halved, reduce
fast, quick, speed
first, before, begin, earlier
twice, again, second time, more than once, only once, two times, repeat, several
limit, maximum, at most, no more than, how many
bonus, plus, advantage, modifier, add, perk, buff
penalty, minus, malus, modifier, subtract, debuff, handicap
roll, dice, throw, reroll, luck, random, tie-breaker
tie, equal, draw, same, stalemate, tiebreak
cross, pass, through, enter, traverse, wade, swim, ferry, jump over, boat
climb, uphill, hill, slope, height, level, mountain, ridge, cliff, valley
downhill, down, descend, lower
woods, forest, trees
river, water, stream, brook, creek
swamp, marsh, bog
ditch, ravine, trench, gully, moat, pit, hole
cover, protection, defence, shelter, safe
armour, mail, protected
hide, ambush, conceal, unseen, invisible, camouflage, fog, darkness, sneak, spot, detect
see, visible, sight, line of sight, spot, look, peek
horse, riders, cavalry, mounted, horseback
foot, infantry, soldiers, footmen
men, figures, soldiers, troops, models, people
bow, arrows, archers, bowmen, snipers, shortbow
gun, cannon, artillery, bombard
explode, burst, blow up, broken, malfunction
mad, berserk, frenzy, rampage, crazy, enraged, furious, rage, wild, stampede, angry
wall, fortification, rampart, palisade, barrier, barricade, fence, castle, fort, fortress, tower, gate, hedge, moat
stakes, barricade, obstacle
build, set up, erect, put up, construct
dismantle, take down, demolish, clear away
win, victory
lose, defeat, beaten, surrender, capitulate, yield, give up
join, attach, combine, link up
leave, detach, separate, split, quit, exit, get out
wait, stand by, stay, stand still, stationary, do nothing
scared, panic, afraid, fear, morale, frighten, terrify, spook, shaken, falter, coward
rally, recover, regroup, restore, heal
distance, range, far, reach
deploy, placed, setup
choose, decide, pick, select
must, have to, obliged, compulsory, mandatory, forced, required
optional, voluntary, need not
forbidden, not allowed, cannot, impossible, barred, prohibited
leader, general, commander, hero, officer, captain, chief, king, emperor, prince, boss, warlord, chieftain, colonel, sergeant
stack, share, same hex, together
edge, side of the board, off the board, off the map, off the table, boundary, border, offboard
loot, plunder, pillage, sack
capture, take, conquer, prisoner, captive, hostage
double, twice
end, finish, over, complete
turn, round
time, minutes, hours, duration, clock
out of ammo, run out, ammunition, arrows, no ammo, reload, refill, resupply, quiver, bullets
interrupt, seize, cut in, steal
dismount, get off, on foot
wide, front, breadth, size
deep, ranks
next to, adjacent, neighbouring, beside, touching
react, reaction, respond, response
simultaneous, at the same time, at once
reveal, show, flip, turn over, face up
fake, dummy, decoy, feigned, bluff, trick, feint, ruse
counter, unit, piece, base, token, chit, miniature
enemy, opponent, foe, hostile
friendly, own, ally, comrades, buddies
order, command, activate
order, formation, density, spacing
fail, miss
succeed, pass
swap, exchange, replace, substitute, successor
stop, halt, cease, hold
elite, veteran, quality, morale, trained, brave, bravery, courage
militia, levy, raw, recruits, peasants, mob, rabble, rookie, untrained, conscripts
odds, ratio, outnumber, strength
help, support, escort, bodyguard, assist
halfway, middle, mid, during, partway, in the course
trapped, surrounded, pinned, stuck, encircled, cut off, no way out, blocked, hemmed in
weak, worse, lower, inferior, outmatched
strong, better, higher, superior, stronger, best
near, close, within, nearby, approach, too close
empty, vacant, unoccupied, free hex
damage, hits, losses, casualties, suffer, attrition
symbol, icon, mark, letter, printed, colour
free, without cost, no cost, for nothing
cancel, annul, ignore, negate, undo, void, disregard, nullify
add up, cumulative, total, sum, combine
reserve, reinforcements, arrive, late
phase, step, segment, stage, sequence
represent, scale, stands for, real life, actual
alone, single, lone, by himself, on its own, solo
round up, round down, rounding, fraction
gap, breach, opening, hole
spend, pay, cost, use up, consume, price
test, check, roll against, saving throw
stand firm, hold, steady, resist, withstand
extend, widen, stretch, longer, wider
abandon, leave behind, useless, unmanned
push back, drive back, forced back, throw back
camp, baggage, wagons, supply train
spear, lance, polearm, halberd
missing, blank, source, not explained, unclear
allowance, movement points, speed, how far
impassable, cannot enter, blocked, no entry
promote, replace, take over, substitute, deputy
obey, control, in command
example, illustration, diagram, picture
shape, formation, block, square, line up
unit, regiment, troop, squad, battalion, company, soldiers
hex, hexagon, space, cell, tile
skirmishers, light troops, light infantry, skirmish troops, voltigeurs, velites
target, victim, aim at
junior leader, subordinate, deputy, lieutenant, adjutant, second in command
overall commander, commander-in-chief, supreme commander, supreme general, top general
banner, standard, flag, colours, eagle
phalanx, pikemen, sarissa, pike block
driver, mahout, charioteer
crew, gunners, artillerymen
mounted archers, horse archers
javelin, throwing spear, dart
cohesion hit, damage, hit, wound
movement points, MP, movement allowance
terrain, ground, landscape
zone of control, zone of influence, threat zone, enemy zone
stance, posture, order
hedgehog, square, porcupine
tortoise, testudo, shield roof
fanatics, berserkers, zealots
heavy cavalry, knights, armoured horsemen
ford, wade, shallow crossing
discouraged, shaken, demoralised, demoralized, wavering
fatigued, tired, exhausted, weary
momentum, extra turn, act again, second go
seizure, steal the turn, snatch, jump in
cohesion, order, discipline, integrity
steadfastness, army morale, breaking point
stream, brook, creek
thrown back, repelled, repulsed
rout, broken, panicked
disorder, disrupted, disarray, confusion
elephants, tuskers, jumbos
pass through, interpenetration, passage of lines
combat results, results table, CRT
ram strike, impetus, shock charge
command range, command radius, command span, span of control
unharmed, unhurt, safe, survive, nothing happens
`;
