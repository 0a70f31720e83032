import { useEffect, useState } from 'react';
import { LIST } from '../../../../domain/settings';

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
  useEffect(() => {
    if (typed === applied) return undefined;
    const timer = setTimeout(() => onApply(typed), LIST.filterDebounceMs);
    return () => clearTimeout(timer);
  }, [applied, onApply, typed]);
  return { typed, setTyped, apply: () => typed !== applied && onApply(typed) };
}
