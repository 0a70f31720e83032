import { useEffect, useState } from 'react';
import { whenIdle } from '../../ui/whenIdle';

/** False until the browser has had a quiet moment after the first drawing. */
export function useIdle(): boolean {
  const [idle, setIdle] = useState(false);
  useEffect(() => whenIdle(() => setIdle(true)), []);
  return idle;
}
