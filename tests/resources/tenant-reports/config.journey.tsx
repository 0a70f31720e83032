import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { button, dialog, fill, press } from '../../support/journeys/form';
import { startGateways } from '../../support/journeys/gateways';
import { failures, successes } from '../../support/journeys/messages';
import { openAt } from '../../support/journeys/openAt';

const lab = startGateways();
const PAGE = '/tenant-report/config';
const CHANGE = 'Хязгаарыг өөрчлөх';
const CALL = '/gateway-lab/tenant-report/config/2/change_limits';
const COURT = 'Хууль, шүүхийн шатны зээлийн хувь';

async function ask(percent: string): Promise<HTMLElement> {
  await openAt(PAGE, { person: 'tenant' });
  await press(CHANGE);
  const asked = await dialog();
  await fill(COURT, percent, asked);
  return asked;
}

const send = async (asked: HTMLElement) => void fireEvent.click(await button(CHANGE, asked));
const own = () => lab.gateways.store.collection('tenant-report/config')?.get(2);

test('a lender changes its own limits: before and after, and their history', async () => {
  const asked = await ask('2');
  const moved = await within(asked).findByRole('row', { name: /Хууль, шүүхийн/ });
  expect(moved.textContent).toContain('4');
  await send(asked);
  await waitFor(() => expect(successes()).toHaveLength(1));
  expect(lab.commits()).toEqual([`POST ${CALL}`]);
  expect(own()?.courtFrom).toBe(2);
});

test('what is beyond its bounds is refused at its place, before anything is sent', async () => {
  const asked = await ask('101');
  await send(asked);
  await waitFor(() =>
    expect(asked.querySelector('[name=courtFrom]')?.getAttribute('aria-invalid')).toBe('true'),
  );
  expect(lab.commits()).toEqual([]);
});

test('a refusal leaves what was typed; a lost answer is looked for; a second press does nothing', async () => {
  const { faults } = lab.gateways.store;
  const asked = await ask('2');
  faults.add({ method: 'POST', path: CALL, fault: '403' });
  await send(asked);
  await waitFor(() => expect(failures().length).toBeGreaterThan(0));
  faults.add({ method: 'POST', path: CALL, fault: 'drop-after-commit' });
  await send(asked);
  fireEvent.click(await button('Төлөв шалгах', asked));
  await waitFor(() => expect(asked.isConnected).toBe(false));
  expect(lab.commits()).toEqual([`POST ${CALL}`]);
});

test('who may only see the dashboard finds the page closed, with the role that has the right', async () => {
  await openAt(PAGE, { permissions: ['loan-tenant-report-dashboard:view'] });
  await screen.findByText('tenant-report:create');
  await screen.findByText('Аль ч үүрэгт багтаагүй, хүнд тусад нь олгоно');
});
