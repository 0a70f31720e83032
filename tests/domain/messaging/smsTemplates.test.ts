import { describe, expect, test } from 'vitest';
import { SmsOccasion } from '../../../src/domain/enums/settings';
import { keptBackBy } from '../../../src/domain/messaging/smsExclusion';
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

describe('who gets no message', () => {
  test.each([
    ['an active number of an ongoing loan', {}, null],
    ['a number that nobody has said anything of', { phoneState: undefined }, null],
    ['an inactive number', { phoneState: 'INACTIVE' as const }, 'NUMBER_INACTIVE'],
    ['a loan in the risk department', { loanState: 'LOAN_RISK' }, 'MESSAGES_PAUSED'],
    ['a loan in court', { loanState: 'LOAN_COURT' }, 'MESSAGES_PAUSED'],
    ['somebody on the black list', { isBlackListed: true }, 'BLACK_LISTED'],
    [
      'all of it: the heaviest is said',
      { isBlackListed: true, loanState: 'LOAN_COURT', phoneState: 'INACTIVE' as const },
      'BLACK_LISTED',
    ],
  ])('%s', (_, differs, exclusion) => {
    const ordinary = {
      phoneState: 'ACTIVE',
      isBlackListed: false,
      loanState: 'LOAN_ONGOING',
    } as const;
    expect(keptBackBy({ ...ordinary, ...differs })).toBe(exclusion);
  });
});
