import type { Store } from '../../../engine/Store';
import { type Ledger, ledgerOf } from '../../../ledger/Ledger';
import type { Executed } from './executed';

/** A statement of an account that a person brought as a file. */
export interface FileStatement {
  accountId: number;
  /** First and last day, YYYY-MM-DD. */
  from: string;
  to: string;
  fileName: string;
  /** When, an ISO instant, and who. */
  at: string;
  by: string;
}

interface Files {
  statements: readonly FileStatement[];
  /** What left accounts by these files, and by nothing else that the house knows. */
  debits: readonly Executed[];
}

const NONE: Files = { statements: [], debits: [] };

/** What the banks said by files, beside what their gateways read. */
const files = new WeakMap<Ledger, Files>();

/** Everything that came as a file. */
export const filesOf = (store: Store): Files => files.get(ledgerOf(store)) ?? NONE;

/** Keeps a statement that was taken from a file, with the debits that nothing else knows. */
export function keepFile(
  store: Store,
  statement: FileStatement,
  debits: readonly Executed[],
): void {
  const { statements, debits: known } = filesOf(store);
  files.set(ledgerOf(store), {
    statements: [...statements, statement],
    debits: [...known, ...debits],
  });
}
