import { useEffect, useRef, useState } from 'react';
import { LIST } from '../../domain/settings';

/**
 * Text of a filter while it is typed: applied a moment after the last key, or at once by `apply`.
 *
 * @param applied the filter's value in words
 */
export function useTyped(applied: string, onApply: (typed: string) => void) {
  const [typed, setTyped] = useState(applied);
  const [known, setKnown] = useState(applied);
  if (known !== applied) {
    setKnown(applied);
    setTyped(applied);
  }
  // The newest handler, without starting the wait again when only the handler is new.
  const handler = useRef(onApply);
  useEffect(() => {
    handler.current = onApply;
  }, [onApply]);
  useEffect(() => {
    if (typed === applied) return undefined;
    const timer = setTimeout(() => handler.current(typed), LIST.filterDebounceMs);
    return () => clearTimeout(timer);
  }, [applied, typed]);
  return { typed, setTyped, apply: () => typed !== applied && onApply(typed) };
}
