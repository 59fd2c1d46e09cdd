/** What this visitor prefers, kept in this browser. */
import { effect, signal } from '@preact/signals';
import { LANGUAGES } from '../core/text.ts';
import { DROP_MS, GLIDE_MS, PACES } from '../svg/motion.ts';

/** What may be chosen. */
const CHOICES = {
  language: ['auto', ...LANGUAGES],
  theme: ['auto', 'light', 'dark'],
  motion: ['auto', 'full', 'calm'],
  sound: ['on', 'off'],
  /** Whether the log shows moves as they are written, beside their sentences. */
  notation: ['off', 'on'],
  /** How much is told to whoever listens. */
  telling: ['brief', 'normal', 'full'],
  /** Whether single letters and signs do something where nothing is written. */
  shortcuts: ['on', 'off'],
  /** Whether there is a line to type moves on. */
  typing: ['off', 'on'],
  speed: ['slow', 'normal', 'fast'],
} as const;
export type Preferences = { readonly [Name in keyof typeof CHOICES]: (typeof CHOICES)[Name][number] };

const mediaSays = (query: string): boolean => globalThis.matchMedia?.(query).matches ?? false;
const KEY = 'escale.preferences';

const usual = (): Preferences => ({
  ...{ language: 'auto', theme: 'auto', motion: 'auto', notation: 'off', telling: 'normal', shortcuts: 'on' },
  ...{ typing: 'off', speed: 'normal' },
  // a phone is silent until it is asked
  sound: mediaSays('(pointer: coarse)') ? 'off' : 'on',
});

/** What is kept, as far as it can still be chosen. */
export function preferencesIn(kept: string | null): Preferences {
  let read: unknown;
  try {
    read = JSON.parse(kept ?? '{}');
  } catch {
    read = {};
  }
  const known = Object.entries(read ?? {}).filter(
    ([name, value]) =>
      Object.hasOwn(CHOICES, name) && (CHOICES[name as keyof typeof CHOICES] as readonly unknown[]).includes(value),
  );
  return { ...usual(), ...Object.fromEntries(known) };
}

function read(): Preferences {
  try {
    return preferencesIn(localStorage.getItem(KEY));
  } catch {
    // this browser keeps nothing
    return usual();
  }
}

export const preferences = signal<Preferences>(read());
export const prefer = (change: Partial<Preferences>): void => {
  preferences.value = { ...preferences.value, ...change };
};

export const calm = (): boolean =>
  preferences.value.motion === 'calm' ||
  (preferences.value.motion === 'auto' && mediaSays('(prefers-reduced-motion: reduce)'));

export const pace = (): number => PACES[preferences.value.speed];

/** Keeps the preferences, and shows them to the style sheets: theme, motion, and how long motion takes. */
export function applyPreferences(): void {
  effect(() => {
    const { theme, motion } = preferences.value;
    const { dataset, style } = document.documentElement;
    localStorage.setItem(KEY, JSON.stringify(preferences.value));
    dataset.theme = theme;
    dataset.motion = motion;
    style.setProperty('--glide', `${GLIDE_MS * pace()}ms`);
    style.setProperty('--drop', `${DROP_MS}ms`);
  });
}
