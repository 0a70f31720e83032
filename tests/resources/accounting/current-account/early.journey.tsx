import { screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { dialog, fill } from '../../../support/journeys/form';
import { startGateways } from '../../../support/journeys/gateways';
import { openAt } from '../../../support/journeys/openAt';
import { pressAction } from '../../../support/journeys/recordActions';

const lab = startGateways();

test('a dialog that is opened before the account’s movements have come stays open, with what is typed', async () => {
  lab.gateways.store.faults.add({
    method: 'GET',
    path: '*/current-accounts/*/account',
    fault: 'slow',
    delay: 2_500,
  });
  await openAt('/current-account/100001', { person: 'accountant' });
  await pressAction('Өөр данс руу шилжүүлэх');
  const form = await dialog();
  await fill('Дүн', '1234', form);
  await screen.findByText('Дансны хөдөлгөөн');
  await waitFor(() => expect(document.querySelector('[role=dialog]')).toBe(form));
  expect(form.textContent).toContain('1,234.00');
});
