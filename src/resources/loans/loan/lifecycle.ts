import { today } from '../../../domain/clock';
import { numberOfClass } from '../../../domain/classification';
import { addMonths, dayOf } from '../../../domain/dates';
import { DocumentTemplateType } from '../../../domain/enums/credit-registry';
import {
  AdvanceOption,
  AssetClassification,
  CorrectedPart,
  CorrectionOutcome,
  LoanChartType,
  type LoanProductType,
  LoanRejectReason,
  type LoanState,
  OPEN_LOAN_STATES,
  PaymentSource,
  TermUnit,
  YesOrNo,
} from '../../../domain/enums/loans';
import { LEAD } from '../../../domain/enums/lead';
import type { GuaranteeProblem } from '../../../domain/lending/guaranteeProblem';
import { type LendingSettings, USUAL_SETTINGS } from '../../../domain/lending/lendingSettings';
import type { ContractProblem } from '../../../domain/lending/loanContract';
import type { PayoutOwnerProblem } from '../../../domain/lending/payoutOwner';
import { compareMoney, isNegativeMoney, type MoneyValue, toMoney } from '../../../domain/money';
import { usualExtensionFee } from '../../../domain/lending/reschedulingFees';
import { CUSTOMER, LENDING } from '../../../domain/settings';
import {
  dealingBlock,
  type Dealing,
  type DealingBlock,
  type Standing,
} from '../../../domain/watchlists/dealing';
import { type Condition, type Conditions, conditionsOf } from '../../../entity/Condition';
import type { Access, ValidationIssue } from '../../../entity/entity';
import { isBlank } from '../../../entity/Field';
import type {
  ActionPerson,
  ActionRecord,
  AskDefaults,
  AskedWhen,
  AskRules,
  Asks,
  ConditionBlock,
} from '../../../entity/lifecycle';
import { lifecycleOf } from '../../../entity/lifecycleOf';
import { bank, choice, date, money, number, pdf, reference, text } from '../../../fields';
import type { ActionBlockKey, MessageKey } from '../../../i18n/Catalogue';
import { COURT, DECIDE_LOAN, DECIDE_LONG_TERM, EXTEND, PAY, UPGRADE_CLASS } from '../rights';
import type { LoanFactsAnswer } from './api';
import type { loanFields } from './loan.entity';
import { typedRowsField } from './typedRowsField';

// Where a right is proposed that nobody may hold yet, its fallback follows (docs/domain/identity.md 1.4).

/** Corrects failed stages and asks for the state of loans on hold (docs/domain/lending.md 3.3, 3.4). */
const CORRECT = ['loan:correct', 'loan-admin:list'] as const;

/** Confirms that a cancelled loan was paid out after all: the list right is needed in any case. */
const CONFIRM_ISSUED = 'loan-admin:list';

/** Moves to the risk department and back. */
const RISK = ['loan:risk', 'loan-admin:list'] as const;

const CLOSE_FUND = ['loan:close-fund', 'loan-admin:list'] as const;

/** Corrects interest and fees, and moves receipts: accounting. */
const CORRECT_AMOUNTS = ['accounting:correct', 'cgw-bank-income:access'] as const;

const RENEW_OVERDUE = 'overdue-loan:list';

/**
 * A request may be decided with the right of either queue here; which of them the product needs is a condition
 * (`queue_right`).
 */
const DECIDE = [...DECIDE_LOAN, 'ltl-pending-request:view'] as const;

/** The right to decide a request, by the queue that its product waits in (docs/domain/lending.md 4.2). */
export const decideRight = (productType: LoanProductType | null | undefined): Access =>
  productType === 'LOAN_LONG_TERM' ? DECIDE_LONG_TERM : DECIDE_LOAN;

const FAILED_STAGES = [
  'LOAN_REQUEST_FAILED',
  'LOAN_POSTING_FAILED',
  'LOAN_TRANSFER_FAILED',
] as const;

/** A loan from its request to its end (docs/domain/lending.md 3.1); registering makes the record. */
const table = lifecycleOf<LoanState>()(
  'state',
  {
    // A request.
    approve: {
      from: ['LOAN_REQUESTED'],
      to: 'LOAN_ONGOING',
      success: 'toast.approved',
      outcomes: ['LOAN_ONHOLD', ...FAILED_STAGES],
      access: DECIDE,
      confirm: 'consequence',
      irreversible: true,
      notByMaker: true,
      consequences: ['lentAmount', 'fee', 'accountNumber', 'refundDate'],
      tone: 'primary',
    },
    reject: {
      from: ['LOAN_REQUESTED'],
      to: 'CANCELLED',
      success: 'toast.rejected',
      access: DECIDE,
      guard: 'refuses',
      confirm: 'reason',
      reasons: LoanRejectReason,
      tone: 'danger',
    },
    cancel_record: {
      failure: 'error.cancel_failed',
      from: ['LOAN_REQUESTED'],
      to: 'CANCELLED',
      success: 'toast.cancelled',
      access: DECIDE,
      guard: 'refuses',
      confirm: 'reason',
      reverse: 'confirm_cancel_to_issued',
      tone: 'danger',
    },
    mark_wrong_request: {
      from: ['LOAN_REQUESTED'],
      to: 'LOAN_WRONG_REQUEST',
      access: DECIDE,
      guard: 'refuses',
      confirm: 'reason',
      irreversible: true,
      tone: 'danger',
    },
    // A pay-out that went wrong.
    confirm_cancel_to_issued: {
      from: ['CANCELLED'],
      to: 'LOAN_ONGOING',
      success: 'toast.approved',
      access: CONFIRM_ISSUED,
      guard: 'proof',
      confirm: 'consequence',
      irreversible: true,
      consequences: ['lentAmount', 'accountNumber', 'lendedDate'],
    },
    check_status: {
      from: ['LOAN_ONHOLD', 'LOAN_LONG_ONHOLD'],
      to: 'LOAN_ONHOLD',
      stays: true,
      outcomes: ['LOAN_ONGOING', ...FAILED_STAGES],
      access: CORRECT,
      guard: 'proof',
      confirm: 'none',
    },
    correct: {
      from: [...FAILED_STAGES, 'LOAN_LONG_ONHOLD'],
      to: 'LOAN_ONGOING',
      success: 'toast.corrected',
      outcomes: ['CANCELLED'],
      access: CORRECT,
      confirm: 'consequence',
      irreversible: true,
      notByMaker: true,
      consequences: ['fee', 'balance', 'accountNumber'],
    },
    // Repayment.
    pay: {
      failure: 'error.loan_payment_request',
      from: OPEN_LOAN_STATES,
      to: 'LOAN_ONGOING',
      success: 'toast.registered',
      stays: true,
      outcomes: ['CLOSED'],
      access: PAY,
      guard: { limit: 'amount' },
      confirm: 'consequence',
      consequences: ['balance', 'refundedAmount'],
      tone: 'primary',
    },
    pay_in_advance: {
      failure: 'error.loan_payment_request',
      from: ['LOAN_ONGOING'],
      to: 'LOAN_ONGOING',
      success: 'toast.registered',
      stays: true,
      outcomes: ['CLOSED'],
      access: PAY,
      guard: { limit: 'amount' },
      confirm: 'consequence',
      consequences: ['balance', 'refundDate'],
    },
    extend: {
      from: ['LOAN_ONGOING'],
      to: 'LOAN_ONGOING',
      success: 'toast.extended',
      stays: true,
      access: EXTEND,
      guard: 'proof',
      confirm: 'consequence',
      consequences: ['refundDate', 'extensionDuration', 'fee'],
    },
    renew_overdue_schedule: {
      from: ['LOAN_ONGOING'],
      to: 'LOAN_ONGOING',
      stays: true,
      access: RENEW_OVERDUE,
      guard: 'proof',
      confirm: 'consequence',
      consequences: ['refundDate', 'balance'],
    },
    // Risk department, court, write-off.
    move_to_risk_fund: {
      from: ['LOAN_ONGOING'],
      to: 'LOAN_RISK',
      success: 'toast.moved_to_risk_fund',
      access: RISK,
      guard: 'proof',
      confirm: 'reason',
      reverse: 'return_to_ongoing',
      tone: 'danger',
    },
    move_to_court: {
      from: ['LOAN_RISK'],
      to: 'LOAN_COURT',
      success: 'toast.moved_to_court',
      access: COURT,
      confirm: 'consequence',
      reverse: 'withdraw_claim',
      consequences: ['balance', 'interest', 'penaltyInterest'],
      tone: 'danger',
    },
    return_to_ongoing: {
      from: ['LOAN_RISK'],
      to: 'LOAN_ONGOING',
      access: RISK,
      guard: 'proof',
      confirm: 'reason',
    },
    withdraw_claim: {
      from: ['LOAN_COURT'],
      to: 'LOAN_RISK',
      access: COURT,
      confirm: 'reason',
    },
    settle_claim: {
      from: ['LOAN_COURT'],
      to: 'CLOSED',
      success: 'toast.closed',
      access: COURT,
      confirm: 'reason',
      irreversible: true,
    },
    close_from_risk_fund: {
      from: ['LOAN_RISK', 'LOAN_COURT'],
      to: 'CLOSED',
      success: 'toast.closed',
      access: CLOSE_FUND,
      notByMaker: true,
      confirm: 'typed',
      irreversible: true,
      consequences: ['balance', 'classification'],
      tone: 'danger',
    },
    record_recovery: {
      from: ['CLOSED'],
      to: 'CLOSED',
      success: 'toast.registered',
      stays: true,
      access: PAY,
      guard: { limit: 'amount' },
      confirm: 'consequence',
      consequences: ['offBalance', 'recoveredAmount'],
      tone: 'primary',
    },
    // Adjustments.
    upgrade_class: {
      from: OPEN_LOAN_STATES,
      to: 'LOAN_ONGOING',
      stays: true,
      access: UPGRADE_CLASS,
      guard: 'lead',
      also: LEAD,
      alsoWhere: 'for who has the right of the list alone',
      confirm: 'reason',
    },
    correct_amounts: {
      from: OPEN_LOAN_STATES,
      to: 'LOAN_ONGOING',
      success: 'toast.corrected',
      stays: true,
      outcomes: ['CLOSED'],
      access: CORRECT_AMOUNTS,
      confirm: 'consequence',
      irreversible: true,
      consequences: ['interest', 'fee', 'balance'],
    },
    // In court the claim is frozen: what it was calculated from stays.
    move_receipt: {
      from: ['LOAN_ONGOING', 'LOAN_RISK'],
      to: 'LOAN_ONGOING',
      success: 'toast.corrected',
      stays: true,
      access: CORRECT_AMOUNTS,
      confirm: 'consequence',
      consequences: ['balance', 'refundedAmount'],
    },
  },
  [
    { from: ['LOAN_REQUESTED'], to: 'LOAN_ONHOLD', by: 'noAnswer' },
    { from: ['LOAN_ONHOLD', 'LOAN_LONG_ONHOLD'], to: 'LOAN_ONGOING', by: 'answer' },
    { from: ['LOAN_ONHOLD', 'LOAN_LONG_ONHOLD'], to: 'LOAN_REQUEST_FAILED', by: 'answer' },
    { from: ['LOAN_ONHOLD', 'LOAN_LONG_ONHOLD'], to: 'LOAN_POSTING_FAILED', by: 'answer' },
    { from: ['LOAN_ONHOLD', 'LOAN_LONG_ONHOLD'], to: 'LOAN_TRANSFER_FAILED', by: 'answer' },
    { from: ['LOAN_ONHOLD'], to: 'LOAN_LONG_ONHOLD', by: 'time' },
  ],
);

/** The actions of a loan. */
export type LoanActionName = keyof typeof table.actions;

const amount = money({ required: true, min: '0.01' });

/** Where money may come from that a person books: a batch brings its own (docs/domain/lending.md 8.5). */
const paymentSource = choice(PaymentSource, {
  required: true,
  only: ['WALLET', 'BANK', 'TEMPORARY'],
});
const valueDate = date({ required: true, noFuture: true });

/**
 * What the actions of a loan ask for (docs/domain/lending.md 3.1, 5.1, 8.1). What the correction (3.4) and the court (11.2)
 * need is in the rules below, which have messages of their own.
 */
const inputs = {
  confirm_cancel_to_issued: { bankReference: text({ required: true, max: 60 }) },
  correct: {
    outcome: choice(CorrectionOutcome, { required: true }),
    correctedFee: money(),
    correctedBalance: money(),
    isBankTransfer: choice(YesOrNo),
    correctedBank: bank(),
    account: text({ max: 30 }),
  },
  pay: { amount, date: valueDate, paymentSource },
  pay_in_advance: {
    amount,
    date: valueDate,
    advanceOption: choice(AdvanceOption, { required: true }),
    paymentSource,
  },
  extend: {
    duration: number({ required: true, min: 1, integer: true }),
    termUnit: choice(TermUnit, { required: true }),
    fee: money({ required: true }),
    paymentSource,
  },
  renew_overdue_schedule: {
    chartType: choice(LoanChartType, { required: true }),
    /** Of charts 01–05. */
    rowCount: number({ min: 1, max: LENDING.rowsMax, integer: true }),
    firstDate: date(),
    /** Of chart 06. */
    typedRows: typedRowsField,
    fee: money(),
  },
  move_to_court: {
    /** Only those who are bound by the loan. */
    courtCustomer: reference('customers', { filterBy: { id: 'facts.liable' } }),
    template: choice(DocumentTemplateType),
    courtFee: money(),
    courtCost: money(),
    courtDate: date(),
  },
  record_recovery: {
    amount,
    date: valueDate,
    paymentSource,
  },
  upgrade_class: {
    classification: choice(AssetClassification, { required: true, numbered: true }),
    document: pdf({ required: true }),
  },
  move_receipt: {
    receiptId: number({ required: true, min: 1, integer: true }),
    /** Without it the money goes to the temporary account. */
    targetLoan: reference('loans', { filter: { state: OPEN_LOAN_STATES } }),
    comment: text({ required: true, min: 10, max: 200 }),
  },
  correct_amounts: {
    correctedPart: choice(CorrectedPart, { required: true }),
    /** Above zero adds to what is owed, below zero takes from it. */
    difference: money({ required: true, negative: true }),
    comment: text({ required: true, max: 200 }),
  },
} as const satisfies Asks<LoanActionName>;

const NO_FEE = '0.00';

/** An amount to start with; none where nothing is due. */
function dueAmount(value: MoneyValue): string | null {
  const due = toMoney(value);
  return due !== null && Number(due) > 0 ? due : null;
}

/**
 * What the dialogs start with: only what follows from the loan and the day. Choices that move money or weigh on the
 * customer start empty: neither is the usual one.
 */
const inputDefaults: AskDefaults<typeof inputs, typeof loanFields> = {
  pay: ({ dueNow }) => ({ amount: dueAmount(dueNow), date: today() }),
  pay_in_advance: () => ({ date: today() }),
  extend: ({ termUnit, balance, facts }) => ({
    duration: 1,
    termUnit: termUnit ?? 'MONTH',
    fee: usualExtensionFee(
      toMoney(balance) ?? NO_FEE,
      limitsOf((facts ?? {}) as Partial<LoanFacts>),
    ),
  }),
  renew_overdue_schedule: ({ chartType }) => ({
    chartType: chartType === '06' ? '04' : chartType,
    firstDate: addMonths(today(), 1),
    fee: NO_FEE,
  }),
  correct: ({ fee, balance, lentAmount, bankCode, accountNumber }) => ({
    correctedFee: toMoney(fee),
    correctedBalance: toMoney(balance ?? lentAmount),
    correctedBank: bankCode,
    account: accountNumber,
  }),
  record_recovery: ({ offBalance }) => ({ amount: dueAmount(offBalance), date: today() }),
  // The repayments tab says which receipt is meant.
  move_receipt: ({
    movedReceipt,
  }: ActionRecord<typeof loanFields> & { movedReceipt?: number }) => ({
    receiptId: movedReceipt,
  }),
  move_to_court: ({ customerId, productType }) => ({
    courtCustomer: customerId,
    template: productType === 'LOAN_LONG_TERM' ? 'LONG_LOAN_COURT' : 'LOAN_COURT',
    courtDate: today(),
  }),
};

/** The messages of inputs as issues, in the order of the inputs; an input without a message is good. */
const issuesOf = <K extends string>(
  messages: Readonly<Record<K, MessageKey | undefined>>,
): ValidationIssue<K>[] =>
  (Object.entries(messages) as [K, MessageKey | undefined][]).flatMap(([field, message]) =>
    message ? [{ field, message }] : [],
  );

/** The message where a value that must be there is missing. */
const needed = (value: unknown, message: MessageKey): MessageKey | undefined =>
  isBlank(value) ? message : undefined;

/** The message for an amount that is missing, is none or is below zero. */
const neededAmount = (value: MoneyValue, message: MessageKey): MessageKey | undefined => {
  const isGood = toMoney(value) !== null && !isNegativeMoney(value);
  return needed(value, message) ?? (isGood ? undefined : 'validation.amount');
};

/** Rules over what the actions ask for. */
const inputRules = {
  // One without a loan is wrong from its first input on.
  correct: (values, { id }) =>
    issuesOf({
      outcome: needed(id, 'validation.loan_required'),
      correctedFee: neededAmount(values.correctedFee, 'validation.correction_fee_required'),
      correctedBalance: neededAmount(
        values.correctedBalance,
        'validation.correction_balance_required',
      ),
      // A transfer names the bank of the account, too.
      correctedBank:
        values.isBankTransfer === 'YES'
          ? needed(values.correctedBank, 'validation.correction_bank_required')
          : undefined,
      account: needed(values.account, 'validation.correction_account_required'),
      isBankTransfer: needed(values.isBankTransfer, 'validation.correction_transfer_required'),
    }),
  move_to_court: ({ courtCustomer, template, courtFee, courtCost, courtDate }) =>
    issuesOf({
      courtCustomer: needed(courtCustomer, 'validation.court_customer_required'),
      template: needed(template, 'validation.court_template_required'),
      courtFee: neededAmount(courtFee, 'validation.court_fee_required'),
      courtCost: neededAmount(courtCost, 'validation.court_cost_required'),
      courtDate:
        needed(courtDate, 'validation.court_date_required') ??
        (dayOf(courtDate) ? undefined : 'validation.date_invalid') ??
        (String(courtDate) > today() ? 'validation.date_future' : undefined),
    }),
  renew_overdue_schedule: ({ chartType, rowCount, firstDate, typedRows }) =>
    chartType === '06'
      ? issuesOf({ typedRows: needed(typedRows, 'validation.required') })
      : issuesOf({
          rowCount: needed(rowCount, 'validation.required'),
          firstDate: needed(firstDate, 'validation.date_required'),
        }),
  record_recovery: ({ date: day }, { closedDate }) =>
    day && closedDate && day < closedDate
      ? [{ field: 'date', message: 'loanActions.recovery.before_closing' }]
      : [],
  move_receipt: ({ targetLoan }, { id }) =>
    targetLoan && String(targetLoan) === String(id)
      ? [{ field: 'targetLoan', message: 'loanActions.move.same_loan' }]
      : [],
  upgrade_class: ({ classification }, { facts }) => {
    const { storedClass } = (facts ?? {}) as Partial<LoanFactsAnswer>;
    const isBetter =
      !storedClass || !classification || numberOfClass(classification) < numberOfClass(storedClass);
    return isBetter ? [] : [{ field: 'classification', message: 'loanActions.class.not_better' }];
  },
} satisfies AskRules<typeof inputs, typeof loanFields>;

/** What of the lender's settings the conditions of actions look at. */
export type ActionLimits = Pick<
  LendingSettings,
  | 'extensionDpdMax'
  | 'extensionsMax'
  | 'extensionFeePercent'
  | 'renewalsWithoutLead'
  | 'riskFromDpd'
>;

const limitsOf = ({ limits }: { limits?: ActionLimits }): ActionLimits => limits ?? USUAL_SETTINGS;

/** What the conditions of a loan's actions are calculated from, as of the present day. */
export interface LoanFacts {
  /** As the lender has set them; the usual ones where the gateway says nothing. */
  limits?: ActionLimits;
  /** Whole days in Ulaanbaatar since the oldest unpaid due date; the due day itself is 0. */
  daysPastDue: number;
  /** Principal that is still owed. */
  balance: MoneyValue;
  /** Everything that is due and not paid: principal, interest, additional interest, fees. */
  arrears: MoneyValue;
  storedClass: AssetClassification;
  isExtendable: boolean;
  /** Extensions that the loan already had. */
  extensions: number;
  extensionPending: boolean;
  /** Renewals of the overdue schedule that the loan already had. */
  renewals: number;
  /** The person may do what is kept for leads (docs/domain/identity.md 1.5). */
  isLead: boolean;
  /** Receipts booked on the loan; not known = the gateway judges. */
  receipts?: number;
  /** While it is a request. */
  request?: LoanRequestFacts;
  /** For a cancelled request: the payout that the bank proves, if it was found (docs/domain/lending.md 3.1). */
  payout?: PayoutProof | null;
  /** Where it was closed from the risk fund: what is still claimed. */
  offBalance?: MoneyValue;
  /** In the risk department: the customers whom a claim may name (docs/domain/lending.md 11.2). */
  liable?: readonly number[];
  /** While it is in court: whether the court decided. */
  courtDecided?: boolean;
}

/** A line of the bank's statement that proves a payout, beside what the loan says. */
export interface PayoutProof {
  amountAgrees: boolean;
  accountAgrees: boolean;
  /** The line's own figures, where the gateway sends them; its reference is what the person must know. */
  line?: { amount: MoneyValue; account: string; date: string };
}

/** What the conditions of a request are calculated from. */
export interface LoanRequestFacts {
  amount: MoneyValue;
  availableLimit: MoneyValue;
  /** Why the contract that it names does not carry it; null = it does. */
  contract: ContractProblem | null;
  /** What its guarantors lack; null = nothing, or it needs none. */
  guarantee: GuaranteeProblem | null;
  /** What stands against its pay-out account; nothing or null = nothing does. */
  payoutOwner?: PayoutOwnerProblem | null;
  /** It is backed by savings, and the customer has none that run and are worth it. */
  lacksSavings: boolean;
  /** Somebody, or the system, assessed it. */
  isAssessed: boolean;
  /** Another open request of the customer for the same product. */
  otherOpenRequest: boolean;
  /** The customer's access `lend` is open (docs/domain/customers.md 6.1). */
  mayLend: boolean;
  /** The person has the right of the queue that the product waits in; see `decideRight`. */
  hasQueueRight: boolean;
  /** A transfer of the money was already sent. */
  transferSent: boolean;
  /** What the lists and the age of the customer say; not known = the gateway judges. */
  standing?: Standing;
  /** Who decides. */
  personId?: string;
}

type LoanCondition = Condition<LoanFacts>;

/** A condition on the request; what is not known of it does not hold. */
const ofRequest = (
  key: ActionBlockKey,
  holds: (request: LoanRequestFacts) => boolean,
): LoanCondition => ({
  key,
  holds: ({ request }) => request !== undefined && holds(request),
});

const owes: LoanCondition = {
  key: 'nothing_owed',
  holds: ({ balance, arrears }) => compareMoney(balance, 0) === 1 || compareMoney(arrears, 0) === 1,
};

const queueRight = ofRequest('queue_right', ({ hasQueueRight }) => hasQueueRight);

const daysOf = ({ daysPastDue }: LoanFacts) => ({ days: daysPastDue });

/** A condition for each way in which a contract may not carry a loan. */
const contractIsNot = (problem: ContractProblem): Condition<LoanRequestFacts> => ({
  key: problem,
  holds: ({ contract }) => contract !== problem,
});

/** A condition for each thing that guarantors may lack. */
const guaranteeIsNot = (problem: GuaranteeProblem): LoanCondition =>
  ofRequest(problem, ({ guarantee }) => guarantee !== problem);

/** The bank knows the pay-out account, and it is the borrower's (docs/domain/lending.md 5.5). */
const payoutAccount: readonly LoanCondition[] = (
  ['payout_account_unknown', 'payout_owner_differs'] satisfies PayoutOwnerProblem[]
).map((problem) => ofRequest(problem, ({ payoutOwner }) => payoutOwner !== problem));

/** A condition for each reason why the lender does not deal with somebody (docs/domain/watchlists.md 1.6). */
const mayDeal = (block: DealingBlock, dealing: Dealing): Condition<LoanRequestFacts> => ({
  key: block,
  holds: ({ standing, personId }) =>
    !standing || dealingBlock(standing, dealing, { today: today(), personId }) !== block,
  values: () => ({ years: CUSTOMER.minAge }),
  ...(block === 'grey_own_approval' ? { own: true } : {}),
});

const submit: readonly Condition<LoanRequestFacts>[] = [
  mayDeal('black_listed', 'LOAN_REQUEST'),
  mayDeal('under_age', 'LOAN_REQUEST'),
  { key: 'lend_access_closed', holds: ({ mayLend }) => mayLend },
  { key: 'other_open_request', holds: ({ otherOpenRequest }) => !otherOpenRequest },
  contractIsNot('contract_missing'),
  contractIsNot('contract_foreign'),
  contractIsNot('contract_kind'),
  contractIsNot('contract_over'),
  contractIsNot('contract_unsigned'),
  {
    key: 'limit_exceeded',
    holds: ({ amount: asked, availableLimit }) => {
      const order = compareMoney(asked, availableLimit);
      return order === -1 || order === 0;
    },
    values: ({ availableLimit }) => ({ limit: String(availableLimit ?? '') }),
  },
];

/**
 * What a new request must keep, T1: a signed contract of the customer's own, within the limits, one open request per
 * product (docs/domain/lending.md 3.1, 4.1, 4.6).
 */
export const submitConditions: Conditions<'submit', LoanRequestFacts> = { submit };

/**
 * Conditions of the actions of a loan beyond state and right (docs/domain/lending.md 3.1, 9.1, 10.2), in the order in
 * which they are shown.
 */
export const loanConditions: Conditions<LoanActionName, LoanFacts> = {
  approve: [
    queueRight,
    ...[
      ...submit,
      mayDeal('grey_unapproved', 'LOAN_APPROVAL'),
      mayDeal('grey_own_approval', 'LOAN_APPROVAL'),
    ].map(({ key, holds, values, own }): LoanCondition => ({
      ...ofRequest(key, holds),
      ...(own ? { own } : {}),
      ...(values ? { values: ({ request }) => (request ? values(request) : {}) } : {}),
    })),
    guaranteeIsNot('guarantor_missing'),
    guaranteeIsNot('guarantor_waiting'),
    guaranteeIsNot('guarantee_short'),
    ofRequest('savings_missing', ({ lacksSavings }) => !lacksSavings),
    ...payoutAccount,
    ofRequest('not_assessed', ({ isAssessed }) => isAssessed),
  ],
  reject: [queueRight],
  cancel_record: [queueRight, ofRequest('transfer_sent', ({ transferSent }) => !transferSent)],
  mark_wrong_request: [queueRight],
  confirm_cancel_to_issued: [
    { key: 'payout_not_found', holds: ({ payout }) => Boolean(payout) },
    { key: 'payout_amount', holds: ({ payout }) => payout?.amountAgrees === true },
    { key: 'payout_account', holds: ({ payout }) => payout?.accountAgrees === true },
  ],
  pay: [owes],
  pay_in_advance: [
    { key: 'past_due', holds: ({ daysPastDue }) => daysPastDue <= 0, values: daysOf },
    owes,
  ],
  extend: [
    { key: 'not_extendable', holds: ({ isExtendable }) => isExtendable },
    { key: 'extension_pending', holds: ({ extensionPending }) => !extensionPending },
    {
      key: 'extension_dpd',
      holds: (facts) => facts.daysPastDue <= limitsOf(facts).extensionDpdMax,
      values: (facts) => ({ ...daysOf(facts), max: limitsOf(facts).extensionDpdMax }),
    },
    {
      key: 'extensions_used',
      holds: (facts) => facts.extensions < limitsOf(facts).extensionsMax,
      values: (facts) => ({ max: limitsOf(facts).extensionsMax }),
    },
  ],
  renew_overdue_schedule: [
    { key: 'not_past_due', holds: ({ daysPastDue }) => daysPastDue > 0 },
    {
      key: 'renewal_needs_lead',
      holds: (facts) => facts.isLead || facts.renewals < limitsOf(facts).renewalsWithoutLead,
    },
  ],
  move_to_risk_fund: [
    {
      key: 'risk_dpd',
      holds: (facts) => facts.daysPastDue >= limitsOf(facts).riskFromDpd,
      values: (facts) => ({ ...daysOf(facts), min: limitsOf(facts).riskFromDpd }),
    },
  ],
  move_to_court: [owes],
  return_to_ongoing: [
    {
      key: 'arrears_unpaid',
      holds: ({ arrears, daysPastDue }) => daysPastDue <= 0 && compareMoney(arrears, 0) === 0,
    },
  ],
  withdraw_claim: [{ key: 'court_decided', holds: ({ courtDecided }) => !courtDecided }],
  settle_claim: [
    { key: 'claim_open', holds: (facts) => facts.courtDecided === true || !owes.holds(facts) },
  ],
  close_from_risk_fund: [
    { key: 'nothing_to_write_off', holds: ({ balance }) => compareMoney(balance, 0) === 1 },
  ],
  move_receipt: [{ key: 'no_receipts', holds: ({ receipts }) => receipts !== 0 }],
  record_recovery: [
    { key: 'not_written_off', holds: ({ offBalance }) => offBalance !== undefined },
    { key: 'all_recovered', holds: ({ offBalance }) => compareMoney(offBalance, 0) === 1 },
  ],
  upgrade_class: [
    { key: 'best_class', holds: ({ storedClass }) => numberOfClass(storedClass) > 1 },
  ],
};

/**
 * Why an action of a loan is closed beside its state and the person's right: the facts come with the record, the rights of
 * the person are looked up here. Without facts nothing is closed: the gateway judges.
 */
export function loanBlock(
  action: LoanActionName,
  record: { readonly facts?: unknown; readonly productType?: LoanProductType | null },
  { may, id: personId }: ActionPerson,
): ConditionBlock | null {
  if (!record.facts) return null;
  const { request, ...facts } = record.facts as LoanFactsAnswer;
  const hasQueueRight = may(decideRight(record.productType));
  return conditionsOf(
    loanConditions,
    action,
  )({
    ...facts,
    isLead: may(LEAD),
    request: request && { ...request, hasQueueRight, personId },
  });
}

/** Charts whose rows are counted, not typed. */
const COUNTED_CHARTS: readonly LoanChartType[] = ['01', '02', '03', '04', '05'];

const inputsWhen = {
  correct: { correctedBank: { field: 'isBankTransfer', is: ['YES'] } },
  renew_overdue_schedule: {
    rowCount: { field: 'chartType', is: COUNTED_CHARTS },
    firstDate: { field: 'chartType', is: COUNTED_CHARTS },
    typedRows: { field: 'chartType', is: ['06'] },
  },
} as const satisfies AskedWhen<typeof inputs>;

/** The life cycle of a loan with all that its actions ask for and need. */
export const loanLifecycle = {
  ...table,
  inputs,
  inputDefaults,
  inputRules,
  inputsWhen,
  conditions: loanBlock,
  outside: {
    by: 'bank',
    answer: ({ state }: ActionRecord<typeof loanFields>) =>
      state === 'LOAN_ONHOLD' ? 'sent' : state === 'LOAN_LONG_ONHOLD' ? 'unanswered' : null,
    looks: ['check_status'],
    documents: ['correct'],
  },
  code: 'code',
} as const;
