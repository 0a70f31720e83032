import { carLoanLifecycle } from './carLoanLifecycle';
import { courtLifecycle } from './courtLifecycle';
import type { LifecycleTable } from '../../entity/lifecycleOf';
import { loanLifecycle } from './loanLifecycle';
import {
  aggregationLifecycle,
  extensionRequestLifecycle,
  guaranteeRequestLifecycle,
  invoiceLifecycle,
  paymentRequestLifecycle,
  pendingLoanLifecycle,
  pendingLongTermLifecycle,
} from './requestLifecycles';

/** All life cycles of lending by name. For tests and the gateways: an area imports its own. */
export const allLifecycles: Readonly<Record<string, LifecycleTable>> = {
  loan: loanLifecycle,
  pendingLoan: pendingLoanLifecycle,
  pendingLongTerm: pendingLongTermLifecycle,
  extensionRequest: extensionRequestLifecycle,
  paymentRequest: paymentRequestLifecycle,
  guaranteeRequest: guaranteeRequestLifecycle,
  aggregation: aggregationLifecycle,
  invoice: invoiceLifecycle,
  court: courtLifecycle,
  carLoan: carLoanLifecycle,
};
