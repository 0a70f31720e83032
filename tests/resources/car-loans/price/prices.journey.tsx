import { within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { fill, press } from '../../../support/journeys/form';
import { startGateways } from '../../../support/journeys/gateways';
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
