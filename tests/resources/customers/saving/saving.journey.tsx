import { fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { startGateways } from '../../../support/journeys/gateways';
import { openAt } from '../../../support/journeys/openAt';

const lab = startGateways();
const seen = (text: RegExp | string) => screen.findByText(text);

test('savings show their money, the plan until maturity and their journals, from the customer’s page on', async () => {
  await openAt('/customers/100001/bank-accounts', {
    permissions: ['customer:view'],
  });
  const saving = lab.gateways.store
    .collection('saving')
    ?.all.find(({ customerId, state }) => customerId === 100_001 && state === 'ONGOING');
  const link = await screen.findByRole('link', { name: String(saving?.number) });
  expect(link.getAttribute('href')).toBe(`/savings/${saving?.id}`);
  fireEvent.click(link);
  await seen('Данстай тэнцсэн');
  const plan = await screen.findByRole('table', { name: 'Хүүгийн хуваарь' });
  // 500 000.00 at 12 % for a year: three of thirteen rows are booked.
  expect(plan.querySelectorAll('tbody tr')).toHaveLength(13);
  await waitFor(() => expect(plan.textContent).toContain(`DP-${saving?.id}-7`));
  expect(plan.textContent?.match(/Болоогүй/g)).toHaveLength(10);
  // Staff moved 60 000.00 of it to the wallet.
  await waitFor(() => expect(document.body.textContent).toContain('454,794.52'));
  const journals = await screen.findByRole('table', { name: 'Хадгаламжийн журнал' });
  expect(journals.textContent).toContain('514,794.52');
  expect(lab.commits()).toEqual([]);
});
