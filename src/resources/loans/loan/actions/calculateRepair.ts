import { numberOfClass } from '../../../../domain/classification';
import type {
  AssetClassification,
  CorrectionOutcome,
  LoanState,
  YesOrNo,
} from '../../../../domain/enums/loans';
import type { ValueOf } from '../../../../domain/enums/enumeration';
import { USUAL_SETTINGS } from '../../../../domain/lending/lendingSettings';
import { payOut } from '../../../../domain/lending/payout';
import { refuseBlocked } from '../../../../domain/lending/Refusal';
import { repairBlocks } from '../../../../domain/lending/repair';
import type { LoanFactsAnswer } from '../api';
import { amountAt, choiceAt, type Calculate } from './calculation';

/** What a correction of a failed stage sets. */
export interface Repair {
  before: RepairSide;
  after: RepairSide & { isBankTransfer: ValueOf<typeof YesOrNo> | null };
}

interface RepairSide {
  state: LoanState;
  fee: string | null;
  balance: string | null;
  bank: string | null;
  account: string | null;
}

const codeOf = (bank: unknown): string | null =>
  bank === null || bank === undefined || bank === '' ? null : String(bank);

/** T7: the typed values take the place of the loan's; the outcome says which state follows. */
export const calculateRepair: Calculate<Repair> = ({ record, answer, values }) => {
  const outcome = choiceAt<ValueOf<typeof CorrectionOutcome>>(values, 'outcome');
  if (!outcome) return null;
  const { fee = null, balance = null, accountNumber = null, bankCode } = record;
  const [paid, kept] = [amountAt(values, 'correctedBalance'), amountAt(values, 'correctedFee')];
  if (outcome === 'ISSUED' && paid && kept) {
    refuseBlocked(
      repairBlocks(
        { balance: paid, fee: kept },
        answer.terms.principal,
        answer.settings ?? USUAL_SETTINGS,
      ),
    );
  }
  return {
    before: {
      state: record.state as LoanState,
      fee,
      balance,
      bank: codeOf(bankCode),
      account: accountNumber,
    },
    after: {
      state: outcome === 'ISSUED' ? 'LOAN_ONGOING' : 'CANCELLED',
      fee: amountAt(values, 'correctedFee') ?? null,
      balance: amountAt(values, 'correctedBalance') ?? null,
      bank: codeOf(values.correctedBank),
      account: choiceAt(values, 'account') ?? null,
      isBankTransfer: choiceAt<ValueOf<typeof YesOrNo>>(values, 'isBankTransfer') ?? null,
    },
  };
};

/** What proves that a cancelled loan was paid out. */
export interface Issued {
  found: boolean;
  amountAgrees: boolean;
  accountAgrees: boolean;
  /** What the customer must have got. */
  amount: string;
  account: string | null;
  /** What the bank's line says; null where none was found. */
  line: NonNullable<NonNullable<LoanFactsAnswer['payout']>['line']> | null;
  reference: string | null;
}

/** T6: the payout that the bank proves, as the gateway found it. */
export const calculateIssued: Calculate<Issued> = ({ record, answer, values }) => {
  const { payout } = (record as { facts?: LoanFactsAnswer }).facts ?? {};
  return {
    found: Boolean(payout),
    amountAgrees: payout?.amountAgrees ?? false,
    accountAgrees: payout?.accountAgrees ?? false,
    amount: payOut(answer.terms).paidOut,
    account: record.accountNumber ?? null,
    line: payout?.line ?? null,
    reference: choiceAt(values, 'bankReference') ?? null,
  };
};

/** A class that is set by hand. */
export interface ClassChange {
  before: AssetClassification;
  after: AssetClassification;
  /** An upgrade makes it better; anything else is none. */
  isBetter: boolean;
}

/** T17: the class that is stored and the chosen one. */
export const calculateClass: Calculate<ClassChange> = ({ answer, record, values }) => {
  const before = answer.classes?.storedClass ?? (record.classification as AssetClassification);
  const after = choiceAt<AssetClassification>(values, 'classification');
  if (!after || !before) return null;
  return { before, after, isBetter: numberOfClass(after) < numberOfClass(before) };
};
