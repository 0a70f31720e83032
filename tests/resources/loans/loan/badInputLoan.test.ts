import { expect, test } from 'vitest';
import type { Lifecycle } from '../../../../src/entity/lifecycle';
import { validateInputs } from '../../../../src/entity/validate';
import loans from '../../../../src/resources/loans/loan/loan.entity';
import type { BadInput } from '../../../support/badInput';
import { testJudged } from '../../../support/judgedInput';

/** What the dialogs of a loan's acts refuse, each in its own words. */
const RULES: readonly BadInput[] = [
  {
    rule: 'a correction asks for fee, balance, account and bank transfer, each in its own words',
    path: '/loans/300009',
    action: 'Залруулах',
    chooses: { Шийдвэр: 'Олгосон болгох' },
    fills: { 'Зөв шимтгэл': '', 'Зөв үлдэгдэл': '', Данс: '' },
    submit: 'Залруулах',
    said: {
      'Зөв шимтгэл': 'Шимтгэл оруулна уу.',
      'Зөв үлдэгдэл': 'Үлдэгдэл оруулна уу.',
      Данс: 'Данс сонгоно уу.',
      'Банкны шилжүүлэг эсэх': 'Банкны шилжүүлэг эсэхийг сонгоно уу.',
    },
  },
  {
    rule: 'an upgrade leads to a better class',
    path: '/loans/300022',
    action: 'Ангилал сайжруулах',
    chooses: { 'Активын ангилал': 'Муу' },
    said: { 'Активын ангилал': 'Одоогийн ангиллаас сайн ангилал сонгоно уу.' },
  },
];

testJudged(RULES);

test('moving to court without anything names all five', () => {
  const errors = validateInputs(loans.lifecycle as Lifecycle, 'move_to_court', {}, { id: 300_004 });
  expect(errors.map(({ path, key }) => [path, key])).toEqual([
    ['courtCustomer', 'validation.court_customer_required'],
    ['template', 'validation.court_template_required'],
    ['courtFee', 'validation.court_fee_required'],
    ['courtCost', 'validation.court_cost_required'],
    ['courtDate', 'validation.court_date_required'],
  ]);
});
