/** What this visitor prefers, kept in this browser. */
import { effect, signal } from '@preact/signals';
import * as z from 'zod/mini';

const form = z.object({
  language: z.catch(z.enum(['auto', 'en', 'fr']), 'auto'),
  theme: z.catch(z.enum(['auto', 'light', 'dark']), 'auto'),
  motion: z.catch(z.enum(['auto', 'full', 'calm']), 'auto'),
  sound: z.catch(z.enum(['on', 'off']), 'off'),
});
export type Preferences = z.infer<typeof form>;

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
  (preferences.value.motion === 'auto' && matchMedia('(prefers-reduced-motion: reduce)').matches);

/** Keeps the preferences, and shows theme and motion to the style sheets. */
export function applyPreferences(): void {
  effect(() => {
    const { theme, motion } = preferences.value;
    localStorage.setItem(KEY, JSON.stringify(preferences.value));
    document.documentElement.dataset.theme = theme;
    document.documentElement.dataset.motion = motion;
  });
}
