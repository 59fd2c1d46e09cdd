/** The way to a table of one's own with the same options. */
import { onlineWords } from './text/index.ts';

interface Props {
  readonly game: string;
  /** The table that it is to be like. */
  readonly id: string;
  readonly look?: 'main' | 'plain' | 'plain small';
}

export const LikeIt = ({ game, id, look = 'plain' }: Props) => (
  <a class={`button ${look}`} href={`/${game}/friends?like=${id}`}>
    {onlineWords().likeIt}
  </a>
);
