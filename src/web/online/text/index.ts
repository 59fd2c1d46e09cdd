import type { Language } from '../../../core/text.ts';
import { language } from '../../text/index.ts';
import { en } from './en.ts';
import { fr } from './fr.ts';

const TEXT: Readonly<Record<Language, typeof en>> = { en, fr };

export const onlineWords = () => TEXT[language()];
