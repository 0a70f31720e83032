import type { AnyEntity } from '../../src/entity/entity';
import { hasControl, isInvisible } from '../../src/domain/visibleText';
import { normalise } from '../../src/domain/enums/readEnum';
import { CONFIRM } from '../../src/domain/settings';
import {
  onlyFromKey,
  whyBlocked,
  type ActionPerson,
  type Lifecycle,
  type LifecycleAction,
} from '../../src/entity/lifecycle';
import { rules } from '../../src/entity/rights';
import { validateInputs } from '../../src/entity/validate';
import { limitAlone } from './alone';
import { ApiError, invalid } from './ApiError';
import { askChange, asked as askedFor, refuseOvertaken } from './askedChanges';
import { bodyOf, type Answer, type Call, type Route } from './Call';
import { may, need } from './Caller';
import { refuseFiles } from './fileChecks';
import { refuseForeign } from './foreign';
import { answerOne, collectionOf, presented, recordOf } from './records';
import { consoleTexts, hasConsoleText } from './consoleTexts';
import { answeringRefusals, blockedAnswer } from './hindered';
import type { Hooks } from './Hooks';
import { makersOf } from './makers';
import { sameAs } from './onePerson';
import type { MockRecord } from './MockRecord';
import { stateTexts, stateValue } from './stateValue';
import { mainTenantOnly, owns, seesAll } from './tenancy';
import { refuseStale } from './version';
import { versionInForceOf } from './versionsInForce';

/** `POST {endpoint}/{id}/{action}` for every action of the life cycle. */
export function actionRoutes(entity: AnyEntity, hooks?: Hooks): Route[] {
  const { lifecycle } = entity;
  if (!lifecycle) return [];
  return Object.keys(lifecycle.actions).map((name) => ({
    gateway: entity.gateway,
    method: 'POST',
    path: `${entity.endpoint}/:id/${name}`,
    run: (call) => runAction(call, entity, name, hooks),
  }));
}

/** Does an action of a life cycle, or asks for it where another person puts it in force (docs/domain/authority.md 4). */
export function runAction(call: Call, entity: AnyEntity, name: string, hooks?: Hooks): Answer {
  const { store, caller, puts } = call;
  const lifecycle = entity.lifecycle as Lifecycle;
  const { field } = lifecycle;
  const action = lifecycle.actions[name];
  need(caller, action.access);
  if (action.also && action.alsoWhere === undefined) need(caller, action.also);
  const record = recordOf(call, entity.of?.resource ?? entity.name);
  // What the state or a rule says against it now tells more than that something has changed.
  const judged = { ...record, ...hooks?.judged?.(record, call) };
  refuseBlocked(call, entity, name, judged, hooks);
  refuseStale(call, entity.name, record, () => presented(call, entity, record, hooks));
  const asked = reasonOf(call, action);
  const values = inputValues(call, lifecycle, name, judged);
  const count = limitAlone(call, entity.name, action.guard, values);
  // A comment that the action asks for says why, as a reason does.
  const reason = asked || (typeof values.comment === 'string' ? values.comment.trim() : '');
  const from = record[field];
  if (action.guard === 'inForceByAnother' && !puts) {
    const after = {
      ...values,
      ...(action.stays ? {} : { [field]: stateValue(entity, action.to) }),
    };
    const before = Object.fromEntries(Object.keys(after).map((one) => [one, judged[one] ?? null]));
    const change = { action: name, access: action.access, before, after, reason };
    return askedFor(
      answerOne(call, entity, record, hooks),
      askChange(call, entity, judged, change),
    );
  }
  if (puts) refuseOvertaken(puts, judged);
  const at = store.clock.iso();
  const patch = answeringRefusals(() => hooks?.actions?.[name]?.(record, call, values) ?? {});
  count();
  const to = patch[field] ?? (action.stays ? from : stateValue(entity, action.to));
  const row = {
    at,
    by: caller.id,
    action: name,
    origin: 'MANUAL',
    ...(puts ? { source: puts.source } : {}),
  } as const;
  for (const change of changesOf(record, patch, hooks?.recorded)) {
    store.history.add(entity.name, record, { ...row, ...change });
  }
  store.history.add(entity.name, record, {
    ...row,
    ...(to === from ? {} : { field, from, to }),
    ...(reason ? { reason } : {}),
  });
  collectionOf(call, entity.name).change(record, {
    updatedAt: at,
    updatedBy: caller.id,
    ...patch,
    [field]: to,
  });
  return {
    ...answerOne(call, entity, record, hooks),
    commit: { resource: entity.name, id: record.id },
  };
}

/** The recorded fields that an action changes besides the state, each for a history row of its own. */
function changesOf(
  record: MockRecord,
  patch: Readonly<Record<string, unknown>>,
  recorded: readonly string[] = [],
): { field: string; from: unknown; to: unknown }[] {
  return recorded.flatMap((field) => {
    const [from, to] = [record[field] ?? null, patch[field] ?? null];
    return !(field in patch) || from === to ? [] : [{ field, from, to }];
  });
}

/** @throws ApiError 403 where only the main tenant rules, 409 with the reason: the state, maker and checker, or a condition in the caller's language */
export function refuseBlocked(
  call: Call,
  entity: AnyEntity,
  name: string,
  record: MockRecord,
  hooks?: Hooks,
): void {
  const { name: resource, lifecycle } = entity;
  if (!lifecycle) return;
  const { caller, store } = call;
  const judged = {
    ...record,
    ...versionInForceOf(store, entity, record),
    makers: makersOf(store, entity, record, hooks),
  };
  const person: ActionPerson = {
    id: caller.id,
    tenant: caller.tenantAlias,
    rules: rules(entity, () => seesAll(caller)),
    owns: owns(call, entity, record),
    may: (access) => may(caller, access),
  };
  const actionBlock = whyBlocked(lifecycle, name, judged, person);
  if (!actionBlock) {
    // What is closed to somebody is closed to who may sign in as them.
    const isOwn = sameAs(store, caller.id).some((id) => {
      const other = whyBlocked(lifecycle, name, judged, { ...person, id });
      return other?.kind === 'maker' || (other?.kind === 'condition' && other.own === true);
    });
    if (isOwn) throw new ApiError(409, 'COUNTS_AS_ONE');
    return;
  }
  if (actionBlock.kind === 'permission') return;
  if (actionBlock.kind === 'lender') throw mainTenantOnly();
  if (actionBlock.kind === 'also') return need(caller, actionBlock.needed);
  if (actionBlock.kind === 'maker') throw new ApiError(409, 'MAKER_IS_CHECKER');
  if (actionBlock.kind === 'state') {
    const { state, from } = actionBlock;
    const own = onlyFromKey(resource, name);
    throw new ApiError(409, hasConsoleText(own) ? consoleTexts(own) : 'TRANSITION_FORBIDDEN', {
      code: 'TRANSITION_FORBIDDEN',
      values: { state: stateTexts(entity, state) },
      extra: { state, from },
    });
  }
  throw blockedAnswer(actionBlock);
}

/** What the action asks for, of its declared fields alone. @throws ApiError 400 with field errors */
function inputValues(
  call: Call,
  lifecycle: Lifecycle,
  name: string,
  record: MockRecord,
): Record<string, unknown> {
  const body = bodyOf(call);
  const errors = validateInputs(lifecycle, name, body, record);
  if (errors.length > 0) {
    throw invalid(
      Object.fromEntries(errors.map(({ path, key }) => [path, key])),
      Object.fromEntries(errors.flatMap(({ path, values }) => (values ? [[path, values]] : []))),
    );
  }
  const asked = lifecycle.inputs?.[name] ?? {};
  refuseFiles(asked, body, record);
  refuseForeign(call, asked, body);
  return Object.fromEntries(Object.keys(asked).map((field) => [field, body[field] ?? null]));
}

/** A reason is asked for where the confirmation is `reason`: one of the action's list, or free text of a least length. */
function reasonOf(call: Call, { confirm, reasons }: LifecycleAction): string {
  const given = bodyOf(call).reason;
  if (given !== undefined && given !== null && typeof given !== 'string') {
    throw invalid({ reason: 'validation.invalid_value' });
  }
  const reason = (given ?? '').trim();
  if (reasons && reason !== '' && normalise(reasons, reason) === undefined) {
    throw invalid({ reason: 'validation.invalid_value' });
  }
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
  if (hasControl(reason, true)) throw invalid({ reason: 'validation.control' });
  if (isInvisible(reason)) throw invalid({ reason: 'validation.invisible' });
  const { length } = [...reason];
  if (required && length < least) {
    throw invalid({ reason: 'validation.min_length' }, { reason: { length: least } });
  }
  if (length > CONFIRM.reasonMax) {
    throw invalid({ reason: 'validation.max_length' }, { reason: { length: CONFIRM.reasonMax } });
  }
  return reason;
}
