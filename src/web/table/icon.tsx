/** Small signs over the words of the buttons that are always there. */
import styles from './icon.module.css';

const DRAWN = {
  undo: 'M9 5 4 10l5 5M4 10h9a6 6 0 0 1 0 12h-3',
  hint: 'M9 18h6M10 21h4M8.5 15a6.5 6.5 0 1 1 7 0v1h-7z',
  rules: 'M12 6c-2-2-5-2-9-2v15c4 0 7 0 9 2 2-2 5-2 9-2V4c-4 0-7 0-9 2zm0 0v15',
  log: 'M8 6h13M8 12h13M8 18h13M3 6h.01M3 12h.01M3 18h.01',
  full: 'M4 9V4h5M15 4h5v5M20 15v5h-5M9 20H4v-5',
  hide: 'M3 12c4-7 14-7 18 0-4 7-14 7-18 0zM12 9a3 3 0 1 0 0 6 3 3 0 0 0 0-6zM4 4l16 16',
  back: 'M15 5l-8 7 8 7z',
  chat: 'M4 5h16v11h-9l-4 4v-4H4z',
  more: 'M5 12h.01M12 12h.01M19 12h.01',
} as const;
export type IconName = keyof typeof DRAWN;

export const Icon = ({ name }: { readonly name: IconName }) => (
  <svg class={styles.icon} viewBox="0 0 24 24" aria-hidden="true">
    <path d={DRAWN[name]} />
  </svg>
);
