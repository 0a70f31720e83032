import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { press } from '../../support/journeys/form';
import { startGateways } from '../../support/journeys/gateways';
import { openAt } from '../../support/journeys/openAt';

const lab = startGateways();

test('the calendar of dues has the loans of its lists, day by day, and the same as a table', async () => {
  const visit = await openAt('/loans/dues?month=2026-11', { permissions: ['loan-admin:list'] });
  const month = await screen.findByRole('table');
  const links = await within(month).findAllByRole('link');
  const loans = lab.gateways.store.collection('loans')?.all ?? [];
  const onDay = (day: string) => loans.filter(({ refundDate }) => refundDate === day).length;
  const days = [...new Set(loans.map(({ refundDate }) => String(refundDate)))].filter((day) =>
    day.startsWith('2026-11-'),
  );
  expect(links.length).toBe(days.length);
  const link = links.find((one) => one.getAttribute('href')?.includes('2026-11-30'));
  expect(link?.textContent).toContain(`${onDay('2026-11-30')} зээл`);
  await press('Хүснэгтээр харах');
  const row = await screen.findByRole('row', { name: /^2026-11-30/ });
  const counted = within(row).getByRole('link');
  expect(counted.textContent).toBe(String(onDay('2026-11-30')));
  await visit.go(counted.getAttribute('href') ?? '');
  await screen.findByText(new RegExp(`нийт ${onDay('2026-11-30')}$`));
});
