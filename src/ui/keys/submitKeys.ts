import type { KeyboardEvent } from 'react';

/** The keys that answer a dialog, as they stand on the keyboard. */
export const submitKeys = (): string =>
  /Mac|iPhone|iPad/.test(navigator.userAgent) ? '⌘+Enter' : 'Ctrl+Enter';

const isSubmit = ({ key, ctrlKey, metaKey, altKey, shiftKey }: KeyboardEvent): boolean =>
  key === 'Enter' && (ctrlKey || metaKey) && !altKey && !shiftKey;

/**
 * Presses the button that answers a dialog, where Ctrl+Enter or ⌘+Enter is pressed anywhere in it: what holds for the
 * click holds for the keys. A field that has taken the key for itself, a list that is open above the dialog and a key
 * that is held down press nothing.
 */
export function pressSubmit(event: KeyboardEvent<HTMLElement>): void {
  if (!isSubmit(event)) return;
  const { repeat, defaultPrevented } = event;
  // React sends what happens in a dialog above this one here, too.
  const isInside = event.target instanceof Node && event.currentTarget.contains(event.target);
  if (!isInside || repeat || defaultPrevented) return;
  event.preventDefault();
  event.currentTarget.querySelector<HTMLButtonElement>('button[type=submit]')?.click();
}

const CLOSED_SELECT = '[role=combobox][aria-expanded=false]:not(input)';

/** The same on a selection that is closed: MUI's opens at Enter whatever is held with it, so it must not hear of it. */
export function pressSubmitOnSelect(event: KeyboardEvent<HTMLElement>): void {
  if (!isSubmit(event) || !(event.target as Element).matches(CLOSED_SELECT)) return;
  event.stopPropagation();
  pressSubmit(event);
}
