import { evidenceOf } from './ReviewDetailsOf';
import { ExtensionResult } from '../pending-extension/ExtensionResult';
import { PaymentResult } from '../pending-payment/PaymentResult';
import { PayoutResult } from './PayoutResult';

/** What an approval does, in its dialog: the same calculation as in the evidence. */
export const payoutPreview = {
  loan: evidenceOf('loans/pending/loan', PayoutResult),
  ltl: evidenceOf('loans/pending/ltl', PayoutResult),
};

export const extensionPreview = evidenceOf('loans/pending/extension', ExtensionResult);

export const paymentPreview = evidenceOf('loans/pending/payment', PaymentResult);
