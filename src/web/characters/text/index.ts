import type { Language } from '../../../core/text.ts';
import type { CharacterId } from '../../../table/characters.ts';
import { language } from '../../text/index.ts';
import { en } from './en.ts';
import { fr } from './fr.ts';

interface Sayings {
  readonly hello: string;
  readonly won: string;
  readonly lost: string;
}

const SAYINGS: Readonly<Record<Language, Readonly<Record<CharacterId, Sayings>>>> = { en, fr };

export const sayingsOf = (character: CharacterId): Sayings => SAYINGS[language()][character];
