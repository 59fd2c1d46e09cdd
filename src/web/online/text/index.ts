import { language } from '../../text/index.ts';
import { en } from './en.ts';
import { fr } from './fr.ts';

const TEXT = { en, fr } as const;

export const onlineWords = () => TEXT[language()];
