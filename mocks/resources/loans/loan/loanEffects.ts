import { fileOf } from '../book/fileOf';
import type { LoanFile } from '../book/LoanFile';
import { holdsLending, nplStageOf } from '../book/standing';
import type { AccessFlag } from '../../customers/access-override/accessCauses';
import { hold, release } from '../../customers/access-override/customerAccess';
import type { MockRecord } from '../../../engine/MockRecord';
import type { Store } from '../../../engine/Store';

/** A loan before and after something happened to it. */
export interface LoanTurn {
  /** The loan's record; still as it was. */
  record: MockRecord;
  before: LoanFile;
  after: LoanFile;
  /** Day by which lateness counts, before and after. */
  dayBefore: string;
  day: string;
}

/** Accesses that an overdue loan may keep closed (docs/domain/customers.md 6.3). */
const HELD: readonly AccessFlag[] = ['canLend', 'isCashOutDeposit'];

/**
 * What a loan's turn does to its customer (T12–T14, docs/domain/lending.md 3.1; docs/domain/customers.md 6.3): lending
 * is held by the system while a loan is past due, in the risk department or in court, and released when no loan holds
 * it any more; the stage of non-performing loans follows. Every change has its row in the customer's history.
 */
export function tellCustomer(store: Store, turn: LoanTurn): void {
  const { record, before, after, dayBefore, day } = turn;
  const customers = store.collection('customers');
  const customer = customers?.get(after.customerId);
  if (!customers || !customer) return;
  const others = (store.collection('loans')?.all ?? []).filter(
    (loan) => loan.customerId === after.customerId && loan.id !== record.id,
  );
  const files = [...others.map(fileOf), after];
  const [held, holds] = [holdsLending(before, dayBefore), holdsLending(after, day)];
  const code = String(record.code);
  if (holds && !held) hold(store, customer, 'canLend', 'NO_DUE_LOAN', code);
  if (held && !holds) {
    const holding = others.filter((loan) => holdsLending(fileOf(loan), day));
    // Those that go on holding are named before this one goes, so that nothing opens in between.
    for (const loan of holding) {
      hold(store, customer, 'canLend', 'NO_DUE_LOAN', String(loan.code));
    }
    // The last one to be in order takes away everything that loans have held.
    const only = holding.length > 0 ? code : undefined;
    for (const flag of HELD) release(store, customer, flag, 'NO_DUE_LOAN', only);
  }
  if (before.state !== after.state) {
    change(store, customer, 'nplStatus', nplStageOf(files), record);
  }
}

function change(
  store: Store,
  customer: MockRecord,
  field: string,
  to: unknown,
  loan: MockRecord,
): void {
  const from = customer[field] ?? null;
  if (from === to) return;
  store.history.add('customers', customer, {
    at: store.clock.iso(),
    by: null,
    action: 'update',
    field,
    from,
    to,
    origin: 'AUTO',
    source: String(loan.code),
  });
  store.collection('customers')?.change(customer, { [field]: to });
}
