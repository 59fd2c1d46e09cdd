import { editorIn } from './editor.ts';
import { en } from './text/en.ts';

export const editor = editorIn(en);
