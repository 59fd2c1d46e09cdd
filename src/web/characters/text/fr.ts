/** What the characters of the house say, in French. */
import type { en } from './en.ts';

export const fr: typeof en = {
  lou: {
    hello: 'Prrr. Ma patte va plus vite que ma tête.',
    won: 'J’ai gagné ? Disons que c’était prévu.',
    lost: 'Bien joué ! Je peux dormir dans la boîte ?',
  },
  nino: {
    hello: 'Je ne connais les règles que depuis hier !',
    won: 'Oh, ça a marché !',
    lost: 'Bravo. Vous m’apprenez ce coup-là ?',
  },
  mia: {
    hello: 'Attendez… c’est à qui ? Ah, c’est parti.',
    won: 'J’ai compté sur mes doigts, et ça aide.',
    lost: 'La prochaine fois, je compterai deux fois.',
  },
  tom: {
    hello: 'On y va ? Moi, je suis toujours partant !',
    won: 'Oui ! Vous avez vu ça ?',
    lost: 'C’était chouette. On recommence ?',
  },
  rosa: {
    hello: 'Prenez votre temps, la soirée est longue.',
    won: 'La chance m’a souri. Ce n’était pas loin.',
    lost: 'Très joliment joué.',
  },
  hugo: {
    hello: 'Une petite partie avant l’entraînement ?',
    won: 'Belle partie ! On se serre la main ?',
    lost: 'Vous m’avez devancé. Bravo.',
  },
  ines: {
    hello: 'Voyons qui a l’œil aujourd’hui.',
    won: 'J’avais un bon plan, pour une fois.',
    lost: 'Celle-là, je ne l’ai pas vue venir !',
  },
  max: {
    hello: 'Une seconde… ma chanson se termine. C’est bon.',
    won: 'En rythme jusqu’au bout.',
    lost: 'Vous aviez le meilleur tempo.',
  },
  basil: {
    hello: 'J’ai lu des choses sur ce jeu.',
    won: 'Comme dans le livre, chapitre trois.',
    lost: 'Ce chapitre-là, je ne l’avais pas lu.',
  },
  clara: {
    hello: 'Du calme et les idées claires. Commençons.',
    won: 'C’est resté serré longtemps.',
    lost: 'Vous avez gardé votre calme mieux que moi.',
  },
  oscar: {
    hello: 'Ma moustache me dit que la partie sera belle.',
    won: 'La moustache avait raison.',
    lost: 'Hum. La moustache s’est trompée.',
  },
  nora: {
    hello: 'J’aime les débuts qui ressemblent à un dessin.',
    won: 'Belle composition, vous ne trouvez pas ?',
    lost: 'Votre tableau était le plus beau.',
  },
  irma: {
    hello: 'J’y joue depuis que ce jeu existe.',
    won: 'Cinquante ans d’habitude, voilà tout.',
    lost: 'Splendide. Vous me rappelez quelqu’un.',
  },
  victor: {
    hello: 'Bonsoir. Jouons, voulez-vous ?',
    won: 'Ce fut un plaisir. Vous m’avez donné du mal.',
    lost: 'Je vous tire mon chapeau.',
  },
  selma: {
    hello: 'L’œil vif, la main vive. Surveillez la mienne.',
    won: 'Tout s’est joué à un coup.',
    lost: 'Vous avez vu plus loin. Encore une, s’il vous plaît.',
  },
  felix: {
    hello: 'Chaque partie est une expérience.',
    won: 'Résultat confirmé.',
    lost: 'Résultat inattendu. Formidable.',
  },
  ada: {
    hello: 'Je regarde aussi loin que possible. Vous aussi ?',
    won: 'Merci. J’ai dû regarder très loin.',
    lost: 'Sans faute. Celle-ci, je m’en souviendrai.',
  },
  boris: {
    hello: 'Asseyez-vous, il fait bon ici. Nous avons le temps.',
    won: 'Une longue marche, et nous voilà arrivés.',
    lost: 'Ha ! Il y a des années que ce n’était pas arrivé. Bien joué.',
  },
  zelda: {
    hello: 'Je vois déjà le dernier coup. Presque.',
    won: 'Aucune magie, c’est promis.',
    lost: 'Ça, c’était de la magie.',
  },
  anton: {
    hello: 'Le décor est planté. Après vous.',
    won: 'Bravo à nous deux.',
    lost: 'Les applaudissements sont pour vous.',
  },
};
