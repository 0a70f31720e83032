import { useEffect, useLayoutEffect, useRef } from 'react';
import { useLocation, useNavigationType } from 'react-router-dom';
import { pageOf } from './useFocusOnRoute';

/** How long a page may take to become as high as it was, ms. */
const PATIENCE_MS = 5_000;

/** Where each entry of the tab's history was left, px from the top. */
const places = new Map<string, number>();

/**
 * A new page begins at its top, and going back is where it was (docs/domain/interface.md 3.3), as soon as the page is high
 * enough for that and unless the person scrolls first. Tabs of one record are one page.
 */
export function useScrollOnRoute(): void {
  const { key, pathname } = useLocation();
  const isBack = useNavigationType() === 'POP';
  const page = pageOf(pathname);
  const seen = useRef({ key, page });

  useEffect(() => {
    const keep = () => void places.set(key, window.scrollY);
    window.addEventListener('scroll', keep, { passive: true });
    return () => window.removeEventListener('scroll', keep);
  }, [key]);

  useLayoutEffect(() => {
    const { key: before, page: left } = seen.current;
    seen.current = { key, page };
    if (before === key || left === page) return undefined;
    const wanted = isBack ? (places.get(key) ?? 0) : 0;
    window.scrollTo(0, wanted);
    if (window.scrollY >= wanted) return undefined;
    const stop = () => {
      observer.disconnect();
      clearTimeout(timer);
      for (const event of BY_PERSON) window.removeEventListener(event, stop);
    };
    const observer = new ResizeObserver(() => {
      window.scrollTo(0, wanted);
      if (window.scrollY >= wanted) stop();
    });
    observer.observe(document.documentElement);
    const timer = setTimeout(stop, PATIENCE_MS);
    for (const event of BY_PERSON) window.addEventListener(event, stop, { passive: true });
    return stop;
  }, [isBack, key, page]);
}

const BY_PERSON = ['wheel', 'touchstart', 'keydown', 'pointerdown'] as const;
