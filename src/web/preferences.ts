/** What this visitor prefers, kept in this browser. */
import { effect, signal } from '@preact/signals';
import * as z from 'zod/mini';
import { LANGUAGES } from '../core/text.ts';

const form = z.object({
  language: z.catch(z.enum(['auto', ...LANGUAGES]), 'auto'),
  theme: z.catch(z.enum(['auto', 'light', 'dark']), 'auto'),
  motion: z.catch(z.enum(['auto', 'full', 'calm']), 'auto'),
  /** A phone is silent until it is asked. */
  sound: z.catch(z.enum(['on', 'off']), () => (mediaSays('(pointer: coarse)') ? 'off' : 'on')),
  speed: z.catch(z.enum(['slow', 'normal', 'fast']), 'normal'),
});
export type Preferences = z.infer<typeof form>;

const mediaSays = (query: string): boolean => globalThis.matchMedia?.(query).matches ?? false;
/** How much longer or shorter everything that moves takes. */
const PACES = { slow: 2, normal: 1, fast: 0.5 } as const;
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

/** Keeps the preferences, and shows theme, motion and speed to the style sheets. */
export function applyPreferences(): void {
  effect(() => {
    const { theme, motion, speed } = preferences.value;
    localStorage.setItem(KEY, JSON.stringify(preferences.value));
    document.documentElement.dataset.theme = theme;
    document.documentElement.dataset.motion = motion;
    document.documentElement.dataset.speed = speed;
  });
}
