import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { session } from '../../../src/auth/session';
import { resetPauses } from '../../../src/http/gatewayPauses';
import { button, press } from '../../support/journeys/form';
import { startGateways } from '../../support/journeys/gateways';
import { openAt } from '../../support/journeys/openAt';

const lab = startGateways();
const CALL = '/gateway-lab/tenant-report/figures';
const SEE = 'loan-tenant-report-dashboard:view';
const PERIOD = '/tenant-report/dashboard?from=2026-11-01&to=2026-11-20';

const tile = async (counter: string): Promise<HTMLElement> => {
  await waitFor(() => expect(document.querySelector(`[data-counter=${counter}]`)).not.toBeNull());
  return document.querySelector(`[data-counter=${counter}]`) as HTMLElement;
};

const filterOf = (link: Element | null): unknown =>
  JSON.parse(
    new URL(link?.getAttribute('href') ?? '', 'http://x').searchParams.get('filter') ?? '',
  );

test('a number leads to what it counts, and so does the one of the period before', async () => {
  await openAt(PERIOD, { permissions: [SEE, 'tenant-report-legal-debt:view'] });
  const [now, before] = within(await tile('COURT_LOANS')).getAllByRole('link');
  expect(filterOf(now)).toEqual({ asOf: '2026-11-20', state: 'LOAN_COURT' });
  expect(filterOf(before)).toEqual({ asOf: '2026-10-31', state: 'LOAN_COURT' });
});

test('who may not open the lists finds figures and no way', async () => {
  await openAt(PERIOD, { permissions: [SEE] });
  await waitFor(async () =>
    expect(within(await tile('LOAN_COUNT')).queryByRole('link')).toBeNull(),
  );
  const moves = await screen.findByRole('region', { name: 'Ангилал хоорондын шилжилт' });
  expect(within(moves).queryByRole('link')).toBeNull();
});

test('classes are shown as a table with their sum', async () => {
  await openAt(PERIOD, { permissions: [SEE, 'loan-tenant-report-total:view'] });
  const card = await screen.findByRole('region', { name: 'Ангиллаар' });
  await press('Хүснэгтээр харах', card);
  const table = await within(card).findByRole('table');
  const row = within(table).getByRole('row', { name: /^Хэвийн \d/ });
  expect(filterOf(within(row).getByRole('link'))).toEqual({
    asOf: '2026-11-20',
    classification: 'STANDARD',
  });
});

test('figures that cannot be had are asked for again', async () => {
  const { faults } = lab.gateways.store;
  faults.add({ method: 'GET', path: CALL, fault: '500', times: 0 });
  await openAt(PERIOD, { permissions: [SEE] });
  await button('Дахин оролдох');
  faults.clear();
  resetPauses();
  await press('Дахин оролдох');
  await tile('LOAN_COUNT');
});

test('seen as somebody else an act is there, closed, with the reason; the bar ends it', async () => {
  await openAt('/tenant-report/config', { permissions: ['tenant-report:create', 'user:manage'] });
  await button('Хязгаарыг өөрчлөх');
  act(() => session.viewAs({ rights: ['tenant-report:create'] }));
  await waitFor(async () => {
    const change = await button('Хязгаарыг өөрчлөх');
    expect(change.getAttribute('aria-disabled')).toBe('true');
    expect(change.getAttribute('title')).toBe('Та өөр хүний эрхээр харж байна: юу ч бичигдэхгүй.');
  });
  fireEvent.click(await button('Дуусгах'));
  await waitFor(async () =>
    expect((await button('Хязгаарыг өөрчлөх')).getAttribute('aria-disabled')).toBeNull(),
  );
});
