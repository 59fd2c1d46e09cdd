import type { Language, Translation } from '../../../core/text.ts';
import { language } from '../../text/index.ts';
import { en } from './en.ts';
import { fr } from './fr.ts';

const TEXT: Readonly<Record<Language, Translation<typeof en>>> = { en, fr };

/** What one's record says, in the reader's language. */
export const recordWords = () => TEXT[language()];
