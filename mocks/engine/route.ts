import type { ResourceName } from '../../src/i18n/Catalogue';
import type { AnyEndpoint, ParamsOf, ResponseOf } from '../../src/dataProviders/endpoint';
import type { Access, AnyEntity } from '../../src/entity/entity';
import type { Answer, Call, Method, Route } from './Call';
import { need } from './Caller';
import { masked } from './personal';
import { collectionOf, recordOf } from './records';
import { needRuler } from './tenancy';
import { refuseStale } from './version';

/** Answers a call as the console declares it: what the address holds and what is answered are typed by its endpoint. */
export const route = <E extends AnyEndpoint>(
  { gateway, method, path, access, on }: E,
  run: (call: Omit<Call, 'params'> & { params: ParamsOf<E> }) => Answer<ResponseOf<E>>,
): Route => ({
  gateway,
  method,
  path,
  run: on ? (call) => answerOn(call, on, access, run) : run,
});

/**
 * A write on a record: refused when the record has changed since it was shown. Who may not write at all learns nothing of
 * the record, not even that there is one.
 */
function answerOn(
  call: Call,
  resource: ResourceName,
  access: Access | undefined,
  run: Route['run'],
): Answer {
  if (access) need(call.caller, access);
  const { entity } = collectionOf(call, resource);
  needRuler(call.caller, entity);
  const record = recordOf(call, resource);
  refuseStale(call, resource, record, () => masked(record, entity));
  return run(call);
}

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
