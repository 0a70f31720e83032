import type { AnyEndpoint, ParamsOf, ResponseOf } from '../../src/dataProviders/endpoint';
import type { AnyEntity } from '../../src/entity/entity';
import type { Answer, Call, Method, Route } from './Call';

/** Answers a call as the console declares it: what the address holds and what is answered are typed by its endpoint. */
export const route = <E extends AnyEndpoint>(
  { gateway, method, path }: E,
  run: (call: Omit<Call, 'params'> & { params: ParamsOf<E> }) => Answer<ResponseOf<E>>,
): Route => ({ gateway, method, path, run });

/**
 * An ordinary call of an entity, answered otherwise than by `crudRoutes`.
 * @param below what follows the entity's own path: `/:id/history`; nothing for the list
 */
export const entityRoute = (
  { gateway, endpoint }: Pick<AnyEntity, 'gateway' | 'endpoint'>,
  method: Method,
  below: '' | `/${string}`,
  run: Route['run'],
): Route => ({ gateway, method, path: `${endpoint}${below}`, run });
