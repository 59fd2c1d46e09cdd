/** What this visitor prefers, kept in this browser. */
import { effect, signal } from '@preact/signals';
import * as z from 'zod/mini';
import { LANGUAGES } from '../core/text.ts';
import { DROP_MS, GLIDE_MS, PACES } from '../svg/motion.ts';

const form = z.object({
  language: z.catch(z.enum(['auto', ...LANGUAGES]), 'auto'),
  theme: z.catch(z.enum(['auto', 'light', 'dark']), 'auto'),
  motion: z.catch(z.enum(['auto', 'full', 'calm']), 'auto'),
  /** A phone is silent until it is asked. */
  sound: z.catch(z.enum(['on', 'off']), () => (mediaSays('(pointer: coarse)') ? 'off' : 'on')),
  /** Whether the log shows moves as they are written, beside their sentences. */
  notation: z.catch(z.enum(['off', 'on']), 'off'),
  /** How much is told to whoever listens. */
  telling: z.catch(z.enum(['brief', 'normal', 'full']), 'normal'),
  /** Whether single letters and signs do something where nothing is written. */
  shortcuts: z.catch(z.enum(['on', 'off']), 'on'),
  /** Whether there is a line to type moves on. */
  typing: z.catch(z.enum(['off', 'on']), 'off'),
  speed: z.catch(z.enum(['slow', 'normal', 'fast']), 'normal'),
});
export type Preferences = z.infer<typeof form>;

const mediaSays = (query: string): boolean => globalThis.matchMedia?.(query).matches ?? false;
const KEY = 'escale.preferences';

function read(): Preferences {
  try {
    return form.parse(JSON.parse(localStorage.getItem(KEY) ?? '{}'));
  } catch {
    return form.parse({});
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
