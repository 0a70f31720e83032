import { useEffect, useState } from 'react';
import { LIST } from '../../domain/settings';

/** What is typed, after a moment without a key: what is asked of a gateway while somebody types. */
export function useSettled(words: string): string {
  const [settled, setSettled] = useState(words);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(words), LIST.suggestDebounceMs);
    return () => clearTimeout(timer);
  }, [words]);
  return settled;
}
