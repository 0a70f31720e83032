import { createContext, use, useCallback, useLayoutEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { session } from '../../auth/session';

/** The address in front, for what is just going: it is drawn no more, and hears nothing of the next one. */
export const PathInFrontContext = createContext<(() => string) | undefined>(undefined);

/** For the frame around all pages: the address in front, to be asked at any time. */
export function usePathInFront(): () => string {
  const { pathname } = useLocation();
  const path = useRef(pathname);
  useLayoutEffect(() => {
    path.current = pathname;
  }, [pathname]);
  return useCallback(() => path.current, []);
}

/**
 * Whether the page of this part was left on purpose, to be asked when the part goes: for another address, or by looking
 * with somebody else's eyes. A page that breaks, that cannot be read any more or whose session is lost is not left.
 */
export function useIsLeft(): () => boolean {
  const { pathname } = useLocation();
  const inFront = use(PathInFrontContext);
  const [view] = useState(session.view);
  return useCallback(
    () => (inFront !== undefined && inFront() !== pathname) || session.view() !== view,
    [inFront, pathname, view],
  );
}
