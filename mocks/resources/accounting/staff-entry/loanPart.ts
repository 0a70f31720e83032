import type { StaffEntryKind } from '../../../../src/domain/enums/accounting';
import { LoanState } from '../../../../src/domain/enums/loans';
import { numberOfClass } from '../../../../src/domain/classification';
import type { AssetClass } from '../../../../src/domain/lending/LoanBook';
import { ENTRY_KINDS } from '../../../../src/domain/ledger/entryKinds';
import { plus } from '../../../../src/domain/lending/amounts';
import { toMoney } from '../../../../src/domain/money';
import loans from '../../../../src/resources/loans/loan/loan.entity';
import { ApiError } from '../../../engine/ApiError';
import { refuseBlocked } from '../../../engine/actionRoutes';
import type { Call } from '../../../engine/Call';
import { enumTexts } from '../../../engine/consoleTexts';
import { answeringRefusals } from '../../../engine/hindered';
import type { MockRecord } from '../../../engine/MockRecord';
import { amountsCorrected } from '../../loans/book/adjust';
import type { Doing, LoanFile } from '../../loans/book/LoanFile';
import { receiveAt } from '../../loans/book/resplit';
import { judgedFile } from '../../loans/loan/judgedFile';
import { upgrade } from '../../loans/loan/loanActions';
import { factsNow } from '../../loans/loan/loanRequests';

type Values = Readonly<Record<string, unknown>>;
type Run = (file: LoanFile, doing: Doing) => LoanFile;

/** What a loan does with an entry: tried, and not done. */
export interface LoanPart {
  record: MockRecord;
  before: LoanFile;
  /** Null while something is missing, or the rules of lending refuse it. */
  after: LoanFile | null;
  run: Run | null;
  refusal: ApiError | null;
}

/** The change that an entry asks of its loan; null while something of it is missing. */
function runOf(kind: StaffEntryKind, values: Values, amount: string | null): Run | null {
  const { onLoan } = ENTRY_KINDS[kind];
  const { correctedPart, difference, classification, comment } = values;
  const change = toMoney(difference as string | null | undefined);
  if (onLoan === 'receipt')
    return amount === null
      ? null
      : (file, doing) => receiveAt(file, doing, doing.date, { amount, source: 'TEMPORARY' });
  if (onLoan === 'correct_amounts')
    return correctedPart && change
      ? (file, doing) =>
          amountsCorrected(file, doing, {
            part: correctedPart as Parameters<typeof amountsCorrected>[2]['part'],
            difference: plus(change),
            comment: String(comment ?? ''),
          })
      : null;
  return classification
    ? (file, doing) => upgrade(file, classification as AssetClass, doing.date)
    : null;
}

/** Refuses what the loan's own action would: its state and conditions. @throws ApiError 409 */
function refuseAction(call: Call, record: MockRecord, action: string): void {
  refuseBlocked(call, loans, action, { ...record, ...factsNow(call.store, record) });
}

/** Runs something over the loan without keeping it. */
export function tried(
  call: Call,
  record: MockRecord,
  run: Run,
): { after: LoanFile | null; refusal: ApiError | null } {
  const { store, caller } = call;
  const doing = { date: store.clock.today(), at: store.clock.iso(), by: caller.id };
  try {
    return {
      after: answeringRefusals(() => run(judgedFile(store, record), doing)),
      refusal: null,
    };
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    return { after: null, refusal: error };
  }
}

/** What the loan of an entry would do with it, by the functions of the loan itself. */
export function loanPartOf(
  call: Call,
  kind: StaffEntryKind,
  record: MockRecord,
  values: Values,
  amount: string | null,
): LoanPart {
  const { onLoan } = ENTRY_KINDS[kind];
  const before = judgedFile(call.store, record);
  const run = runOf(kind, values, amount);
  const none = { record, before, after: null, run, refusal: null };
  // What a receipt is judged by is among the limits.
  if (onLoan === 'receipt')
    return run && before.book && before.state.startsWith('LOAN_')
      ? { ...none, ...tried(call, record, run) }
      : none;
  if (!before.book) return { ...none, refusal: stateRefusal(before) };
  try {
    if (onLoan) refuseAction(call, record, onLoan);
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    return { ...none, refusal: error };
  }
  return run ? { ...none, ...tried(call, record, run) } : none;
}

const stateRefusal = ({ state }: LoanFile): ApiError =>
  new ApiError(409, 'TRANSITION_FORBIDDEN', {
    values: { state: enumTexts(LoanState, state) },
    extra: { state },
  });

/** Whether an upgrade still stands: nothing has classified the loan since. */
export const isStillUpgraded = (
  { storedClass, manualUpgrade }: LoanFile,
  to: unknown,
  former: unknown,
): boolean =>
  storedClass === to &&
  manualUpgrade === to &&
  numberOfClass(former as AssetClass) > numberOfClass(storedClass);
