/** A position editor as a board: its host then brings touch, drags, keys and focus. What follows a touch is its move. */
import type { Board, BoardInput } from '../../board/board.ts';
import type { EditedView, EditorInput, EditorTouch, PositionEditor } from '../../board/position-editor.ts';
import type { AnyView } from '../../core/game.ts';

type Input = BoardInput<AnyView, unknown, unknown>;

/** `board` is the game's own, which knows where places are. */
export function editorBoard(editor: PositionEditor, board: Board): Board {
  const read = ({ view, words, names, flipped }: Input): EditorInput => ({
    view: view as EditedView,
    words,
    names,
    flipped,
  });
  return {
    noDraft: undefined,
    below: 120,
    scene: (input) => editor.scene(read(input)),
    prompt: (input) => editor.prompt(read(input)),
    controls: (input) => editor.controls(read(input)),
    advise: () => '',
    touch(input, target) {
      const touched = editor.touch(read(input), target);
      return touched && { move: JSON.stringify(touched) };
    },
    frames: () => [],
    place: (input, name) => board.place?.(input, name),
  };
}

/** What was touched, as the host hands it back. */
export const touchedIn = (move: string): NonNullable<EditorTouch> => JSON.parse(move);
