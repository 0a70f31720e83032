import type { AnyEntity } from '../../src/entity/entity';
import { CONFIRM } from '../../src/domain/settings';
import { hindranceOf, type LifecycleAction } from '../../src/entity/lifecycle';
import { ApiError, invalid } from './ApiError';
import { bodyOf, type Answer, type Call, type Route } from './Call';
import { may, need } from './Caller';
import { answerOne, collectionOf, recordOf } from './records';
import { stateValue } from './stateValue';
import type { Hooks } from './Hooks';

/** `POST {endpoint}/{id}/{action}` for every act of the life cycle. */
export function actRoutes(entity: AnyEntity, hooks?: Hooks): Route[] {
  const { lifecycle } = entity;
  if (!lifecycle) return [];
  return Object.entries(lifecycle.actions).map(([name, action]) => ({
    gateway: entity.gateway,
    method: 'POST',
    path: `${entity.endpoint}/:id/${name}`,
    run: (call) => act(call, entity, lifecycle.field, name, action, hooks),
  }));
}

function act(
  call: Call,
  entity: AnyEntity,
  field: string,
  name: string,
  action: LifecycleAction,
  hooks?: Hooks,
): Answer {
  const { store, caller } = call;
  need(caller, action.access);
  const record = recordOf(call, entity.name);
  const from = String(record[field]);
  const hindrance = hindranceOf(action, from, {
    allowed: may(caller, action.access),
    isMaker: record.createdBy === caller.id,
  });
  if (hindrance?.kind === 'maker') {
    throw new ApiError(409, 'MAKER_IS_CHECKER', { code: 'MAKER_IS_CHECKER' });
  }
  if (hindrance) {
    throw new ApiError(409, 'TRANSITION_FORBIDDEN', {
      values: { state: from },
      extra: { state: from, from: action.from },
    });
  }
  const reason = reasonOf(call, action);
  const at = store.clock.iso();
  const to = stateValue(entity, action.to);
  const further = hooks?.acts?.[name]?.(record, call);
  store.history.add(entity.name, record, {
    at,
    by: caller.id,
    action: name,
    field,
    from: record[field],
    to,
    origin: 'MANUAL',
    ...(reason ? { reason } : {}),
  });
  collectionOf(call, entity.name).change(record, {
    [field]: to,
    updatedAt: at,
    updatedBy: caller.id,
    ...further,
  });
  return {
    ...answerOne(call, entity, record, hooks),
    commit: { resource: entity.name, id: record.id },
  };
}

/** A reason is asked for where the confirmation is `reason`; free text has a least length. */
function reasonOf(call: Call, { confirm, reasons }: LifecycleAction): string {
  const given = bodyOf(call).reason;
  if (given !== undefined && given !== null && typeof given !== 'string') {
    throw invalid({ reason: 'validation.invalid_value' });
  }
  const reason = (given ?? '').trim();
  return checkedReason(reason, confirm === 'reason', reasons ? 1 : CONFIRM.reasonMin);
}

/**
 * A reason that keeps the length rules.
 * @throws ApiError 400 at the field `reason`
 */
export function checkedReason(
  reason: string,
  required: boolean,
  least: number = CONFIRM.reasonMin,
): string {
  if (required && reason === '') throw invalid({ reason: 'validation.required' });
  const { length } = [...reason];
  if (required && length < least) {
    throw invalid({ reason: 'validation.min_length' }, { reason: { length: least } });
  }
  if (length > CONFIRM.reasonMax) {
    throw invalid({ reason: 'validation.max_length' }, { reason: { length: CONFIRM.reasonMax } });
  }
  return reason;
}
