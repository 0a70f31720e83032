import { useIsFetching } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { whenIdle } from '../../ui/whenIdle';

/** Longest wait for the page's own calls, ms. */
const LATEST_MS = 1_500;

/** False until the page has what it asked for first, and the browser a quiet moment after it. */
export function useIdle(): boolean {
  const [idle, setIdle] = useState(false);
  const fetching = useIsFetching() > 0;
  const hasFetched = useRef(false);
  useEffect(() => {
    const timer = setTimeout(() => setIdle(true), LATEST_MS);
    return () => clearTimeout(timer);
  }, []);
  useEffect(() => {
    if (fetching) hasFetched.current = true;
    return !fetching && hasFetched.current ? whenIdle(() => setIdle(true)) : undefined;
  }, [fetching]);
  return idle;
}
