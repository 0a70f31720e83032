import { expect, it } from 'vitest';
import { messagesOf } from '../../../src/domain/lifecycles/conditions/Condition';
import {
  contractConditions,
  studentGuaranteeConditions,
} from '../../../src/domain/lifecycles/conditions/contractConditions';
import {
  loanConditions,
  submitConditions,
} from '../../../src/domain/lifecycles/conditions/loanConditions';
import {
  aggregationConditions,
  carLoanConditions,
  collateralConditions,
  courtConditions,
  newInvoiceConditions,
  pendingRequestConditions,
  signatureConditions,
} from '../../../src/domain/lifecycles/conditions/requestConditions';

const keys = (...lists: string[][]) => [...new Set(lists.flat())].sort();

it('names the hindrances of loans and their requests', () => {
  expect(keys(messagesOf(loanConditions), messagesOf(submitConditions))).toEqual([
    'hindrances.all_recovered',
    'hindrances.arrears_unpaid',
    'hindrances.best_class',
    'hindrances.claim_open',
    'hindrances.contract_unsigned',
    'hindrances.court_decided',
    'hindrances.extension_dpd',
    'hindrances.extension_pending',
    'hindrances.extensions_used',
    'hindrances.lend_access_closed',
    'hindrances.limit_exceeded',
    'hindrances.no_receipts',
    'hindrances.not_extendable',
    'hindrances.not_past_due',
    'hindrances.not_written_off',
    'hindrances.nothing_owed',
    'hindrances.nothing_to_write_off',
    'hindrances.other_open_request',
    'hindrances.past_due',
    'hindrances.payout_account',
    'hindrances.payout_amount',
    'hindrances.payout_not_found',
    'hindrances.queue_right',
    'hindrances.renewal_needs_lead',
    'hindrances.risk_dpd',
    'hindrances.transfer_sent',
  ]);
});

it('names the hindrances of everything else', () => {
  expect(
    keys(
      messagesOf(contractConditions),
      messagesOf(studentGuaranteeConditions),
      messagesOf(pendingRequestConditions),
      messagesOf(aggregationConditions),
      messagesOf(newInvoiceConditions),
      messagesOf(signatureConditions),
      messagesOf(courtConditions),
      messagesOf(carLoanConditions),
      messagesOf(collateralConditions),
    ),
  ).toEqual([
    'hindrances.accepted_elsewhere',
    'hindrances.already_written',
    'hindrances.archived',
    'hindrances.award_missing',
    'hindrances.cap_exceeded',
    'hindrances.cap_not_configured',
    'hindrances.ceded',
    'hindrances.creator_only',
    'hindrances.letter_differs',
    'hindrances.letter_incomplete',
    'hindrances.live_invoice',
    'hindrances.loan_open',
    'hindrances.not_ceded',
    'hindrances.not_retryable',
    'hindrances.open_loans',
    'hindrances.open_student_loans',
    'hindrances.other_tenant_copy',
    'hindrances.receipts_since_cession',
    'hindrances.request_expired',
    'hindrances.row_not_unpaid',
    'hindrances.scan_missing',
    'hindrances.sign_not_failed',
    'hindrances.signature_refused',
    'hindrances.signature_waiting',
  ]);
});
