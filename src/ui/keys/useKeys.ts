import { useLayoutEffect, useRef } from 'react';
import { areShortcutsBlocked } from './areShortcutsBlocked';

/** What keys do, by `event.code`; with Shift as `Shift+Slash`. */
export type Keys = Readonly<Record<string, (() => void) | undefined>>;

/**
 * Single-key shortcuts of a page, by the place of the key, so that they work with a Cyrillic layout too. They keep quiet
 * while somebody types or a dialog is open, and are those of what is shown, from the moment it is: a key must never
 * decide on the record before.
 */
export function useKeys(keys: Keys): void {
  const current = useRef(keys);
  useLayoutEffect(() => {
    current.current = keys;
  });
  useLayoutEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      const { code, shiftKey, ctrlKey, metaKey, altKey, isComposing, defaultPrevented } = event;
      if (ctrlKey || metaKey || altKey || isComposing || defaultPrevented) return;
      const run = current.current[shiftKey ? `Shift+${code}` : code];
      if (!run || areShortcutsBlocked(event.target)) return;
      event.preventDefault();
      run();
    };
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, []);
}
