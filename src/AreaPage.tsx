import { ResourceContextProvider } from 'ra-core';
import { lazy, type ComponentType } from 'react';
import { lazyRetry } from './ui/lazyRetry';
import { loadArea } from './i18n/i18nProvider';
import type { Route } from './resources/routes';

/** The pages of the route table that are no entity's, each its own chunk, shown with its area's texts. */
export function areaPage({ load, area, resource }: Route): ComponentType {
  const Page = lazy(
    lazyRetry(async () => {
      if (!load) throw new Error('A route without a page.');
      const [module] = await Promise.all([load(), area && loadArea(area)]);
      return { default: module.Page };
    }),
  );
  return resource
    ? () => (
        <ResourceContextProvider value={resource}>
          <Page />
        </ResourceContextProvider>
      )
    : Page;
}
