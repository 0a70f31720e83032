import { useCallback } from 'react';
import { useMay } from '../../../framework/useMay';
import { routeFor } from '../../routes';

/** Asks whether there is a page at an address, and the person may open it: links to others are not shown. */
export function useMayOpen(): (path: string) => boolean {
  const may = useMay();
  return useCallback(
    (path) => {
      const route = routeFor(path.split('?')[0]);
      return route !== undefined && (route.access.length === 0 || may(route.access));
    },
    [may],
  );
}
