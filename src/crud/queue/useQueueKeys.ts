import { useEffect, useRef } from 'react';

/** What keys do, by `event.code`; with Shift as `Shift+Slash`. */
export type QueueKeys = Readonly<Record<string, (() => void) | undefined>>;

const OPEN_ABOVE = '[role="dialog"], [role="alertdialog"], [role="menu"]';

/** Single keys keep quiet while somebody types or a dialog or a menu is open (interface, keyboard map). */
function isElsewhere(target: EventTarget | null): boolean {
  if (document.querySelector(OPEN_ABOVE)) return true;
  if (!(target instanceof HTMLElement)) return false;
  return target.isContentEditable || target.closest('input, textarea, select') !== null;
}

/** Single-key shortcuts of a page, by the place of the key, so that they work with a Cyrillic layout too. */
export function useQueueKeys(keys: QueueKeys): void {
  const current = useRef(keys);
  useEffect(() => {
    current.current = keys;
  });
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      const { code, shiftKey, ctrlKey, metaKey, altKey, isComposing, defaultPrevented } = event;
      if (ctrlKey || metaKey || altKey || isComposing || defaultPrevented) return;
      const run = current.current[shiftKey ? `Shift+${code}` : code];
      if (!run || isElsewhere(event.target)) return;
      event.preventDefault();
      run();
    };
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, []);
}
