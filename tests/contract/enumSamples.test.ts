import { beforeAll, describe, expect, it } from 'vitest';
import type { EnumValue, Enumeration } from '../../src/domain/enums/enumeration';
import { normalise } from '../../src/domain/enums/readEnum';
import type { AnyEntity } from '../../src/entity/entity';
import { optionsOf, rowFieldsOf, type Fields } from '../../src/entity/Field';
import { offeredValues, type ChoiceOptions } from '../../src/fields/choice/schema';
import { declared } from './support/entities';
import { ask, type Gateways, holderOf, startGateways } from './support/gateways';

/** Values of states that no record of an entity is in, with the reason. */
const ABSENT: Readonly<Record<string, readonly EnumValue[]>> = {
  // The banks of the sample lose no line: tests/resources/settings/bank-gateway/gateways.test.ts loses one.
  'bank-gateways/statements': ['DIFFERS'],
  // Letters have no states: their kind stands in its place, and nobody in a small world has only loans that are over.
  definition: ['LOAN_CLOSED'],
  // Passed within a moment: who reaches them tests them.
  eod: ['RUNNING', 'FAILED'],
  // Banks of the sample refuse nothing: tests/resources/accounting/failed-transfer/refused.test.ts has one refuse.
  'merchant-cashout': ['REFUSED'],
  // What was put in force before is the sample itself: tests/contract/inForceByAnother.test.ts puts changes in force.
  'settings/changes': ['IN_FORCE'],
  // There is no request then, and so no record.
  'signature-library': ['NONE'],
};

/** Values of enumerations that no field of any record has, with the reason. */
const NEVER: Readonly<Record<string, readonly EnumValue[]>> = {
  // No statement of the sample is a file's, and no other one has a debit that nobody knows: bankCharge.test.ts books one.
  StaffEntryKind: ['BANK_CHARGE'],
  // As above.
  SettingChangeState: ['IN_FORCE'],
  CashOutState: ['REFUSED'],
  // Nobody of the sample has looked at what is hidden: tests/resources/organization/auditLog.test.ts does.
  AuditAction: ['READ'],
  // In this world nobody has paid a fee that a correction has added: tests/resources/e-receipts/receipts.test.ts has one.
  FeeKind: ['CORRECTION'],
  // The documents know it of one list that they do not name; what is asked of us is approved or refused.
  ApprovalState: ['CANCELLED'],
  // A customer's log is what was done; of the sample nobody has done these.
  CustomerEvent: [
    'update',
    'change_name',
    'reject_data',
    'notify',
    'override',
    'reveal',
    'change_level',
    'cancel_contract',
    'add_relative',
    'update_relative',
    'remove_relative',
    'confirm_relative',
    'unconfirm_relative',
    'add_education',
    'update_education',
    'set_prime',
    'approve_cash_out',
    'approve_cancel',
    'refuse_cancel',
    'block_saving',
    'unblock_saving',
    'fetch_work',
    'connect_qr',
    'disconnect_qr',
    'check_zms',
    'lookup_xyp',
    'accept_xyp',
    'compute_score',
    'income_approved',
    'release',
    'answer_zms',
    'answer_feedback',
    'approve_signature',
    'reject_signature',
    'accept_paper',
    'overrule_approval',
    'overrule_rejection',
    'watch_black',
    'watch_grey',
    'watch_off',
    'delete_customer',
    'award_bonus',
    'expire_envelope',
    'buy_coupon',
    'receive_coupon',
    'give_coupon',
    'use_coupon',
    'coupon_approved',
    'coupon_rejected',
    'return_to_bank',
    'move_temporary',
    'staff_entry',
    'reverse_entry',
    'merchant_contract',
    'merchant_cash_out',
    'merchant_cash_out_failed',
    'transfer_returned',
    'watch_approved',
    'guarantee_refused',
    'guarantee_cancelled',
    'continue_registration',
    'clear_suspicion',
    'correct_regnum',
    'change_company',
    'delete_erroneous',
    'send_receipt',
    'return_receipt',
    'send_sms',
    'keep_sms_back',
    'send_notification',
    'test_notification',
    'print_notice',
    'pay',
    'refund_from_current_account',
    'remind_payment',
    'create_qr',
    'change_limit',
    'activate_number',
    'deactivate_number',
  ],
  // What the registry says of loans of others; of ours it holds the class that we reported (R7).
  CreditRegistryClassification: ['UNKNOWN'],
  // Causes and places of a run that stands still, and its states: a run of the sample is through, and a step is passed
  // within a moment. `tests/resources/settings/eod/runs.test.ts` reaches each of them.
  EodCause: ['CORRECTIONS_WAIT', 'UPGRADES_WAIT', 'BOOKS_DIFFER', 'NO_ANSWER', 'STOPPED'],
  EodState: ['RUNNING', 'FAILED'],
  EodStep: [
    'BANK_STATEMENTS',
    'INTEREST',
    'ADDITIONAL_INTEREST',
    'AUTO_REPAYMENT',
    'DAYS_PAST_DUE',
    'CLASSES',
    'ACCESSES',
    'EXPIRY',
    'SAVINGS',
    'REGISTRY_WRITES',
    'MESSAGES',
    'REPORTS',
  ],
  // A statement: see above.
  GatewayStatementState: ['DIFFERS'],
  // No bank of the sample has refused anything else: tests/resources/accounting/failed-transfer/refused.test.ts has each.
  OutgoingKind: ['TEMPORARY_RETURN', 'MERCHANT_CASH_OUT', 'LOAN_PAYOUT', 'COURT_COSTS'],
  // A setting has one of its values at a time.
  IncomeWindow: ['36'],
  // Nobody knows by which digits numbers of these two begin (`src/reference/operators.ts`).
  MobileOperator: ['lime', 'ondo'],
  SmsNetwork: ['lime', 'ondo'],
  // Nobody of the sample has brought a file: tests/resources/settings/bank-gateway-statement/statements.test.ts does.
  StatementSource: ['FILE'],
  // Of 41 ranks sixty people have not each.
  RankLevel: [290, 300, 320, 330, 340],
  // Companies among sixty customers are few, and all are limited.
  EntitySegment: [31, 62],
};

/** Values that come and go while the test runs: an operator answers within seconds. */
const PASSING: Readonly<Record<string, readonly EnumValue[]>> = { SmsState: ['SENT'] };

/** As many rows as the gateways answer at once. */
const MANY = 1_000;

let gateways: Gateways;
/** The records of every entity as the gateways keep them and as they answer them: some values are calculated. */
const records = new Map<AnyEntity, readonly Row[]>();

type Row = Readonly<Record<string, unknown>>;

async function recordsOf(entity: AnyEntity): Promise<readonly Row[]> {
  const kept = gateways.store.collection(entity.name)?.all;
  // What is kept nowhere and belongs to a customer is only listed by customer.
  const owners = kept || !entity.list.askedBy ? [] : gateways.store.collection('customers')?.all;
  const parts = owners?.map(({ id }) => listedRows(entity, `&customerId=${id}`)) ?? [];
  const listed = parts.length > 0 ? (await Promise.all(parts)).flat() : await listedRows(entity);
  return [...(kept ?? []), ...listed];
}

async function listedRows(entity: AnyEntity, about = ''): Promise<readonly Row[]> {
  const as = holderOf([entity.access.list].flat());
  const { via } = entity.list;
  const listed: Row[] = [];
  for (let page = 0, pages = 1; page < pages; page += 1) {
    const { status, body } = await (via
      ? ask(gateways, entity, {
          as,
          method: via.method,
          path: via.path,
          body: { page, size: MANY },
        })
      : ask(gateways, entity, {
          as,
          path: `${entity.endpoint}?page=${page}&size=${MANY}${about}`,
        }));
    if (status !== 200 || !Array.isArray(body.content)) break;
    listed.push(...(body.content as Row[]));
    pages = Number(body.totalPages ?? 1);
  }
  return listed;
}

beforeAll(async () => {
  gateways = await startGateways();
  for (const { entity } of declared) {
    const rows = await recordsOf(entity);
    records.set(entity, [...rows, ...(await openedOf(entity, rows))]);
  }
});

/** Some values are calculated for one record alone: of an entity whose rows lack a field, records are opened. */
async function openedOf(entity: AnyEntity, rows: readonly Row[]): Promise<readonly Row[]> {
  const lacks = Object.keys(entity.fields).some(
    (name) => choiceOf(entity.fields, name).enumeration && rows.every((row) => !(name in row)),
  );
  if (!lacks || entity.of || !entity.access.show) return [];
  const as = holderOf([entity.access.show].flat());
  const answers = await Promise.all(
    (gateways.store.collection(entity.name)?.all ?? []).map(({ id }) =>
      ask(gateways, entity, { as, path: `${entity.endpoint}/${id}` }),
    ),
  );
  return answers.flatMap(({ status, body }) => (status === 200 ? [body as Row] : []));
}

const choiceOf = (fields: Fields, name: string): Partial<ChoiceOptions> =>
  optionsOf<Partial<ChoiceOptions>>(fields[name]);

/** The values of an enumeration that a field has in some row. */
const foundIn = (rows: readonly Row[], name: string, enumeration: Enumeration) =>
  rows.flatMap((row) => [row[name]].flat().flatMap((value) => normalise(enumeration, value) ?? []));

/** Notes what fields of enumerations offer and have; those of tables inside a record, too. */
function gather(
  fields: Fields,
  rows: readonly Row[],
  found: Map<string, { offered: Set<EnumValue>; had: Set<EnumValue> }>,
): void {
  for (const [name, field] of Object.entries(fields)) {
    const inner = rowFieldsOf(field);
    if (inner)
      gather(
        inner,
        rows.flatMap((row) => (row[name] as Row[] | null) ?? []),
        found,
      );
    const options = choiceOf(fields, name);
    const { enumeration } = options;
    if (!enumeration) continue;
    const known = found.get(enumeration.name) ?? { offered: new Set(), had: new Set() };
    found.set(enumeration.name, known);
    for (const value of offeredValues({ ...options, enumeration })) known.offered.add(value);
    for (const value of foundIn(rows, name, enumeration)) known.had.add(value);
  }
}

describe('the sample of sixty customers', () => {
  it('has a record of every entity in every state, not only in those that actions lead to', () => {
    const missing: Record<string, readonly EnumValue[]> = {};
    for (const { entity } of declared) {
      const status = entity.record?.status;
      const states = status && !entity.of ? choiceOf(entity.fields, status).enumeration : undefined;
      if (!status || !states) continue;
      const found = new Set(foundIn(records.get(entity) ?? [], status, states));
      const left = states.values.filter((value) => !found.has(value));
      if (left.length > 0) missing[entity.name] = left;
    }
    expect(missing).toEqual(ABSENT);
  });

  it('has every value of every enumeration in some field of some record', () => {
    const found = new Map<string, { offered: Set<EnumValue>; had: Set<EnumValue> }>();
    for (const { entity } of declared) gather(entity.fields, records.get(entity) ?? [], found);
    const missing: Record<string, readonly EnumValue[]> = {};
    for (const [name, { offered, had }] of found) {
      const left = [...offered].filter(
        (value) => !had.has(value) && !PASSING[name]?.includes(value),
      );
      if (left.length > 0) missing[name] = left;
    }
    expect(missing).toEqual(NEVER);
  });
});
