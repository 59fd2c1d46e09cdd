/** Four letters that nobody takes for others, by ear or by eye, and that make no word. */
const LETTERS = 'BCDFGHJKLMNPQRSTVWXZ';
const LENGTH = 4;
/** The largest multiple of the letters that a byte reaches: no letter is likelier than another. */
const FAIR = 256 - (256 % LETTERS.length);

export function newCode(bytes: (count: number) => Uint8Array): string {
  let code = '';
  while (code.length < LENGTH) {
    const [byte] = bytes(1);
    if (byte! < FAIR) code += LETTERS[byte! % LETTERS.length];
  }
  return code;
}

/** As people type it; undefined for what can be no code. */
export function codeIn(text: string): string | undefined {
  const code = text.replace(/[\s-]/g, '').toUpperCase();
  return code.length === LENGTH && [...code].every((letter) => LETTERS.includes(letter)) ? code : undefined;
}
