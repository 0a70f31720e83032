import { type EbarimtState, EbarimtType } from '../../../domain/enums/e-receipts';
import { isRefused } from '../../../domain/eReceipts/refused';
import { CONFIRM } from '../../../domain/settings';
import type { ValidationIssue } from '../../../entity/entity';
import { isBlank } from '../../../entity/Field';
import type { AskedWhen, Asks, ConditionBlock } from '../../../entity/lifecycle';
import { lifecycleOf } from '../../../entity/lifecycleOf';
import { choice, companyRegisterNumber, longText } from '../../../fields';

/** Sends receipts and takes them back. */
export const RECEIPTS = 'e-barimt:create';

const table = lifecycleOf<EbarimtState>()('state', {
  send_receipt: {
    success: 'toast.sent',
    failure: 'error.send_failed',
    from: ['NEW', 'FAILED'],
    to: 'SENT',
    // The tax service may refuse or not answer; the payment behind it stays as it is.
    outcomes: ['FAILED'],
    access: RECEIPTS,
    confirm: 'consequence',
    tone: 'primary',
  },
  // A new one is made at the same time; the refused one stays as it was.
  correct_receipt: {
    success: 'toast.corrected',
    from: ['FAILED'],
    to: 'FAILED',
    stays: true,
    access: RECEIPTS,
    confirm: 'consequence',
    consequences: ['receiverType', 'companyRegnum', 'lastError', 'total'],
  },
  return_receipt: {
    success: 'toast.returned',
    from: ['SENT'],
    to: 'RETURNED',
    access: RECEIPTS,
    confirm: 'consequence',
    irreversible: true,
    consequences: ['total', 'vat', 'ddtd'],
    tone: 'danger',
  },
});

type ReceiptAction = keyof typeof table.actions;

const inputs = {
  correct_receipt: {
    receiverType: choice(EbarimtType, { required: true }),
    companyRegnum: companyRegisterNumber(),
  },
  return_receipt: {
    returnReason: longText({
      required: true,
      min: CONFIRM.reasonMin,
      max: CONFIRM.reasonMax,
    }),
  },
} as const satisfies Asks<ReceiptAction>;

const inputsWhen = {
  correct_receipt: { companyRegnum: { field: 'receiverType', is: ['B2B'] } },
} as const satisfies AskedWhen<typeof inputs>;

/** What a receipt is judged by beside itself; the gateway sends it with the record. */
export interface ReceiptFacts {
  /** Number of the receipt that is over its fees instead of it. */
  other: string | null;
  /** A fee of it was given back. */
  isGivenBack: boolean;
}

interface Judged {
  readonly state?: unknown;
  readonly lastError?: unknown;
  readonly receiverType?: unknown;
  readonly companyRegnum?: unknown;
  readonly facts?: unknown;
}

/** Whom a receipt is for: a company has a register number (docs/domain/money.md 8.2). */
export const receiverIssues = ({
  receiverType,
  companyRegnum,
}: Judged): ValidationIssue<'companyRegnum'>[] =>
  receiverType === 'B2B' && isBlank(companyRegnum)
    ? [{ field: 'companyRegnum', message: 'validation.required' }]
    : [];

/** The tax service would refuse the same company again. */
const sameReceiver = (asked: Judged, refused: Judged): ValidationIssue<'companyRegnum'>[] =>
  asked.receiverType === 'B2B' && asked.companyRegnum === refused.companyRegnum
    ? [{ field: 'companyRegnum', message: 'eReceipts.same_receiver' }]
    : [];

/** Nothing is sent beside another receipt over the same fees, and nothing is corrected that may have been made. */
function receiptBlock(action: ReceiptAction, record: Judged): ConditionBlock | null {
  if (action === 'return_receipt') return null;
  const blocked = (
    key: 'receipt_unanswered' | 'receipt_other' | 'receipt_fee_given_back',
    values: Readonly<Record<string, string>> = {},
  ): ConditionBlock => ({ kind: 'condition', message: `actionBlocks.${key}`, values });
  if (action === 'correct_receipt' && !isRefused(record)) return blocked('receipt_unanswered');
  const { other, isGivenBack } = (record.facts ?? {}) as Partial<ReceiptFacts>;
  if (other) return blocked('receipt_other', { receipt: other });
  return isGivenBack ? blocked('receipt_fee_given_back') : null;
}

/**
 * A receipt (docs/domain/money.md 8.1): returned only from SENT, with a reason, and never again as it was; one that the tax
 * service refused is corrected by another one.
 */
export const receiptLifecycle = {
  ...table,
  cause: 'lastError',
  inputs,
  inputsWhen,
  inputDefaults: {
    correct_receipt: ({ receiverType, companyRegnum }: Judged) =>
      ({ receiverType, companyRegnum }) as { receiverType: EbarimtType; companyRegnum: string },
  },
  inputRules: {
    correct_receipt: (asked: Judged, refused: Judged) => [
      ...receiverIssues(asked),
      ...sameReceiver(asked, refused),
    ],
  },
  conditions: receiptBlock,
  outside: {
    by: 'taxService',
    answer: (record: Judged) =>
      record.state === 'FAILED' ? (isRefused(record) ? 'answered' : 'unanswered') : null,
    // The same number again: the tax service knows whether it has made one.
    looks: ['send_receipt'],
  },
} as const;
