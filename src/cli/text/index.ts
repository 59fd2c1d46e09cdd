import { en } from './en.ts';
import { fr } from './fr.ts';

export const TEXT = { en, fr } as const;
