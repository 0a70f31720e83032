import type { StaffEntryState } from '../../../../src/domain/enums/accounting';
import { DEBIT_KINDS } from '../../../../src/domain/ledger/entryKinds';
import type { MockRecord } from '../../../engine/MockRecord';
import { lenderOf } from '../../../engine/oneLender';
import type { Store } from '../../../engine/Store';
import type { Executed } from '../../settings/bank-gateway-statement/executed';
import { filesOf } from '../../settings/bank-gateway-statement/fileStatements';

const PROFITS = 'accounting/profits';
const ENTRIES = 'accounting/entries';

const typedAs = (reference: unknown): string =>
  typeof reference === 'string' ? reference.trim().toUpperCase() : '';

/** What became of the line of a lender's statements with a reference; undefined where no bank knows it. */
export function lineByReference(
  store: Store,
  tenant: string,
  reference: unknown,
): MockRecord | undefined {
  const typed = typedAs(reference);
  if (typed === '') return undefined;
  return store
    .collection(PROFITS)
    ?.all.find((one) => typedAs(one.reference) === typed && lenderOf(one) === tenant);
}

/** The debit of a lender's statements with a reference that only a file knows; undefined where there is none. */
export function debitByReference(
  store: Store,
  tenant: string,
  reference: unknown,
): Executed | undefined {
  const typed = typedAs(reference);
  return typed === ''
    ? undefined
    : filesOf(store).debits.find(
        (one) => typedAs(one.reference) === typed && one.tenant === tenant,
      );
}

/** States of an entry in which it has a debit of the bank for itself. */
const HAS_DEBIT: readonly StaffEntryState[] = ['WAITING', 'BOOKED'];

/**
 * The entry that has booked a debit which only a file knows, or waits to; undefined while the debit is nobody's.
 * @param own the id of the entry that asks
 */
export const entryOfDebit = (
  store: Store,
  { tenant, reference }: Pick<Executed, 'tenant' | 'reference'>,
  own?: unknown,
): MockRecord | undefined =>
  store
    .collection(ENTRIES)
    ?.all.find(
      (one) =>
        one.id !== own &&
        DEBIT_KINDS.includes(one.kind) &&
        HAS_DEBIT.includes(one.state as StaffEntryState) &&
        typedAs(one.bankReference) === typedAs(reference) &&
        lenderOf(one) === tenant,
    );

/**
 * What has taken a line of the bank, or waits to: the line's own parts, or an entry that names its reference. Null while it
 * is free. Every room that books by a line asks here (docs/domain/money.md 4.13).
 * @param own the id of the entry that asks
 */
export function lineTaken(store: Store, line: MockRecord, own?: unknown): string | null {
  if (line.state !== 'UNRECOGNIZED') return String(line.number);
  return waitingEntry(store, line, own);
}

/** The number of the entry that waits for a second person with the reference of a line. */
export function waitingEntry(store: Store, line: MockRecord, own?: unknown): string | null {
  const typed = typedAs(line.reference);
  const found = store
    .collection(ENTRIES)
    ?.all.find(
      (one) =>
        one.id !== own &&
        one.state === 'WAITING' &&
        typedAs(one.bankReference) === typed &&
        lenderOf(one) === lenderOf(line),
    );
  return found ? String(found.number) : null;
}

/** An entry has taken a line whole, or has let go of it again: the line is nobody's else meanwhile. */
function changed(
  store: Store,
  line: MockRecord,
  { by, action, entry }: { by: string; action: string; entry: string },
  to: Readonly<Record<string, unknown>>,
): void {
  const at = store.clock.iso();
  store.history.add(PROFITS, line, {
    at,
    by,
    action,
    field: 'state',
    from: line.state,
    to: to.state,
    origin: 'MANUAL',
    source: entry,
  });
  store.collection(PROFITS)?.change(line, { ...to, updatedAt: at });
}

/** An entry takes the line with its reference. */
export function takeLine(
  store: Store,
  line: MockRecord,
  { by, number, owner }: { by: string; number: string; owner: string },
): void {
  changed(
    store,
    line,
    { by, action: 'assign', entry: number },
    {
      state: 'CORRECTED',
      entry: number,
      assignedTo: owner,
      decidedAt: store.clock.iso(),
      decidedBy: by,
    },
  );
}

/** An entry that was taken back lets go of its line. */
export function freeLine(store: Store, by: string, number: string): void {
  const line = store.collection(PROFITS)?.all.find((one) => one.entry === number);
  if (!line) return;
  changed(
    store,
    line,
    { by, action: 'undo_assign', entry: number },
    { state: 'UNRECOGNIZED', entry: null, assignedTo: null, decidedAt: null, decidedBy: null },
  );
}
