import type {
  BankStatement,
  StatementFormat,
  StatementSide,
} from '../../../domain/bankStatements/BankStatement';
import type { JudgedLine } from '../../../domain/bankStatements/judgeStatement';
import type { StatementFault } from '../../../domain/bankStatements/StatementFault';
import type { ProfitState, StaffEntryState } from '../../../domain/enums/accounting';
import type { BankAccountKey } from '../../../domain/ledger/entryKinds';
import { endpoint, hasField } from '../../../dataProviders/endpoint';

const BANK_INCOME = 'cgw-bank-income:access';
const own = { assumed: true, access: BANK_INCOME } as const;

// Amounts are decimal strings, days YYYY-MM-DD.

/** One line of `readStatementLines`, in the order of the bank. */
export interface AccountLine {
  id: string;
  at: string;
  side: StatementSide;
  amount: string;
  /** What the account held after it. */
  balance: string;
  reference: string;
  counterName: string | null;
  counterAccount: string | null;
  text: string;
  /** The bank income that it became, and what became of that. */
  profitId: number | null;
  state: ProfitState | null;
  /** The entry that has booked a debit which only a file knows, or waits to. */
  entryId: number | null;
  entryState: StaffEntryState | null;
  /** A debit that nobody has booked: the account of the ledger that it has left, and whether that is the person's own lender's. */
  unbooked: { account: BankAccountKey; isOwn: boolean } | null;
}

/** The statement of an account and a day: `readStatementLines`. */
export interface AccountDay {
  date: string;
  opening: string;
  closing: string;
  credited: string;
  debited: string;
  lines: AccountLine[];
}

/** The lines of a day's statement, in and out (docs/domain/money.md 4.14). */
export const readStatementLines = endpoint<void, AccountDay>()(
  'accounting',
  'GET /bank-cg/gateway-statements/:id/lines',
  { ...own, isShaped: hasField('lines') },
);

/** What taking a statement of a file would do; one of `previewStatementFile`, in the order of the file. */
export interface StatementPreview {
  account: string;
  /** Null where the account is not the lender's. */
  bankCode: number | null;
  tenant: string | null;
  from: string;
  to: string;
  opening: string;
  credited: string;
  debited: string;
  closing: string;
  newCount: number;
  knownCount: number;
  pending: number;
  /** Something comes of taking it: lines, or days that no gateway has read. */
  isNews: boolean;
  lines: JudgedLine[];
  faults: StatementFault[];
}

/** An account of a lender at a bank. */
export interface OwnAccount {
  /** Account of the ledger that it is kept under. */
  key: BankAccountKey;
  bankCode: number;
  accountNumber: string;
  tenant: string;
}

/** What is sent of a file: what it says, and how it is called. */
export interface StatementFileBody {
  fileName: string;
  /** The account that a person chose for a file that names none; it contradicts no file. */
  accountNumber?: string;
  format: StatementFormat;
  statements: readonly BankStatement[];
}

/** What taking a file has done. */
export interface StatementTaken {
  /** Lines that are new, and those that were there. */
  added: number;
  known: number;
}

export const statementFileCalls = {
  /** The accounts of which the person may bring a statement, the own lender's first. */
  accounts: endpoint<void, OwnAccount[]>()('accounting', 'GET /bank-cg/own-accounts', {
    ...own,
    isShaped: Array.isArray,
  }),
  /** Judges the statements of a file; nothing is written. */
  preview: endpoint<StatementFileBody, StatementPreview[]>()(
    'accounting',
    'POST /bank-cg/statement-files/preview',
    {
      ...own,
      safePost: true,
      carries:
        '`fileName`, `format`, `statements` as the file says them, `accountNumber` for one that names none; writes nothing',
      isShaped: Array.isArray,
    },
  ),
  /** Takes the statements of a file, whole or not at all (docs/domain/money.md 4.15). */
  take: endpoint<StatementFileBody, StatementTaken>()(
    'accounting',
    'POST /bank-cg/statement-files',
    {
      ...own,
      carries:
        '`fileName`, `format`, `statements` as the file says them, `accountNumber` for one that names none',
      isShaped: hasField('added'),
    },
  ),
};
