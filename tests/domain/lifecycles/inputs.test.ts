import { describe, expect, it } from 'vitest';
import {
  correctionInputIssues,
  type CorrectionInput,
} from '../../../src/domain/lifecycles/inputs/correctionInput';
import {
  courtInputIssues,
  type CourtInput,
} from '../../../src/domain/lifecycles/inputs/courtInput';

describe('moving to court', () => {
  const good = { customer: 7, template: 2, fee: '23750', cost: '0', date: '2026-12-01' };

  it.each<[CourtInput, string[]]>([
    [good, []],
    [
      {},
      [
        'customer validation.court_customer_required',
        'template validation.court_template_required',
        'fee validation.court_fee_required',
        'cost validation.court_cost_required',
        'date validation.court_date_required',
      ],
    ],
    [{ ...good, fee: 'abc' }, ['fee validation.amount']],
    [{ ...good, cost: '-1' }, ['cost validation.amount']],
    [{ ...good, date: '2026-02-30' }, ['date validation.date_invalid']],
  ])('%j: %j', (input, issues) => {
    expect(courtInputIssues(input).map(({ field, message }) => `${field} ${message}`)).toEqual(
      issues,
    );
  });
});

describe('a correction', () => {
  const good = { loan: 5, fee: '0', balance: '800000', account: '1', isBankTransfer: false };

  it.each<[CorrectionInput, string[]]>([
    [good, []],
    [
      {},
      [
        'loan validation.loan_required',
        'fee validation.correction_fee_required',
        'balance validation.correction_balance_required',
        'account validation.correction_account_required',
        'isBankTransfer validation.correction_transfer_required',
      ],
    ],
    [{ ...good, balance: '1,000' }, ['balance validation.amount']],
    [{ ...good, fee: '-0.01' }, ['fee validation.amount']],
    [{ ...good, isBankTransfer: null }, ['isBankTransfer validation.correction_transfer_required']],
  ])('%j: %j', (input, issues) => {
    expect(correctionInputIssues(input).map(({ field, message }) => `${field} ${message}`)).toEqual(
      issues,
    );
  });
});
