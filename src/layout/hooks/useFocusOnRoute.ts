import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';
import { isAbovePage } from '../../ui/keys/areShortcutsBlocked';
import { routeFor } from '../../resources/routes';

/** How long a page may take to show its title before the focus is left where it is, ms. */
const PATIENCE_MS = 5_000;

/** Tabs of one record are one page; everything else is a page of its own. */
export function pageOf(pathname: string): string {
  const route = routeFor(pathname);
  if (route?.kind !== 'show' && route?.kind !== 'tab') return pathname;
  const depth = route.path.split('/').findIndex((part) => part.startsWith(':'));
  return pathname.split('/', depth < 0 ? undefined : depth + 1).join('/');
}

/**
 * After a navigation the focus goes to the new page's h1 (docs/domain/interface.md 3.3), so that a keyboard or a screen
 * reader starts there. It stays where it is on a change of tabs, and when the person is already in the new page (a form
 * that focuses its first input). Headings are also compared as elements: the old page may stay until the new one is
 * loaded.
 */
export function useFocusOnRoute(): void {
  const { pathname } = useLocation();
  const page = pageOf(pathname);
  const seen = useRef<{ page: string; heading?: Element }>({ page });
  useEffect(() => {
    const main = document.getElementById('main');
    if (!main) return undefined;
    let due = seen.current.page !== page;
    const arrive = () => {
      const heading = main.querySelector('h1');
      if (!heading) return;
      const { heading: before } = seen.current;
      const isNew = before !== undefined && before !== heading;
      seen.current = { page, heading };
      const active = document.activeElement;
      const inside = active !== main && active !== before && main.contains(active);
      // What was opened while the page came keeps the focus.
      if ((due || isNew) && !inside && !isAbovePage(active)) {
        heading.tabIndex = -1;
        heading.focus({ preventScroll: true });
      }
      due = false;
    };
    arrive();
    const observer = new MutationObserver(arrive);
    observer.observe(main, { childList: true, subtree: true });
    const timer = setTimeout(() => observer.disconnect(), PATIENCE_MS);
    return () => {
      clearTimeout(timer);
      observer.disconnect();
    };
  }, [page]);
}
