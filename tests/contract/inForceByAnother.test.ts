import { beforeEach, describe, expect, test } from 'vitest';
import { GATEWAY_BASES } from '../../mocks/engine/bases';
import type { MockRecord } from '../../mocks/engine/MockRecord';
import { onlyPerson } from '../../mocks/identity';
import type { AnyEntity } from '../../src/entity/entity';
import { waitsForAnother } from '../../src/framework/changes/AskedChange';
import { only } from '../support/rights';
import { gatewayDesk } from '../engine/gatewayDesk';
import { actionBodies } from './support/actionBodies';
import { declared } from './support/entities';

// docs/domain/authority.md 4: what guards money or law is asked for by one person and put in force by another. Of every entity
// that declares it, by every door that it names.

const desk = gatewayDesk(60);
const CHANGES = '/gateway-lab/setting-changes';
const REASON = 'Удирдлагын шийдвэрээр өөрчлөв.';

/** What is guarded: by whom, and which doors. Literally, so that nothing leaves the list unseen. */
const GUARDED: Readonly<Record<string, readonly string[]>> = {
  'car-loan/percents': ['create', 'edit', 'delete'],
  'car-loan/prices': ['create', 'edit'],
  cashoutfee: ['edit', 'activate', 'deactivate'],
  deposit_criteria: ['change_criteria'],
  income_margin: ['change'],
  loan_criteria: [
    'change_requests',
    'change_contracts',
    'change_extensions',
    'change_renewals',
    'change_collection',
  ],
  'settings/mail-template': ['edit'],
  'settings/message-template': ['edit', 'deactivate', 'activate'],
  system_settings: [
    'change_registries',
    'change_borrowers',
    'change_incomes',
    'change_messages',
    'change_sign_in',
    'change_savings',
    'change_wallets',
    'change_invitations',
    'change_exceptions',
    'change_gateways',
    'change_matching',
    'change_transfers',
    'change_tests',
    'change_score_person',
    'change_score_history',
    'change_entries',
  ],
};

/** What is sent by a door that is no action. */
const WRITTEN: Readonly<Record<string, Readonly<Record<string, unknown>>>> = {
  'car-loan/percents create': { manufacturedYear: '2022', percent: 70 },
  'car-loan/percents edit': { percent: 90 },
  'car-loan/percents delete': {},
  'car-loan/prices create': {
    mark: 'Toyota',
    carModel: 'Crown',
    manufacturedYear: '2021',
    price: '60000000.00',
  },
  'car-loan/prices edit': { price: '99000000.00' },
  'cashoutfee edit': { feeAmount: '250.00' },
  'settings/mail-template edit': { subject: 'Шинэ гарчиг' },
  'settings/message-template edit': { text: '{lender}: {loanCode} зээлийг {dueDate}-нд төлнө.' },
};

/** Records whose first one will not do: the text belongs to an occasion, a step of the ladder has others on it. */
const RECORDS: Readonly<Record<string, number>> = {
  'settings/mail-template edit': 3,
  'settings/message-template edit': 6,
  'cashoutfee activate': 8,
  'cashoutfee deactivate': 4,
};

/**
 * What of the last month is said beside a change by each door, by the body that it is asked for with here; a sentence where
 * nothing can be worked out. Literally: a door that says nothing is seen.
 */
const LAST_MONTH: Readonly<Record<string, readonly string[] | string>> = {
  'car-loan/percents create': ['caps', 'within_cap'],
  'car-loan/percents edit': ['caps', 'within_cap'],
  'car-loan/percents delete': ['caps', 'within_cap'],
  'car-loan/prices create': ['caps', 'within_cap'],
  'car-loan/prices edit': ['caps', 'within_cap'],
  'cashoutfee edit': ['fees'],
  'cashoutfee activate': 'unused',
  'cashoutfee deactivate': ['fees'],
  'deposit_criteria change_criteria': ['fits'],
  'income_margin change': ['written'],
  'loan_criteria change_requests': ['passes'],
  'loan_criteria change_contracts': 'moved_on',
  'loan_criteria change_extensions': 'untraced',
  'loan_criteria change_renewals': 'untraced',
  'loan_criteria change_collection': 'untraced',
  'settings/mail-template edit': ['sent'],
  'settings/message-template edit': ['sent'],
  'settings/message-template deactivate': ['sent'],
  'settings/message-template activate': ['sent'],
  'system_settings change_registries': ['fits', 'fits', 'amounts'],
  'system_settings change_borrowers': ['passes'],
  'system_settings change_incomes': ['fits', 'amounts'],
  'system_settings change_messages': ['amounts', 'caught'],
  'system_settings change_sign_in': ['caught'],
  'system_settings change_savings': 'moved_on',
  'system_settings change_wallets': ['amounts'],
  'system_settings change_invitations': ['amounts'],
  'system_settings change_exceptions': 'untraced',
  'system_settings change_gateways': 'machine',
  'system_settings change_matching': 'moved_on',
  'system_settings change_transfers': ['caught'],
  'system_settings change_tests': ['passed', 'points'],
  'system_settings change_score_person': ['passes'],
  'system_settings change_score_history': ['passes'],
  'system_settings change_entries': Array.from({ length: 10 }, () => 'asks_second'),
};

const idOf = (username: string) => onlyPerson(username)?.id;

const doorsOf = ({ guards, lifecycle }: AnyEntity): string[] => [
  ...Object.entries(guards ?? {}).flatMap(([kind, guard]) =>
    guard === 'inForceByAnother' ? [kind] : [],
  ),
  ...Object.entries(lifecycle?.actions ?? {}).flatMap(([name, { guard }]) =>
    guard === 'inForceByAnother' ? [name] : [],
  ),
];

const guarded = declared.map(({ entity }) => entity).filter(waitsForAnother);
const doors = guarded.flatMap((entity) =>
  doorsOf(entity).map((door) => [`${entity.name} ${door}`, entity, door] as const),
);

test('what is guarded is what the list says', () => {
  expect(Object.fromEntries(guarded.map((entity) => [entity.name, doorsOf(entity)]))).toEqual(
    GUARDED,
  );
});

describe.each(doors)('%s', (name, entity, door) => {
  const { access, lifecycle } = entity;
  const action = lifecycle?.actions[door];
  const [right] = [
    action?.access ?? access[door as 'create' | 'edit' | 'delete'] ?? [],
  ].flat() as string[];
  const maker = only(right);
  /** Somebody else with the same right: another set of rights is another person. */
  const other = only(right, 'news:list');
  const base = `${GATEWAY_BASES[entity.gateway]}${entity.endpoint}`;
  const all = () => desk.store.collection(entity.name)?.all ?? [];
  const record = () =>
    all().find(
      (one) =>
        (RECORDS[name] === undefined || one.id === RECORDS[name]) &&
        (!action || action.from.includes(String(one[lifecycle?.field ?? '']))),
    ) as MockRecord;
  let kept: string;
  const state = () => JSON.stringify(all());

  const ask = (as = maker) => {
    const headers = { 'If-Match': '*' };
    if (door === 'create') return desk.call(`POST ${base}`, { as, body: WRITTEN[name] });
    const one = `${base}/${record().id}`;
    if (door === 'edit') return desk.call(`PUT ${one}`, { as, body: WRITTEN[name], headers });
    if (door === 'delete') return desk.call(`DELETE ${one}`, { as, headers });
    const body = { ...(actionBodies[`${entity.name}.${door}`] as object), reason: REASON };
    return desk.call(`POST ${one}/${door}`, { as, body, headers });
  };
  const asked = async (as = maker) => {
    const { status, body } = await ask(as);
    expect([status, state()]).toEqual([202, kept]);
    return `${CHANGES}/${String(body.askedChange)}`;
  };
  const decide = (path: string, what: string, as: string, etag = '*') =>
    desk.call(`POST ${path}/${what}`, {
      as,
      body: { reason: REASON },
      headers: { 'If-Match': etag },
    });

  beforeEach(() => {
    kept = state();
  });

  test('nothing holds before another person has put it in force, and its maker does not', async () => {
    const before = door === 'create' ? undefined : record();
    const path = await asked();
    const own = await decide(path, 'put_in_force', maker);
    expect([own.status, own.body.code, state()]).toEqual([409, 'MAKER_IS_CHECKER', kept]);
    expect((await decide(path, 'put_in_force', other)).status).toBe(200);
    expect(state()).not.toBe(kept);
    const { body } = await desk.get(path, other);
    const names = [idOf(maker), idOf(other)];
    expect([body.state, body.createdBy, body.decidedBy]).toEqual(['IN_FORCE', ...names]);
    // The history of what is changed has both names, and leads to the change.
    const id = before?.id ?? String(body.record).split('/').at(-1)!;
    const rows = desk.store.history.of(entity.name, { id });
    const source = path.replace(CHANGES, 'settings/changes');
    const by = new Set(rows.filter((row) => row.source === source).map((row) => row.by));
    expect([...by].sort()).toEqual((before ? names : [idOf(other)]).sort());
  });

  test('says beside it what of the last month would have gone otherwise, or why nothing can', async () => {
    const { body } = await desk.get(await asked(), other);
    const effects = body.effects as { says: string }[];
    expect(body.without ?? effects.map(({ says }) => says)).toEqual(LAST_MONTH[name]);
    expect(body.without !== undefined).toBe(effects.length === 0);
  });

  // The ways out are one mechanism's: one door of each entity is enough to see that it is declared.
  const isFirst = door === doorsOf(entity)[0];
  if (!isFirst) return;

  test('is not decided without its right, by another lender, or on a version that is gone', async () => {
    const path = await asked();
    const { headers } = await desk.get(path, other);
    const seen = headers.get('etag') ?? '';
    const stranger = only('loan-criteria-settings:view');
    expect((await decide(path, 'put_in_force', stranger)).status).toBe(403);
    expect((await decide(path, 'put_in_force', `${other}@altan`)).status).toBe(403);
    desk.store
      .collection('settings/changes')
      ?.change(
        desk.store.collection('settings/changes')?.get(path.split('/').at(-1)!) as MockRecord,
        {
          updatedAt: '2026-11-21T00:00:00.000Z',
        },
      );
    expect((await decide(path, 'put_in_force', other, seen)).status).toBe(412);
    expect(state()).toBe(kept);
  });

  test('is refused by another, or taken back by its maker alone; then nothing of it holds', async () => {
    const refused = await asked();
    expect((await decide(refused, 'refuse_change', maker)).status).toBe(409);
    expect((await decide(refused, 'withdraw_change', other)).status).toBe(409);
    expect((await decide(refused, 'refuse_change', other)).status).toBe(200);
    const taken = await asked();
    expect((await decide(taken, 'withdraw_change', maker)).status).toBe(200);
    for (const path of [refused, taken])
      expect((await decide(path, 'put_in_force', other)).status).toBe(409);
    expect(state()).toBe(kept);
  });

  test.skipIf(door === 'create')(
    'gives way to what is asked for of the same after it',
    async () => {
      const first = await asked();
      const second = await asked(other);
      expect((await desk.get(first, other)).body.state).toBe('REPLACED');
      expect((await decide(second, 'put_in_force', other)).status).toBe(409);
      expect((await decide(second, 'put_in_force', maker)).status).toBe(200);
    },
  );
});
