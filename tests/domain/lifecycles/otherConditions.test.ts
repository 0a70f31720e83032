import { describe, expect, it } from 'vitest';
import { conditionsOf } from '../../../src/entity/Condition';
import {
  aggregationConditions,
  carLoanConditions,
  collateralConditions,
  courtConditions,
  newInvoiceConditions,
  pendingRequestConditions,
} from '../../../src/domain/lifecycles/conditions/requestConditions';

describe('requests', () => {
  it('tries a failed request again only where the gateway says so', () => {
    const retry = conditionsOf(pendingRequestConditions, 'retry');
    expect(retry({ retryable: true })).toBeNull();
    expect(retry({ retryable: false })?.message).toBe('actionBlocks.not_retryable');
  });

  it('lets one tenant accept an aggregation request, in time', () => {
    const accept = conditionsOf(aggregationConditions, 'accept');
    const own = { acceptedElsewhere: false, expired: false, ownCopy: true };
    expect(accept(own)).toBeNull();
    expect(accept({ ...own, acceptedElsewhere: true })?.message).toBe(
      'actionBlocks.accepted_elsewhere',
    );
    expect(accept({ ...own, ownCopy: false })?.message).toBe('actionBlocks.other_tenant_copy');
    const reject = conditionsOf(aggregationConditions, 'reject');
    expect(reject({ ...own, ownCopy: false })?.message).toBe('actionBlocks.other_tenant_copy');
    expect(reject({ ...own, expired: true })).toBeNull();
    expect(accept({ ...own, expired: true })?.message).toBe('actionBlocks.request_expired');
  });

  it('makes one live invoice per row', () => {
    const create = conditionsOf(newInvoiceConditions, 'create');
    expect(create({ liveInvoices: 0, rowUnpaid: true })).toBeNull();
    expect(create({ liveInvoices: 1, rowUnpaid: true })?.message).toBe('actionBlocks.live_invoice');
    expect(create({ liveInvoices: 0, rowUnpaid: false })?.message).toBe(
      'actionBlocks.row_not_unpaid',
    );
  });
});

describe('court', () => {
  const facts = { missingVariables: 0, letterTotal: '838218.49', claimTotal: '838218.4900' };

  it('prints no letter with an empty variable', () => {
    const print = conditionsOf(courtConditions, 'print_letter');
    expect(print(facts)).toBeNull();
    expect(print({ ...facts, missingVariables: 2 })).toEqual({
      kind: 'condition',
      message: 'actionBlocks.letter_incomplete',
      values: { count: 2 },
    });
  });

  it('files the claim that the letter says', () => {
    const file = conditionsOf(courtConditions, 'file_claim');
    expect(file(facts)).toBeNull();
    expect(file({ ...facts, letterTotal: '838218.50' })?.message).toBe(
      'actionBlocks.letter_differs',
    );
    expect(file({ ...facts, letterTotal: null })?.message).toBe('actionBlocks.letter_differs');
  });

  it('enforces what was awarded', () => {
    const enforce = conditionsOf(courtConditions, 'enforce');
    expect(enforce({ ...facts, awarded: '800000' })).toBeNull();
    expect(enforce(facts)?.message).toBe('actionBlocks.award_missing');
  });
});

describe('car loans', () => {
  const facts = { isMaker: true, amount: '15000000', cap: '15000000' };

  it('hands a draft in by its creator only', () => {
    const submit = conditionsOf(carLoanConditions, 'submit');
    expect(submit(facts)).toBeNull();
    expect(submit({ ...facts, isMaker: false })?.message).toBe('actionBlocks.creator_only');
  });

  it('grants up to the cap, and nothing where the cap is not configured', () => {
    const grant = conditionsOf(carLoanConditions, 'grant');
    expect(grant(facts)).toBeNull();
    expect(grant({ ...facts, amount: '15000000.01' })).toEqual({
      kind: 'condition',
      message: 'actionBlocks.cap_exceeded',
      values: { cap: '15000000' },
    });
    expect(grant({ ...facts, cap: null })?.message).toBe('actionBlocks.cap_not_configured');
  });

  it('releases collateral when the loan is closed', () => {
    const release = conditionsOf(collateralConditions, 'release');
    expect(release({ loanClosed: true })).toBeNull();
    expect(release({ loanClosed: false })?.message).toBe('actionBlocks.loan_open');
  });
});
