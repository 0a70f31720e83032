import { it } from 'vitest';
import { expectSurvives, type Flow } from './support/faultWitness';
import { succeeded } from './support/messages';

const close: Flow = {
  checks: true,
  person: 'admin',
  method: 'POST',
  path: '/gateway-customer/customers/*/access/canLend/close',
  starts: ['/customers/100001/settings', '/customers/100001/settings'],
  fill: async (page) => {
    const row = page.locator('[data-part=accesses] > li').filter({ hasText: 'Зээл авах эрх' });
    await row.getByRole('button', { name: 'Эрх хаах' }).click();
    await page.getByRole('alertdialog').getByLabel('Шалтгаан').fill('Харилцагчийн хүсэлтээр');
  },
  send: (page) => page.getByRole('alertdialog').getByRole('button', { name: 'Эрх хаах' }).click(),
  typed: (page) => page.getByRole('alertdialog').getByLabel('Шалтгаан').inputValue(),
  done: (page) => succeeded(page, 'Эрхийг амжилттай хаалаа. Зээл авах эрх'),
  refused: '409',
  lost: 'drop-after-commit',
};

it('survives a refusal and a lost answer: close an access', () => expectSurvives(close));
