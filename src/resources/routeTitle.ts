import type { Translate } from '../entity/Field';
import type { Route } from './routes';

/** The title of a screen in words: its own, or the general one around the entity's name. */
export const routeTitle = (route: Route, translate: Translate): string =>
  translate(route.title, {
    smart_count: route.titleCount ?? 1,
    name: route.titleOf && translate(route.titleOf, { smart_count: 1 }),
  });
