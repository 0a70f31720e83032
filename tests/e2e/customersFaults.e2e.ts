import { it } from 'vitest';
import { expectFaultMatrix, type Flow } from './support/faultMatrix';
import { succeeded } from './support/messages';

const close: Flow = {
  checks: true,
  person: 'admin',
  method: 'POST',
  path: '/gateway-customer/customers/*/access/canLend/close',
  starts: Array.from({ length: 5 }, () => '/customers/100001/settings'),
  fill: async (page) => {
    const row = page.locator('[data-part=accesses] > li').filter({ hasText: 'Зээл авах эрх' });
    await row.getByRole('button', { name: 'Эрх хаах' }).click();
    await page.getByRole('alertdialog').getByLabel('Шалтгаан').fill('Харилцагчийн хүсэлтээр');
  },
  send: (page) => page.getByRole('alertdialog').getByRole('button', { name: 'Эрх хаах' }).click(),
  typed: (page) => page.getByRole('alertdialog').getByLabel('Шалтгаан').inputValue(),
  done: (page) => succeeded(page, 'Өөрчиллөө: Зээл авах эрх.'),
};

it('survives every fault: close an access', () => expectFaultMatrix(close));
