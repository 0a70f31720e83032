import { describe, expect, it } from 'vitest';
import { conditionsOf, messagesOf } from '../../../../src/entity/Condition';
import {
  loanConditions,
  submitConditions,
  type LoanFacts,
  type LoanRequestFacts,
  type LoanActionName,
} from '../../../../src/resources/loans/loan/lifecycle';

const REQUEST: LoanRequestFacts = {
  amount: '1200000',
  availableLimit: '1200000',
  contract: null,
  guarantee: null,
  lacksSavings: false,
  isAssessed: true,
  otherOpenRequest: false,
  mayLend: true,
  hasQueueRight: true,
  transferSent: false,
};

const LOAN: LoanFacts = {
  daysPastDue: 0,
  balance: '800000',
  arrears: '0',
  storedClass: 'STANDARD',
  isExtendable: true,
  extensions: 0,
  extensionPending: false,
  renewals: 0,
  isLead: false,
};

const told = (action: LoanActionName, facts: Partial<LoanFacts>) =>
  conditionsOf(loanConditions, action)({ ...LOAN, ...facts });

const message = (action: LoanActionName, facts: Partial<LoanFacts>) =>
  told(action, facts)?.message ?? 'open';

describe('conditions of the actions of a loan', () => {
  it.each<[number, string]>([
    [0, 'actionBlocks.risk_dpd'],
    [1, 'actionBlocks.risk_dpd'],
    [90, 'actionBlocks.risk_dpd'],
    [91, 'open'],
    [361, 'open'],
  ])('T12 with %s days past due: %s', (daysPastDue, expected) => {
    expect(message('move_to_risk_fund', { daysPastDue })).toBe(expected);
  });

  it('says how many days there are and how many it takes', () => {
    expect(told('move_to_risk_fund', { daysPastDue: 12 })).toEqual({
      kind: 'condition',
      message: 'actionBlocks.risk_dpd',
      values: { days: 12, min: 91 },
    });
  });

  it.each<[number, string]>([
    [-10, 'open'],
    [0, 'open'],
    [1, 'actionBlocks.past_due'],
  ])('T9 with %s days past due: %s', (daysPastDue, expected) => {
    expect(message('pay_in_advance', { daysPastDue })).toBe(expected);
  });

  it.each<[Partial<LoanFacts>, string]>([
    [{}, 'open'],
    [{ daysPastDue: 30 }, 'open'],
    [{ daysPastDue: 31 }, 'actionBlocks.extension_dpd'],
    [{ isExtendable: false }, 'actionBlocks.not_extendable'],
    [{ extensions: 2 }, 'open'],
    [{ extensions: 3 }, 'actionBlocks.extensions_used'],
    [{ extensionPending: true }, 'actionBlocks.extension_pending'],
  ])('T10 with %j: %s', (facts, expected) => {
    expect(message('extend', facts)).toBe(expected);
  });

  it.each<[Partial<LoanFacts>, string]>([
    [{ daysPastDue: 0 }, 'actionBlocks.not_past_due'],
    [{ daysPastDue: 1 }, 'open'],
    [{ daysPastDue: 5, renewals: 1 }, 'actionBlocks.renewal_needs_lead'],
    [{ daysPastDue: 5, renewals: 1, isLead: true }, 'open'],
    [{ daysPastDue: 0, isLead: true }, 'actionBlocks.not_past_due'],
  ])('T11 with %j: %s', (facts, expected) => {
    expect(message('renew_overdue_schedule', facts)).toBe(expected);
  });

  it.each<[Partial<LoanFacts>, string]>([
    [{}, 'open'],
    [{ balance: '0', arrears: '12.50' }, 'open'],
    [{ balance: '0', arrears: '0' }, 'actionBlocks.nothing_owed'],
    [{ balance: null, arrears: null }, 'actionBlocks.nothing_owed'],
  ])('T8 with %j: %s', (facts, expected) => {
    expect(message('pay', facts)).toBe(expected);
  });

  it.each<[Partial<LoanFacts>, string]>([
    [{ daysPastDue: 100, arrears: '233139.73' }, 'actionBlocks.arrears_unpaid'],
    [{ daysPastDue: 0, arrears: '0.01' }, 'actionBlocks.arrears_unpaid'],
    [{ daysPastDue: 0, arrears: '0' }, 'open'],
  ])('T14 with %j: %s', (facts, expected) => {
    expect(message('return_to_ongoing', facts)).toBe(expected);
  });

  it('T15: a decided claim is settled, not withdrawn; an open one is settled when nothing is owed', () => {
    expect(message('withdraw_claim', { courtDecided: false })).toBe('open');
    expect(message('withdraw_claim', { courtDecided: true })).toBe('actionBlocks.court_decided');
    expect(message('settle_claim', { courtDecided: true })).toBe('open');
    expect(message('settle_claim', { courtDecided: false })).toBe('actionBlocks.claim_open');
    expect(message('settle_claim', { balance: '0', arrears: '0' })).toBe('open');
  });

  it('T16, T17: something to write off, a class to improve', () => {
    expect(message('close_from_risk_fund', {})).toBe('open');
    expect(message('close_from_risk_fund', { balance: '0' })).toBe(
      'actionBlocks.nothing_to_write_off',
    );
    expect(message('upgrade_class', { storedClass: 'STANDARD' })).toBe('actionBlocks.best_class');
    expect(message('upgrade_class', { storedClass: 'PAST_DUE' })).toBe('open');
  });

  it.each<[Partial<LoanRequestFacts>, string]>([
    [{}, 'open'],
    [{ amount: '1200000.01' }, 'actionBlocks.limit_exceeded'],
    [{ availableLimit: null }, 'actionBlocks.limit_exceeded'],
    [{ otherOpenRequest: true }, 'actionBlocks.other_open_request'],
    [{ mayLend: false }, 'actionBlocks.lend_access_closed'],
    [{ contract: 'contract_missing' }, 'actionBlocks.contract_missing'],
    [{ contract: 'contract_foreign' }, 'actionBlocks.contract_foreign'],
    [{ contract: 'contract_kind' }, 'actionBlocks.contract_kind'],
    [{ contract: 'contract_over' }, 'actionBlocks.contract_over'],
    [{ contract: 'contract_unsigned' }, 'actionBlocks.contract_unsigned'],
    [{ guarantee: 'guarantor_missing' }, 'actionBlocks.guarantor_missing'],
    [{ guarantee: 'guarantor_waiting' }, 'actionBlocks.guarantor_waiting'],
    [{ guarantee: 'guarantee_short' }, 'actionBlocks.guarantee_short'],
    [{ lacksSavings: true }, 'actionBlocks.savings_missing'],
    [{ isAssessed: false }, 'actionBlocks.not_assessed'],
    [{ hasQueueRight: false }, 'actionBlocks.queue_right'],
  ])('T2 with %j: %s', (request, expected) => {
    expect(message('approve', { request: { ...REQUEST, ...request } })).toBe(expected);
  });

  it('decides nothing about a request of which it knows nothing', () => {
    expect(message('approve', {})).toBe('actionBlocks.queue_right');
    expect(message('reject', {})).toBe('actionBlocks.queue_right');
    expect(message('cancel_record', { request: { ...REQUEST, transferSent: true } })).toBe(
      'actionBlocks.transfer_sent',
    );
    expect(message('cancel_record', { request: REQUEST })).toBe('open');
  });

  it.each<[LoanFacts['payout'], string]>([
    [undefined, 'actionBlocks.payout_not_found'],
    [null, 'actionBlocks.payout_not_found'],
    [{ amountAgrees: false, accountAgrees: true }, 'actionBlocks.payout_amount'],
    [{ amountAgrees: true, accountAgrees: false }, 'actionBlocks.payout_account'],
    [{ amountAgrees: true, accountAgrees: true }, 'open'],
  ])('T6 with %j: %s', (payout, expected) => {
    expect(message('confirm_cancel_to_issued', { payout })).toBe(expected);
  });

  it('T1: within the limit, one open request per product', () => {
    const submit = conditionsOf(submitConditions, 'submit');
    expect(submit(REQUEST)).toBeNull();
    expect(submit({ ...REQUEST, amount: '1300000' })).toEqual({
      kind: 'condition',
      message: 'actionBlocks.limit_exceeded',
      values: { limit: '1200000' },
    });
    expect(submit({ ...REQUEST, otherOpenRequest: true })?.message).toBe(
      'actionBlocks.other_open_request',
    );
  });

  it.each<LoanActionName>(['correct', 'check_status', 'correct_amounts'])(
    '%s has none beyond its state',
    (action) => {
      expect(message(action, { daysPastDue: 400 })).toBe('open');
    },
  );
});

it('names its blocks', () => {
  const keys = [...messagesOf(loanConditions), ...messagesOf(submitConditions)];
  expect([...new Set(keys)].sort()).toEqual([
    'actionBlocks.all_recovered',
    'actionBlocks.arrears_unpaid',
    'actionBlocks.best_class',
    'actionBlocks.black_listed',
    'actionBlocks.claim_open',
    'actionBlocks.contract_foreign',
    'actionBlocks.contract_kind',
    'actionBlocks.contract_missing',
    'actionBlocks.contract_over',
    'actionBlocks.contract_unsigned',
    'actionBlocks.court_decided',
    'actionBlocks.extension_dpd',
    'actionBlocks.extension_pending',
    'actionBlocks.extensions_used',
    'actionBlocks.grey_own_approval',
    'actionBlocks.grey_unapproved',
    'actionBlocks.guarantee_short',
    'actionBlocks.guarantor_missing',
    'actionBlocks.guarantor_waiting',
    'actionBlocks.lend_access_closed',
    'actionBlocks.limit_exceeded',
    'actionBlocks.no_receipts',
    'actionBlocks.not_assessed',
    'actionBlocks.not_extendable',
    'actionBlocks.not_past_due',
    'actionBlocks.not_written_off',
    'actionBlocks.nothing_owed',
    'actionBlocks.nothing_to_write_off',
    'actionBlocks.other_open_request',
    'actionBlocks.past_due',
    'actionBlocks.payout_account',
    'actionBlocks.payout_account_unknown',
    'actionBlocks.payout_amount',
    'actionBlocks.payout_not_found',
    'actionBlocks.payout_owner_differs',
    'actionBlocks.queue_right',
    'actionBlocks.renewal_needs_lead',
    'actionBlocks.risk_dpd',
    'actionBlocks.savings_missing',
    'actionBlocks.transfer_sent',
    'actionBlocks.under_age',
  ]);
});
