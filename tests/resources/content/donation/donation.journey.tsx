import { fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { fill, press } from '../../../support/journeys/form';
import { startGateways } from '../../../support/journeys/gateways';
import { failures, successes } from '../../../support/journeys/messages';
import { openAt } from '../../../support/journeys/openAt';
import { closedAction, pressAction } from '../../../support/journeys/recordActions';

const lab = startGateways();
const KEEPER = { permissions: ['wa-donation-admin:access'] } as const;
const CALL = '/gateway-lab/donations';
const donation = (id: number) => lab.gateways.store.collection('donation')?.get(id);

test('for whom people gave is shown and not asked; another change is saved once', async () => {
  await openAt('/donation/1/update', KEEPER);
  await fill('Зорилтот дүн', '6000000');
  const beneficiary = screen.getByText('Хүлээн авагч').closest('dt');
  expect(beneficiary?.nextElementSibling?.textContent).toBe(donation(1)?.beneficiary);
  const { faults } = lab.gateways.store;
  faults.add({ method: 'PUT', path: `${CALL}/1`, fault: 'drop-after-commit' });
  await press('Хадгалах');
  await press('Төлөв шалгах');
  await waitFor(() => expect(successes()).toHaveLength(1));
  expect(lab.commits()).toEqual([`PUT ${CALL}/1`]);
  expect(donation(1)?.goalAmount).toBe('6000000');
});

test.each(['403', '409'] as const)(
  'is not published when that is answered with %s',
  async (fault) => {
    await openAt('/donation/6', KEEPER);
    lab.gateways.store.faults.add({ method: 'POST', path: `${CALL}/6/publish`, fault });
    await pressAction('Нийтлэх');
    await waitFor(() => expect(failures().length).toBeGreaterThan(0));
    expect(donation(6)?.state).toBe('UNPUBLISHED');
    expect(lab.commits()).toEqual([]);
  },
);

test('that is over says why it cannot be published', async () => {
  const over = donation(4);
  if (over) lab.gateways.store.collection('donation')?.change(over, { state: 'UNPUBLISHED' });
  await openAt('/donation/4', KEEPER);
  const { element, why } = await closedAction('Нийтлэх');
  expect(why).toBe(
    'Хугацаа нь дууссан хандивыг нийтлэх боломжгүй. Эхлээд дуусах огноог сунгана уу.',
  );
  fireEvent.click(element);
  await waitFor(() => expect(lab.commits()).toEqual([]));
});

test('nobody without the right sees donations', async () => {
  await openAt('/donation', { permissions: ['news:list'] });
  await screen.findByText('Хандах эрхгүй');
});
