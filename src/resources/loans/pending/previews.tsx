import { briefOf } from './ReviewDetailsOf';
import { ExtensionResult } from '../pending-extension/ExtensionResult';
import { PaymentResult } from '../pending-payment/PaymentResult';
import { PayoutResult } from './PayoutResult';

/** What an approval does, in its dialog. */
export const payoutPreview = {
  loan: briefOf('loans/pending/loan', PayoutResult),
  ltl: briefOf('loans/pending/ltl', PayoutResult),
};

export const extensionPreview = briefOf('loans/pending/extension', ExtensionResult);

export const paymentPreview = briefOf('loans/pending/payment', PaymentResult);
