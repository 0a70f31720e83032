import { addDays, dayOf } from '../../../../src/domain/dates';
import { plus, ZERO } from '../../../../src/domain/lending/amounts';
import type { LendingSettings } from '../../../../src/domain/lending/lendingSettings';
import { refuseBlocked } from '../../../../src/domain/lending/Refusal';
import { repairBlocks } from '../../../../src/domain/lending/repair';
import type { LoanEvent } from '../../../../src/resources/loans/loan/api';
import { withCorrection } from './adjust';
import { closeDays } from './endOfDay';
import { type Doing, type FailedStage, type LoanFile, withEvent } from './LoanFile';
import { payOutLoan } from './payOutLoan';

const STAGE_OF: Record<FailedStage, { stage: LoanEvent['stage']; code: string; message: string }> =
  {
    LOAN_REQUEST_FAILED: { stage: 'REQUEST', code: '530', message: 'LIMIT_SERVICE_UNAVAILABLE' },
    LOAN_POSTING_FAILED: { stage: 'POSTING', code: '630', message: 'LEDGER_PERIOD_CLOSED' },
    LOAN_TRANSFER_FAILED: { stage: 'TRANSFER', code: '730', message: 'BANK_ACCOUNT_NOT_FOUND' },
  };

/** T2: the legs of the issue are sent; where they end is what the file knows of the bank. */
export function approved(file: LoanFile, doing: Doing): LoanFile {
  const { ends } = file.transfer;
  const sent = { ...file, transfer: { ...file.transfer, sentAt: doing.at } };
  if (ends === 'LOAN_ONGOING') return payOutLoan(sent, doing);
  if (ends !== 'LOAN_ONHOLD') return failed(sent, doing, ends);
  const posting = withEvent(sent, doing.at, { stage: 'POSTING' });
  return withEvent({ ...posting, state: 'LOAN_ONHOLD' }, doing.at, {
    stage: 'TRANSFER',
    ok: false,
    code: 'NO_ANSWER',
  });
}

/** Asks the bank what became of a transfer; without an answer the loan stays as it is (docs/domain/lending.md 3.3). */
export function checked(file: LoanFile, doing: Doing): LoanFile {
  const { answer, sentAt } = file.transfer;
  if (answer === null) {
    return withEvent(file, doing.at, { stage: 'TRANSFER', ok: false, code: 'NO_ANSWER' });
  }
  if (answer !== 'LOAN_ONGOING') return failed(file, doing, answer);
  return paidOutEarlier(file, { ...doing, date: dayOf(sentAt) ?? doing.date }, doing.date);
}

/** A repair of a failed stage. */
export interface StageRepair {
  outcome: 'ISSUED' | 'GIVEN_UP';
  fee: string;
  /** The principal that the customer really got. */
  balance: string;
  account: string;
  /** The bank of that account. */
  bankCode: number;
  isBankTransfer: boolean;
}

/**
 * T7: the loan was paid out after all, with what is corrected, or it is given up.
 * @throws Refusal with the blocks of `repairBlocks`
 */
export function repaired(
  file: LoanFile,
  doing: Doing,
  repair: StageRepair,
  settings: LendingSettings,
): LoanFile {
  const { outcome, fee, balance, account, bankCode, isBankTransfer } = repair;
  const noted = withCorrection(file, doing, 'STAGE', {
    before: {
      state: file.state,
      fee: file.terms.fee ?? ZERO,
      balance: file.terms.principal,
      account: file.accountNumber,
    },
    after: { outcome, fee, balance, account, isBankTransfer },
  });
  if (outcome === 'GIVEN_UP') return { ...noted, state: 'CANCELLED' };
  refuseBlocked(repairBlocks({ balance, fee }, plus(file.terms.principal), settings));
  const corrected: LoanFile = {
    ...noted,
    accountNumber: account,
    bankCode,
    terms: { ...file.terms, principal: plus(balance), fee: plus(fee) },
  };
  return payOutLoan(corrected, doing, isBankTransfer ? 'bank' : 'wallet');
}

/** T6: the bank proves a pay-out; the loan runs from the day of the pay-out. */
export const confirmedIssued = (file: LoanFile, doing: Doing): LoanFile =>
  paidOutEarlier(file, { ...doing, date: file.bankLine?.date ?? doing.date }, doing.date);

/** A pay-out with an earlier value date: the ends of the days since are run at once. */
function paidOutEarlier(file: LoanFile, doing: Doing, today: string): LoanFile {
  return closeDays(payOutLoan(file, doing), addDays(today, -1), { momentOf: () => doing.at }).file;
}

function failed(file: LoanFile, { at }: Doing, state: FailedStage): LoanFile {
  return withEvent({ ...file, state }, at, { ok: false, ...STAGE_OF[state] });
}
