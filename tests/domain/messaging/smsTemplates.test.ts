import { describe, expect, test } from 'vitest';
import { SmsOccasion } from '../../../src/domain/enums/settings';
import {
  fillTemplate,
  smsNamesIn,
  unknownInSms,
  variablesOf,
} from '../../../src/domain/messaging/smsTemplates';

describe('a template', () => {
  test.each([
    ['{lender}: {loanCode}', ['lender', 'loanCode']],
    ['{ lender } {lender}', ['lender']],
    ['%{lender} {}', ['lender', '']],
    ['нэг ч алга', []],
    ['{хаалтгүй', []],
  ])('%s names %j', (text, names) => {
    expect(smsNamesIn(text)).toEqual(names);
  });

  test('of a rejected request knows nothing of a balance, nor names in other letters', () => {
    expect(unknownInSms('{loanCode} {balance} {LoanCode} {нэр}', 'LOAN_REJECTED')).toEqual([
      '{balance}',
      '{LoanCode}',
      '{нэр}',
    ]);
    expect(unknownInSms('{loanCode} {balance}', 'LOAN_CEDED')).toEqual([]);
  });

  test('knows the lender on every occasion', () => {
    for (const occasion of SmsOccasion.values) expect(variablesOf(occasion)).toContain('lender');
  });

  test('is filled; what has no value stays and is named', () => {
    expect(
      fillTemplate('{lender}: { loanCode }, {dueDate}', {
        lender: 'Pocket $& $1',
        loanCode: 'LN26-1',
        dueDate: null,
      }),
    ).toEqual({ text: 'Pocket $& $1: LN26-1, {dueDate}', missing: ['dueDate'] });
  });

  test('takes no value from what every object has', () => {
    expect(fillTemplate('{constructor}', {}).missing).toEqual(['constructor']);
  });
});
