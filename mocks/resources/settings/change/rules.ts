import type { Locale } from '../../../../src/i18n/locale';
import type { Right } from '../../../../src/domain/enums/permissions';
import type { ChangeFacts } from '../../../../src/resources/settings/change/lifecycle';
import { runAction } from '../../../engine/actionRoutes';
import { ApiError } from '../../../engine/ApiError';
import { CHANGES, isOvertaken, notify } from '../../../engine/askedChanges';
import type { Answer, Call } from '../../../engine/Call';
import { consoleText } from '../../../engine/consoleTexts';
import type { Hooks } from '../../../engine/Hooks';
import { creationRow, type HistorySeed } from '../../../engine/History';
import { localeAsked } from '../../../engine/messages';
import { type MockRecord, without } from '../../../engine/MockRecord';
import { recordName } from '../../../engine/recordName';
import type { Store } from '../../../engine/Store';
import { createRecord, removeRecord, updateRecord } from '../../../engine/writeRecord';

type Values = Readonly<Record<string, unknown>>;

/** What a change is about: the entity, its rules, and the record as it is now; none for what is to be made. */
function subjectOf(store: Store, { resource, record }: MockRecord) {
  const name = String(resource);
  const entity = store.entity(name);
  if (!entity) throw new Error(`A change of what nobody declares: ${name}`);
  const hooks = store.hooksOf(name);
  const id = typeof record === 'string' ? record.slice(record.lastIndexOf('/') + 1) : undefined;
  const kept = id === undefined ? undefined : store.collection(name)?.get(id);
  return { entity, hooks, id, kept };
}

function factsOf(change: MockRecord, call: Call): { facts: ChangeFacts } {
  const { hooks, kept } = subjectOf(call.store, change);
  const now = kept && { ...kept, ...hooks?.judged?.(kept, call) };
  return {
    facts: {
      rights: change.rights as readonly Right[],
      isOvertaken: now !== undefined && isOvertaken(change.before as Values, now),
    },
  };
}

/** Writes what was asked for, by the very door through which it was asked for. @throws ApiError as that does */
function putInForce(call: Call, change: MockRecord): Answer {
  const { entity, hooks, id, kept } = subjectOf(call.store, change);
  const action = String(change.action);
  const after = change.after as Values;
  const headers = new Headers(call.headers);
  // It is based on what the change was asked for on (`before`), which is compared.
  headers.set('if-match', '*');
  const write: Call = {
    ...call,
    params: { id: id ?? '' },
    headers,
    body: { ...after, ...(change.reason ? { reason: change.reason } : {}) },
    puts: { source: `${CHANGES}/${change.id}`, before: change.before as Values },
  };
  if (action === 'create') return createRecord({ ...write, body: after }, entity, hooks);
  if (!kept) throw new ApiError(409, 'CHANGE_OVERTAKEN');
  if (action === 'update') return updateRecord({ ...write, body: after }, entity, hooks);
  if (action === 'delete') return removeRecord(write, entity, hooks);
  return runAction(write, entity, action, hooks);
}

/** The person reads a change and no form: what a rule of the form says against it now is one refusal. */
function withoutForm<T>(run: () => T): T {
  try {
    return run();
  } catch (error) {
    if (error instanceof ApiError && error.status === 400)
      throw new ApiError(409, 'CHANGE_BREAKS_RULE');
    throw error;
  }
}

function decided(change: MockRecord, { store, caller }: Call): Record<string, unknown> {
  if (change.createdBy !== caller.id) notify(store, String(change.createdBy), change, 'decided');
  return { decidedBy: caller.id, decidedAt: store.clock.iso() };
}

/** The act that was asked for, in words: the entity's own, else the shared verb with what kind of record it is about. */
function actOf(name: string, action: string, locale: Locale): string {
  const own = consoleText(locale, `resources.${name}.actions.${action}`);
  if (own !== undefined) return own;
  const kind = consoleText(locale, `resources.${name}.name`)?.split(' |||| ')[0] ?? name;
  const verb = consoleText(locale, `action.${action === 'update' ? 'edit' : action}`);
  return `${kind}: ${verb ?? action}`;
}

/** What only the gateway needs: the conditions have it among their facts. */
const HIDDEN: ReadonlySet<string> = new Set(['rights']);

/** A change in the caller's language. */
function inWords(change: MockRecord, call: Call): MockRecord {
  const { entity, kept } = subjectOf(call.store, change);
  const locale = localeAsked(call.headers.get('accept-language'));
  return {
    ...without(change, HIDDEN),
    what: actOf(entity.name, String(change.action), locale),
    recordName: kept ? recordName(entity, kept, locale) : change.recordName,
  };
}

const row = (change: MockRecord, call: Call): MockRecord => ({
  ...inWords(change, call),
  ...factsOf(change, call),
});

/** What of the last month would have gone otherwise by a change, or why nothing says so. */
function lastMonthOf(change: MockRecord, call: Call): Record<string, unknown> {
  const { hooks, kept } = subjectOf(call.store, change);
  const declared = hooks?.lastMonth?.[String(change.action)];
  const known =
    typeof declared === 'function'
      ? declared({ record: kept, after: change.after as Values }, call)
      : declared;
  return typeof known === 'string' ? { effects: [], without: known } : { effects: known ?? [] };
}

/** What decided on a change of the sample. */
const DECISIONS: Readonly<Record<string, string>> = {
  REFUSED: 'refuse_change',
  WITHDRAWN: 'withdraw_change',
};

/** What the sample says of a change's past: it was asked for, and what became of it. */
const pastOf: HistorySeed = (change) => {
  const { state, decidedAt, decidedBy } = change;
  const made = creationRow(change).map((one) => ({ ...one, reason: String(change.reason) }));
  if (typeof decidedAt !== 'string') return made;
  const decision = {
    at: decidedAt,
    by: decidedBy as string | null,
    action: DECISIONS[String(state)],
    origin: 'MANUAL',
    field: 'state',
    from: 'WAITING',
    to: state,
  } as const;
  return [...made, decision];
};

/** Changes of what guards money or law: asked for by one person, put in force by another (docs/domain/authority.md 4). */
export const hooks: Hooks = {
  resource: CHANGES,
  judged: factsOf,
  history: pastOf,
  present: (change, call) => {
    const shown = row(change, call);
    return change.state === 'WAITING' ? { ...shown, ...lastMonthOf(change, call) } : shown;
  },
  presentRow: row,
  actions: {
    put_in_force: (change, call) => {
      const { body } = withoutForm(() => putInForce(call, change));
      const made = change.record === null && {
        record: `${String(change.resource)}/${(body as MockRecord).id}`,
      };
      return { ...decided(change, call), ...made };
    },
    refuse_change: decided,
    withdraw_change: decided,
  },
};
