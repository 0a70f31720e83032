import { useEffect, useRef } from 'react';
import { isElsewhere } from '../../ui/base/isElsewhere';

/** What keys do, by `event.code`; with Shift as `Shift+Slash`. */
export type QueueKeys = Readonly<Record<string, (() => void) | undefined>>;

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
