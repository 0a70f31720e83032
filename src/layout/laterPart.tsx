import {
  Suspense,
  useEffect,
  useEffectEvent,
  useReducer,
  type ComponentType,
  type ReactNode,
} from 'react';
import { NETWORK } from '../domain/settings';
import { lazyPage } from '../framework/lazyPage';
import { reportBroken } from '../observe/report';
import { ErrorBoundary } from '../ui/ErrorBoundary/ErrorBoundary';
import { isChunkError } from '../ui/lazyRetry';

/**
 * A part of the frame around the pages that is fetched when it is first shown, or beforehand by `preload`. One that cannot
 * be had never takes the console with it: its place holds `fallback`, and it is asked for again after a while, when the
 * browser is online again, or when it is shown anew.
 */
export function laterPart<K extends string, P extends object>(
  load: () => Promise<Record<K, ComponentType<P>>>,
  name: K,
  fallback: ReactNode = null,
) {
  // A lazy component that has failed stays so.
  const make = () => lazyPage(load, name);
  let Part = make();
  function Later(props: P) {
    const [, drawAgain] = useReducer((times: number) => times + 1, 0);
    return (
      <ErrorBoundary
        variant="widget"
        onError={(error, ...rest) => {
          if (isChunkError(error)) Part = make();
          else reportBroken(error, ...rest);
        }}
        instead={(error, retry) => {
          if (!isChunkError(error)) return fallback;
          const again = () => {
            drawAgain();
            retry();
          };
          return <Meanwhile again={again}>{fallback}</Meanwhile>;
        }}
      >
        <Suspense fallback={fallback}>
          <Part {...props} />
        </Suspense>
      </ErrorBoundary>
    );
  }
  return Object.assign(Later, { preload: () => Part.preload() });
}

function Meanwhile({ again, children }: { again: () => void; children: ReactNode }) {
  const onAgain = useEffectEvent(again);
  useEffect(() => {
    const listener = () => onAgain();
    const timer = setTimeout(listener, NETWORK.partAgainMs);
    window.addEventListener('online', listener);
    return () => {
      clearTimeout(timer);
      window.removeEventListener('online', listener);
    };
  }, []);
  return children;
}
