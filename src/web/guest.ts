/** Whether this browser has a name at the house: only then are its tables there asked for where somebody may be offline. */
const KEY = 'escale.guest';

export function isGuest(): boolean {
  try {
    return localStorage.getItem(KEY) !== null;
  } catch {
    return false;
  }
}

export function rememberGuest(isKnown: boolean): void {
  try {
    if (isKnown) localStorage.setItem(KEY, '1');
    else localStorage.removeItem(KEY);
  } catch {
    // a browser that keeps nothing asks for nothing
  }
}
