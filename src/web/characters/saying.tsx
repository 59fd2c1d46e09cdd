/** What a character says when a game begins: a bubble under the chips, for a few seconds, that moves nothing. */
import { useEffect, useState } from 'preact/hooks';
import type { CharacterId } from '../../table/characters.ts';
import { CharacterFace } from './face.tsx';
import styles from './saying.module.css';
import { sayingsOf } from './text/index.ts';

const SHOWN_MS = 5000;

interface Props {
  readonly character: CharacterId | undefined;
  /** Nothing has happened yet. */
  readonly isNew: boolean;
}

export function Saying({ character, isNew }: Props) {
  const [said, setSaid] = useState(!isNew);
  useEffect(() => {
    if (said) return;
    const timer = setTimeout(() => setSaid(true), SHOWN_MS);
    return () => clearTimeout(timer);
  }, [said]);
  if (said || !isNew || !character) return null;
  return (
    <p class={styles.saying}>
      <CharacterFace character={character} silent={false} />
      <q>{sayingsOf(character).hello}</q>
    </p>
  );
}
