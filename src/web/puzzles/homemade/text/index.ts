import type { Language, Translation } from '../../../../core/text.ts';
import { language } from '../../../text/index.ts';
import { en } from './en.ts';
import { fr } from './fr.ts';

const TEXT: Readonly<Record<Language, Translation<typeof en>>> = { en, fr };

export const homemadeWords = () => TEXT[language()];
