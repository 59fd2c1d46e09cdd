import { editorIn } from './editor.ts';
import { fr } from './text/fr.ts';

export const editor = editorIn(fr);
