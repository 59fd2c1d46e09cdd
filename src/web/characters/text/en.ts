/** What the characters of the house say: when a game begins, and when they have won or lost it. */
export const en = {
  lou: {
    hello: 'Prrr. My paw is faster than my head.',
    won: 'I won? Let’s pretend I meant to.',
    lost: 'Well played! Can I have the box to sleep in?',
  },
  nino: {
    hello: 'I only learnt the rules yesterday!',
    won: 'Wow, it worked!',
    lost: 'You’re good. Teach me that one?',
  },
  mia: {
    hello: 'Wait… whose turn is it? Ah, here we go.',
    won: 'I counted on my fingers, and it helped.',
    lost: 'Next time I’ll count twice.',
  },
  tom: {
    hello: 'Ready? I’m always ready!',
    won: 'Yes! Did you see that?',
    lost: 'That was fun. Again?',
  },
  rosa: {
    hello: 'Take your time, the evening is long.',
    won: 'A lucky day. You were close.',
    lost: 'Beautifully played.',
  },
  hugo: {
    hello: 'A short game before training?',
    won: 'Good match! Shake hands?',
    lost: 'You outran me. Well done.',
  },
  ines: {
    hello: 'Let’s see who is sharper today.',
    won: 'I had a good plan, for once.',
    lost: 'I didn’t see that coming!',
  },
  max: {
    hello: 'One second… my song is nearly over. Go.',
    won: 'On the beat to the very end.',
    lost: 'You kept better time.',
  },
  basil: {
    hello: 'I have read about this game.',
    won: 'Just like in the book, chapter three.',
    lost: 'I hadn’t read that chapter yet.',
  },
  clara: {
    hello: 'Calm hands, clear head. Let’s play.',
    won: 'It was close for a long while.',
    lost: 'You kept calmer than I did.',
  },
  oscar: {
    hello: 'My moustache says it will be a good game.',
    won: 'The moustache was right.',
    lost: 'Hm. The moustache was wrong.',
  },
  nora: {
    hello: 'I like openings that look like a drawing.',
    won: 'A fine composition, don’t you think?',
    lost: 'Your picture was the better one.',
  },
  irma: {
    hello: 'I’ve been playing this since it was new.',
    won: 'Fifty years of practice, that’s all.',
    lost: 'Splendid. You remind me of someone.',
  },
  victor: {
    hello: 'Good evening. Shall we?',
    won: 'A pleasure. You made it hard.',
    lost: 'I take my hat off to you.',
  },
  selma: {
    hello: 'Quick eyes, quick hands. Watch mine.',
    won: 'It came down to a single move.',
    lost: 'You saw further. Again, please.',
  },
  felix: {
    hello: 'Every game is an experiment.',
    won: 'Result confirmed.',
    lost: 'An unexpected result. Wonderful.',
  },
  ada: {
    hello: 'I’ll look as far as I can. You too?',
    won: 'Thank you. I had to look very far.',
    lost: 'Flawless. I’ll remember this one.',
  },
  boris: {
    hello: 'Sit down, it’s warm here. We have time.',
    won: 'A long walk, and we both arrived.',
    lost: 'Ha! It has been years. Well played.',
  },
  zelda: {
    hello: 'I can already see the last move. Nearly.',
    won: 'No magic, I promise.',
    lost: 'Now that was magic.',
  },
  anton: {
    hello: 'The stage is set. After you.',
    won: 'Bravo to both of us.',
    lost: 'The applause is yours.',
  },
};
