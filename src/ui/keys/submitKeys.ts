import type { KeyboardEvent } from 'react';

/** The keys that answer a dialog, as they stand on the keyboard. */
export const submitKeys = (): string =>
  /Mac|iPhone|iPad/.test(navigator.userAgent) ? '⌘+Enter' : 'Ctrl+Enter';

/**
 * Presses the button that answers a dialog, where Ctrl+Enter or ⌘+Enter is pressed anywhere in it: what holds for the
 * click holds for the keys. A field that has taken the key for itself, a list that is open above the dialog and a key
 * that is held down press nothing.
 */
export function pressSubmit(event: KeyboardEvent<HTMLElement>): void {
  const { key, ctrlKey, metaKey, altKey, shiftKey, repeat, defaultPrevented } = event;
  if (key !== 'Enter' || !(ctrlKey || metaKey) || altKey || shiftKey) return;
  // React sends what happens in a dialog above this one here, too.
  const isInside = event.target instanceof Node && event.currentTarget.contains(event.target);
  if (!isInside || repeat || defaultPrevented) return;
  event.preventDefault();
  event.currentTarget.querySelector<HTMLButtonElement>('button[type=submit]')?.click();
}
