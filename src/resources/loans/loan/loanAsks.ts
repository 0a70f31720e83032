import {
  AdvanceOption,
  AssetClassification,
  CorrectedPart,
  CorrectionOutcome,
  LoanChartType,
  PaymentSource,
  TermUnit,
  YesOrNo,
} from '../../../domain/enums/loans';
import { DocumentTemplateType } from '../../../domain/enums/credit-registry';
import { numberOfClass } from '../../../domain/classification';
import { type LoanActName, OPEN_LOAN_STATES } from '../../../domain/lifecycles/loanLifecycle';
import { correctionInputIssues } from '../../../domain/lifecycles/inputs/correctionInput';
import { courtInputIssues } from '../../../domain/lifecycles/inputs/courtInput';
import { LENDING } from '../../../domain/settings';
import type { AskRules, Asks } from '../../../entity/lifecycle';
import { choice, date, money, number, pdf, reference, text } from '../../../fields';
import type { loanFields } from './loanFields';
import type { LoanFactsAnswer } from './api';

const amount = money({ required: true, min: '0.01' });
const valueDate = date({ required: true, noFuture: true });

/**
 * What the acts of a loan ask for (docs/domain/lending.md 3.1, 5.1, 8.1; docs/domain/lending.md 3.4, 11.2 for the court
 * and the correction, whose own messages come from the rules below).
 */
export const loanAsks = {
  confirm_cancel_to_issued: { bankReference: text({ required: true, max: 60 }) },
  correct: {
    outcome: choice(CorrectionOutcome, { required: true }),
    correctedFee: money(),
    correctedBalance: money(),
    account: text({ max: 30 }),
    isBankTransfer: choice(YesOrNo),
  },
  pay: { amount, date: valueDate, paymentSource: choice(PaymentSource, { required: true }) },
  pay_in_advance: {
    amount,
    date: valueDate,
    advanceOption: choice(AdvanceOption, { required: true }),
    paymentSource: choice(PaymentSource, { required: true }),
  },
  extend: {
    duration: number({ required: true, min: 1, integer: true }),
    termUnit: choice(TermUnit, { required: true }),
    fee: money({ required: true }),
  },
  renew_overdue_schedule: {
    chartType: choice(LoanChartType, { required: true, only: ['01', '02', '03', '04', '05'] }),
    rowCount: number({ required: true, min: 1, max: LENDING.rowsMax, integer: true }),
    firstDate: date({ required: true }),
    fee: money(),
  },
  move_to_court: {
    courtCustomer: reference('customers'),
    template: choice(DocumentTemplateType),
    courtFee: money(),
    courtCost: money(),
    courtDate: date(),
  },
  record_recovery: {
    amount,
    date: valueDate,
    paymentSource: choice(PaymentSource, { required: true }),
  },
  upgrade_class: {
    classification: choice(AssetClassification, { required: true, numbered: true }),
    document: pdf({ required: true }),
  },
  move_receipt: {
    receiptId: number({ required: true, min: 1, integer: true }),
    /** Without it the money stays on the temporary account. */
    targetLoan: reference('loans', { filter: { state: OPEN_LOAN_STATES } }),
    comment: text({ required: true, min: 10, max: 200 }),
  },
  correct_amounts: {
    correctedPart: choice(CorrectedPart, { required: true }),
    /** Above zero adds to what is owed, below zero takes from it. */
    difference: money({ required: true, negative: true }),
    comment: text({ required: true, max: 200 }),
  },
} as const satisfies Asks<LoanActName>;

/** Rules over what the acts ask for. */
export const loanAskRules: AskRules<typeof loanAsks, typeof loanFields> = {
  correct: (values, { id }) =>
    correctionInputIssues({
      loan: id,
      fee: values.correctedFee,
      balance: values.correctedBalance,
      account: values.account,
      isBankTransfer: values.isBankTransfer ? values.isBankTransfer === 'YES' : null,
    }).map(({ field, message }) => ({ field: CORRECTION[field], message })),
  move_to_court: (values) =>
    courtInputIssues({
      customer: values.courtCustomer,
      template: values.template,
      fee: values.courtFee,
      cost: values.courtCost,
      date: values.courtDate,
    }).map(({ field, message }) => ({ field: COURT[field], message })),
  record_recovery: ({ date: day }, { closedDate }) =>
    day && closedDate && day < closedDate
      ? [{ field: 'date', message: 'loanActs.recovery.before_closing' }]
      : [],
  move_receipt: ({ targetLoan }, { id }) =>
    targetLoan && String(targetLoan) === String(id)
      ? [{ field: 'targetLoan', message: 'loanActs.move.same_loan' }]
      : [],
  upgrade_class: ({ classification }, { facts }) => {
    const { storedClass } = (facts ?? {}) as Partial<LoanFactsAnswer>;
    const isBetter =
      !storedClass || !classification || numberOfClass(classification) < numberOfClass(storedClass);
    return isBetter ? [] : [{ field: 'classification', message: 'loanActs.class.not_better' }];
  },
};

/** The inputs that the rules of a correction are about; one without a loan is wrong from its first input on. */
const CORRECTION = {
  loan: 'outcome',
  fee: 'correctedFee',
  balance: 'correctedBalance',
  account: 'account',
  isBankTransfer: 'isBankTransfer',
} as const;

/** The inputs that the rules of a claim are about. */
const COURT = {
  customer: 'courtCustomer',
  template: 'template',
  fee: 'courtFee',
  cost: 'courtCost',
  date: 'courtDate',
} as const;
