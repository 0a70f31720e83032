import type { AnyEntity } from '../../src/entity/entity';
import { searchPathOf } from '../../src/entity/privateFilters';
import { askedOf, type Route } from './Call';

/**
 * The lists by POST, `{endpoint}/search`: the same answers as the lists by GET, own routes included, with the question in
 * the body (docs/domain/calls.md 5.3).
 */
export const searchRoutes = (entities: readonly AnyEntity[], routes: readonly Route[]): Route[] =>
  entities.flatMap(({ gateway, endpoint, list }) => {
    const asked = routes.find(
      (one) => one.gateway === gateway && one.method === 'GET' && one.path === endpoint,
    );
    if (!asked || list.via) return [];
    return [
      {
        gateway,
        method: 'POST' as const,
        path: searchPathOf(endpoint),
        run: (call) => asked.run({ ...call, query: askedOf(call) }),
      },
    ];
  });
