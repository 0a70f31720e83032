import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { dialog, fill, press } from '../../../support/journeys/form';
import { startGateways } from '../../../support/journeys/gateways';
import { successes } from '../../../support/journeys/messages';
import { openAt } from '../../../support/journeys/openAt';
import { waitingChange } from '../../../support/journeys/recordActions';

const lab = startGateways();

test('a price that waits for another person stands above the form from which it was asked for', async () => {
  await openAt('/car-loan/prices/by-id/1', {
    permissions: ['car-price:create', 'la-request-admin:list'],
  });
  await fill('Үнэ', '31000000');
  await press('Хадгалах');
  await within(await waitingChange('update')).findByText('31,000,000.00');
  expect(lab.commits()).toEqual(['PUT /gateway-lab/car-loan/prices/1']);
});

test('a share of the price is taken out by a button: it waits for another person, and holds until then', async () => {
  await openAt('/car-loan/prices/percents/1', {
    permissions: ['car-price:create', 'la-request-admin:list'],
  });
  await press('Устгах');
  const asked = await dialog('alertdialog');
  await press('Устгах', asked);
  await waitFor(() =>
    expect(successes()).toEqual(['Хүсэлт үүсгэлээ. Өөр хүн батлахад хүчинтэй болно. 2020']),
  );
  await waitingChange('delete');
  expect(lab.commits()).toEqual(['DELETE /gateway-lab/car-loan/percents/1']);
  expect(lab.gateways.store.collection('car-loan/percents')?.all).toHaveLength(2);
});

test('a removal that was asked for and whose answer got lost waits: that is said, and nothing is gone', async () => {
  const { faults } = lab.gateways.store;
  faults.add({
    method: 'DELETE',
    path: '/gateway-lab/car-loan/percents/1',
    fault: 'drop-after-commit',
  });
  await openAt('/car-loan/prices/percents/1', {
    permissions: ['car-price:create', 'la-request-admin:list'],
  });
  await press('Устгах');
  const asked = await dialog('alertdialog');
  await press('Устгах', asked);
  await press('Төлөв шалгах', asked);
  await waitFor(() =>
    expect(successes()).toEqual(['Хүсэлт үүсгэлээ. Өөр хүн батлахад хүчинтэй болно. 2020']),
  );
  await waitingChange('delete');
  expect(lab.commits()).toEqual(['DELETE /gateway-lab/car-loan/percents/1']);
});

test('who may only see shares of the price has no button to take one out', async () => {
  await openAt('/car-loan/prices/percents/1', { permissions: ['la-request-admin:list'] });
  await screen.findByRole('heading', { level: 1, name: /2020/ });
  expect(screen.queryByText('Устгах')).toBeNull();
});
