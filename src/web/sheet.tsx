/** A dialog over the page. Escape and its own buttons close it. */
import type { ComponentChildren } from 'preact';
import { useEffect, useRef } from 'preact/hooks';

interface Props {
  readonly label: string;
  /** From the lower edge, as wide as the screen. */
  readonly class?: 'bottom';
  readonly onClose: () => void;
  /** Gets the way to close it. */
  readonly children: (close: () => void) => ComponentChildren;
}

export function Sheet({ label, class: look, onClose, children }: Props) {
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => dialog.current?.showModal(), []);
  return (
    <dialog ref={dialog} class={`sheet ${look ?? ''}`} onClose={onClose} aria-label={label}>
      {children(() => dialog.current?.close())}
    </dialog>
  );
}
