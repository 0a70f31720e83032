import type { Call } from '../../../engine/Call';
import { answeringRefusals } from '../../../engine/hindered';
import type { MockRecord } from '../../../engine/MockRecord';
import { collectionOf } from '../../../engine/records';
import { fileOf } from '../book/fileOf';
import type { Doing, LoanFile } from '../book/LoanFile';
import { doWithLoan } from './loanActions';

/** How the loan's history tells what another room did with it. */
interface Told {
  /** User id; null for the gateway itself. */
  by: string | null;
  /** The record that led to it. */
  source: string;
  action: string;
  /** The field whose change is told. */
  field: 'balance' | 'classification';
  reason?: string;
}

/**
 * Does something with a loan for another room, and writes it into the loan's history.
 * @throws ApiError 409 for a refusal of the rules of lending: nothing is changed then
 */
export function onLoan(
  call: Call,
  loan: MockRecord,
  { by, field, ...told }: Told,
  run: (file: LoanFile, doing: Doing) => LoanFile,
): LoanFile {
  const { store } = call;
  const at = store.clock.iso();
  const moved = answeringRefusals(() => doWithLoan(store, loan, by, run));
  store.history.add('loans', loan, {
    ...told,
    at,
    by,
    field,
    from: loan[field],
    to: moved[field],
    origin: by === null ? 'AUTO' : 'MANUAL',
  });
  collectionOf(call, 'loans').change(loan, { ...moved, updatedAt: at, updatedBy: by });
  return fileOf(loan);
}
