import { carLoanLifecycle } from './carLoanLifecycle';
import { contractLifecycle } from './contractLifecycle';
import { courtLifecycle } from './courtLifecycle';
import type { LifecycleTable } from '../../entity/lifecycleOf';
import {
  aggregationLifecycle,
  extensionRequestLifecycle,
  guaranteeRequestLifecycle,
  invoiceLifecycle,
  paymentRequestLifecycle,
  pendingLoanLifecycle,
  pendingLongTermLifecycle,
} from './requestLifecycles';
import { signatureLifecycle } from './signatureLifecycle';
import { studentGuaranteeLifecycle } from './studentGuaranteeLifecycle';

/** All life cycles of lending by name. For tests and the gateways: an area imports its own. */
export const allLifecycles: Readonly<Record<string, LifecycleTable>> = {
  contract: contractLifecycle,
  pendingLoan: pendingLoanLifecycle,
  pendingLongTerm: pendingLongTermLifecycle,
  extensionRequest: extensionRequestLifecycle,
  paymentRequest: paymentRequestLifecycle,
  guaranteeRequest: guaranteeRequestLifecycle,
  aggregation: aggregationLifecycle,
  invoice: invoiceLifecycle,
  signature: signatureLifecycle,
  court: courtLifecycle,
  carLoan: carLoanLifecycle,
  studentGuarantee: studentGuaranteeLifecycle,
};
