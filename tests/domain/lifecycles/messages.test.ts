import { expect, it } from 'vitest';
import { messagesOf } from '../../../src/entity/Condition';
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
} from '../../../src/domain/lifecycles/conditions/requestConditions';

const keys = (...lists: string[][]) => [...new Set(lists.flat())].sort();

it('names the blocks of loans and their requests', () => {
  expect(keys(messagesOf(loanConditions), messagesOf(submitConditions))).toEqual([
    'actionBlocks.all_recovered',
    'actionBlocks.arrears_unpaid',
    'actionBlocks.best_class',
    'actionBlocks.claim_open',
    'actionBlocks.contract_unsigned',
    'actionBlocks.court_decided',
    'actionBlocks.extension_dpd',
    'actionBlocks.extension_pending',
    'actionBlocks.extensions_used',
    'actionBlocks.lend_access_closed',
    'actionBlocks.limit_exceeded',
    'actionBlocks.no_receipts',
    'actionBlocks.not_extendable',
    'actionBlocks.not_past_due',
    'actionBlocks.not_written_off',
    'actionBlocks.nothing_owed',
    'actionBlocks.nothing_to_write_off',
    'actionBlocks.other_open_request',
    'actionBlocks.past_due',
    'actionBlocks.payout_account',
    'actionBlocks.payout_amount',
    'actionBlocks.payout_not_found',
    'actionBlocks.queue_right',
    'actionBlocks.renewal_needs_lead',
    'actionBlocks.risk_dpd',
    'actionBlocks.transfer_sent',
  ]);
});

it('names the blocks of everything else', () => {
  expect(
    keys(
      messagesOf(pendingRequestConditions),
      messagesOf(aggregationConditions),
      messagesOf(newInvoiceConditions),
      messagesOf(courtConditions),
      messagesOf(carLoanConditions),
      messagesOf(collateralConditions),
    ),
  ).toEqual([
    'actionBlocks.accepted_elsewhere',
    'actionBlocks.award_missing',
    'actionBlocks.cap_exceeded',
    'actionBlocks.cap_not_configured',
    'actionBlocks.creator_only',
    'actionBlocks.letter_differs',
    'actionBlocks.letter_incomplete',
    'actionBlocks.live_invoice',
    'actionBlocks.loan_open',
    'actionBlocks.not_retryable',
    'actionBlocks.other_tenant_copy',
    'actionBlocks.request_expired',
    'actionBlocks.row_not_unpaid',
  ]);
});
