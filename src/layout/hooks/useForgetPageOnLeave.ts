import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';
import { useStoreContext } from 'ra-core';
import { forgetPage } from '../../framework/list/listAddress';
import { routeFor } from '../../resources/routes';

/**
 * The page number of a list is dropped on going to another screen (docs/domain/interface.md 4.1); filters, order and
 * page size stay. Within one resource (list → record → list) the page is kept.
 */
export function useForgetPageOnLeave(): void {
  const { pathname } = useLocation();
  const store = useStoreContext();
  const resource = routeFor(pathname)?.resource;
  const previous = useRef(resource);
  useEffect(() => {
    const left = previous.current;
    previous.current = resource;
    if (left && left !== resource) forgetPage(store, left);
  }, [resource, store]);
}
