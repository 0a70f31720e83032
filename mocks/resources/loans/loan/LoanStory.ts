import type {
  CourtState,
  LoanChartType,
  LoanProductType,
  LoanState,
  PaymentOption,
  TermUnit,
} from '../../../../src/domain/enums/loans';
import type { Transfer } from '../book/LoanFile';

/** What became of a sample loan; everything else follows from the rules. */
export interface LoanStory {
  productType: LoanProductType;
  amount: string;
  percent: number;
  chart: LoanChartType;
  unit: TermUnit;
  /** Length in units; the number of rows for chart 06. */
  term: number;
  option?: PaymentOption;
  advance?: 'FIRST' | 'WHOLE';
  fee?: string;
  feeInAdvance?: boolean;
  isExtendable?: boolean;
  /** How it ended, or its present state. */
  end: StoryEnd;
  /** For one that was paid out: the row that is the oldest unpaid one, 1 = the first, before its last actions. */
  row?: number;
  /** Days that this row is past due today; below zero = it is still to come. */
  late?: number;
  /** Of one that was paid back: so many days after its due day the last row was paid; on the day itself without it. */
  lastPaidLate?: number;
  /** Days ago of the last action, or of the request. */
  ago?: number;
  /** Of a request: how its approval ends and what the bank says. */
  transfer?: Partial<Transfer>;
  court?: CourtState;
  /** Of a cancelled request: what the bank's statement shows. */
  bank?: 'SAME' | 'OTHER_AMOUNT' | 'OTHER_ACCOUNT';
  /** The customer, where the story belongs to a certain one. */
  customerId?: number;
  /** Whom it may belong to. */
  borrower?: 'ANY' | 'HELD' | 'DEPARTMENT' | 'COURT' | 'OPEN' | 'ROOMY';
  /** User name of the staff who entered it; the customer's own request without it. */
  maker?: string;
}

/** Where a story ends. */
export type StoryEnd =
  | 'REQUESTED'
  | 'STUCK'
  | 'REJECTED'
  | 'WRONG'
  | 'ONGOING'
  | 'PART_PAID'
  | 'PAID'
  | 'PAID_AHEAD'
  | 'EXTENDED'
  | 'EXTENSION_PENDING'
  | 'RENEWED'
  | 'CORRECTED'
  | 'UPGRADED'
  | 'RISK'
  | 'RISK_CURED'
  | 'COURT'
  | 'COURT_PAID'
  | 'FUND_CLOSED'
  | 'RECOVERED'
  | 'REFINANCED'
  | 'COURT_CLOSED';

/** States of a request that stopped on its way. */
export type StuckState = Extract<
  LoanState,
  | 'LOAN_ONHOLD'
  | 'LOAN_LONG_ONHOLD'
  | 'LOAN_REQUEST_FAILED'
  | 'LOAN_POSTING_FAILED'
  | 'LOAN_TRANSFER_FAILED'
>;
