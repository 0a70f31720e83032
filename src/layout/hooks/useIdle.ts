import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { whenIdle } from '../../ui/whenIdle';

/** Longest wait for the page's own calls, ms. */
const LATEST_MS = 1_500;

/** False until the page has what it asked for first, and the browser a quiet moment after it. */
export function useIdle(): boolean {
  const [idle, setIdle] = useState(false);
  const client = useQueryClient();
  // A look of its own, which ends with the wait: the frame would be drawn anew with every later call of any page.
  useEffect(() => {
    if (idle) return undefined;
    let hasFetched = false;
    let forget: (() => void) | undefined;
    const look = () => {
      if (client.isFetching() > 0) {
        hasFetched = true;
        forget?.();
        forget = undefined;
      } else if (hasFetched) forget ??= whenIdle(() => setIdle(true));
    };
    look();
    const unsubscribe = client.getQueryCache().subscribe(look);
    const timer = setTimeout(() => setIdle(true), LATEST_MS);
    return () => {
      unsubscribe();
      clearTimeout(timer);
      forget?.();
    };
  }, [client, idle]);
  return idle;
}
