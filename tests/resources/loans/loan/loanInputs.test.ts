import { describe, expect, it } from 'vitest';
import { loanLifecycle } from '../../../../src/resources/loans/loan/lifecycle';

const { correct, move_to_court } = loanLifecycle.inputRules;

/** Issues as `field message`. */
const told = (issues: readonly { field: string; message: string }[]) =>
  issues.map(({ field, message }) => `${field} ${message}`);

describe('moving to court', () => {
  const good = {
    courtCustomer: 7,
    template: 'LOAN_COURT',
    courtFee: '23750',
    courtCost: '0',
    courtDate: '2026-11-01',
  } as const;

  it.each<[Parameters<typeof move_to_court>[0], string[]]>([
    [good, []],
    [
      {},
      [
        'courtCustomer validation.court_customer_required',
        'template validation.court_template_required',
        'courtFee validation.court_fee_required',
        'courtCost validation.court_cost_required',
        'courtDate validation.court_date_required',
      ],
    ],
    [{ ...good, courtFee: 'abc' }, ['courtFee validation.amount']],
    [{ ...good, courtCost: '-1' }, ['courtCost validation.amount']],
    [{ ...good, courtDate: '2026-02-30' }, ['courtDate validation.date_invalid']],
  ])('%j: %j', (input, issues) => {
    expect(told(move_to_court(input))).toEqual(issues);
  });
});

describe('a correction', () => {
  const good = {
    correctedFee: '0',
    correctedBalance: '800000',
    account: '1',
    isBankTransfer: 'NO',
  } as const;

  it.each<[Parameters<typeof correct>[0], string[]]>([
    [good, []],
    [
      {},
      [
        'correctedFee validation.correction_fee_required',
        'correctedBalance validation.correction_balance_required',
        'account validation.correction_account_required',
        'isBankTransfer validation.correction_transfer_required',
      ],
    ],
    [{ ...good, isBankTransfer: 'YES' }, ['correctedBank validation.correction_bank_required']],
    [{ ...good, isBankTransfer: 'YES', correctedBank: 5 }, []],
    [{ ...good, correctedBalance: '1,000' }, ['correctedBalance validation.amount']],
    [{ ...good, correctedFee: '-0.01' }, ['correctedFee validation.amount']],
    [{ ...good, isBankTransfer: null }, ['isBankTransfer validation.correction_transfer_required']],
  ])('%j: %j', (input, issues) => {
    expect(told(correct(input, { id: 5 }))).toEqual(issues);
  });

  it('is about a loan', () => {
    expect(told(correct(good, {}))).toEqual(['outcome validation.loan_required']);
    expect(told(correct({}, {}))).toEqual([
      'outcome validation.loan_required',
      'correctedFee validation.correction_fee_required',
      'correctedBalance validation.correction_balance_required',
      'account validation.correction_account_required',
      'isBankTransfer validation.correction_transfer_required',
    ]);
  });
});
