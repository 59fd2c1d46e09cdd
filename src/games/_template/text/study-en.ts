import type { StudyText } from '../../../core/study.ts';

export const studyText = {
  reasons: {
    chances: 'What anyone could know',
    even: 'One hand is as likely as the other: whoever guesses is right every other time.',
    was: 'The pebble was in the {hand} hand, and no one could have known it.',
    left: 'left',
    right: 'right',
  },
} satisfies StudyText;
