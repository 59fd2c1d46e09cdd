/**
 * What comes from elsewhere, a file, a name, another house's answer, is text: nothing in it moves a terminal's cursor,
 * colours what follows, turns the direction of reading, or begins a line of its own.
 */
const UNSEEN = '\\p{Cc}\\p{Cf}\\p{Cs}\\p{Zl}\\p{Zp}';
const UNSEEN_IN_LINES = new RegExp(`(?!\\n)[${UNSEEN}]`, 'gu');
const UNSEEN_RUN = new RegExp(`[${UNSEEN}]+`, 'gu');

/** Lines of text, as they are printed. */
export const printable = (text: string): string => text.replace(UNSEEN_IN_LINES, '');

export const oneLine = (text: string): string => text.replace(UNSEEN_RUN, ' ').replace(/ {2,}/g, ' ').trim();
