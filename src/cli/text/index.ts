import type { Language, Translation } from '../../core/text.ts';
import { en } from './en.ts';
import { fr } from './fr.ts';

export const TEXT: Readonly<Record<Language, Translation<typeof en>>> = { en, fr };
