import { screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { choose, confirmer, confirmWith, fill, press } from '../../support/journeys/form';
import { startGateways } from '../../support/journeys/gateways';
import { openAt } from '../../support/journeys/openAt';
import { closedAction, pressAction } from '../../support/journeys/recordActions';

const lab = startGateways();
const LONG = { timeout: 90_000 };
const PAYER = { permissions: ['institute:view', 'cgw-bank-income:access'] } as const;

const cashOut = (id: number) => lab.gateways.store.collection('merchant-cashout')?.get(id);
const paid = () =>
  lab
    .commits()
    .filter((line) => line === 'POST /gateway-merchant-web/merchants/cash-outs/610006/pay');

test('a cash-out is paid once, though the answer gets lost', LONG, async () => {
  lab.gateways.store.faults.add({
    method: 'POST',
    path: '*/cash-outs/610006/pay',
    fault: 'drop-after-commit',
  });
  await openAt('/merchant/cashout/610006', PAYER);
  await pressAction('Төлөх');
  await screen.findAllByText(/Мерчантын шимтгэлийн орлого/);
  await press('Төлөх', (await confirmer('Төлөх')).parentElement ?? undefined);
  await waitFor(() => expect(cashOut(610_006)?.state).toBe('PAID'));
  expect(paid()).toHaveLength(1);
});

test('one above the limit is looked at by one person, who does not pay it', LONG, async () => {
  await openAt('/merchant/cashout/610007', PAYER);
  await screen.findByRole('heading', { level: 1 });
  await pressAction('Хянах');
  await press('Хянах', (await confirmer('Хянах')).parentElement ?? undefined);
  await waitFor(() => expect(cashOut(610_007)?.checkedBy).toBeTruthy());
  expect(cashOut(610_007)?.state).toBe('REQUESTED');
  await waitFor(async () =>
    expect((await closedAction('Төлөх')).why).toBe('Хянасан хүн өөрөө төлөхгүй.'),
  );
});

test('who only sees merchants decides nothing', LONG, async () => {
  await openAt('/merchant/cashout/610006', { permissions: ['institute:view'] });
  await screen.findByRole('heading', { level: 1 });
  expect(screen.queryByRole('button', { name: 'Төлөх' })).toBeNull();
});

test('an employee leaves with the positions, which is said before', LONG, async () => {
  const { store } = lab.gateways;
  await openAt('/organization/employee/5', { person: 'admin' });
  await pressAction('Ажлаас чөлөөлөх');
  await screen.findByText('Дуусгавар болох албан тушаал: 1');
  await screen.findByText('Хаагдах бүртгэл: agent. Нэвтрэлт нь шууд тасарна.');
  await screen.findByRole('table', { name: 'Хасагдах үүрэг: 1' });
  await fill('Ажлаас гарсан огноо', '2026-11-20');
  await choose('Дуусаагүй ажлыг хүлээн авах', 'Сүхбаатар Оюунчимэг');
  await confirmWith('Ажлаас чөлөөлөх', 'Өөрийн хүсэлтээр ажлаас гарсан.');
  await waitFor(() => expect(store.collection('org-employee')?.get(5)?.state).toBe('LEFT'));
});
