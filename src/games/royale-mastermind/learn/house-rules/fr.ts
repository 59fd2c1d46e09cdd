import type { HouseRules } from '../../../../board/learn.ts';

export const houseRules: HouseRules = {
  K1: {
    rule: 'C’est le jeu qui donne les réponses. Le Codeur choisit les cartes, ou bien elles sont tirées au sort à chaque manche et le Codeur les voit.',
    why: 'Une réponse fausse par inattention gâche une manche, et l’on ne perd rien à laisser le jeu compter.',
  },
  K2: {
    rule: 'Des couleurs ou des formes non trouvées en 8 rangées comptent 8, comme celles trouvées à la huitième.',
    why: 'La règle donne un point par rangée utilisée et ne prévoit pas d’autre pénalité.',
  },
  K3: {
    rule: 'À trois, les deux Chercheurs proposent librement, sans s’attendre, et toutes les rangées et réponses sont publiques.',
    why: 'Les deux recherches se font en même temps, et aucun ordre n’est donné.',
  },
  K4: {
    rule: 'Le Codeur change à chaque manche, à tour de rôle. À trois, le joueur suivant cherche les couleurs, celui d’après les formes.',
    why: 'On tourne le plateau dans le sens des aiguilles d’une montre ; qui cherche quoi n’est pas dit.',
  },
  K5: {
    rule: 'On peut encore proposer une couleur ou une forme qu’aucune carte du paquet n’a plus, et les jetons ne manquent jamais.',
    why: 'Une rangée forcément fausse peut quand même vous renseigner, et le nombre de jetons de la boîte n’est donné qu’à peu près.',
  },
  K6: {
    rule: 'En solo, chaque code est tiré au sort et vous cherchez les couleurs et les formes ; les cartes quittent le paquet comme à deux.',
    why: 'Le jeu imprimé n’a pas de forme en solo ; voici la plus proche.',
  },
  K7: {
    rule: 'Les noirs d’abord ; ensuite, parmi les autres jetons, chaque valeur donne un blanc pour chaque carte du code qu’elle retrouve encore. Code rouge rouge bleu, rangée bleu rouge rouge : 1 noir, 2 blancs.',
    why: 'Le texte imprimé ne dit pas comment compter les répétitions.',
  },
  K8: {
    rule: 'Les noms des couleurs et des formes sont les nôtres.',
    why: 'Elles sont seulement dessinées sur les cartes, sans être nommées dans le texte.',
  },
};
