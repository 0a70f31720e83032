import { waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { ledgerOf } from '../../../../mocks/ledger/Ledger';
import { formatMoney } from '../../../../src/domain/money';
import { choose, fill } from '../../../support/journeys/form';
import { startGateways } from '../../../support/journeys/gateways';
import { openAction } from '../../../support/journeys/loanActions';
import { openAt } from '../../../support/journeys/openAt';

const lab = startGateways();

test('the wallet as a source says what it has to spend, and that it is too little, before it is asked', async () => {
  await openAt('/loans/300006');
  const { store } = lab.gateways;
  const holder = Number(store.collection('loans')?.get(300_006)?.customerId);
  const available = formatMoney(ledgerOf(store).balanceOf('wallet', { holder }));
  const form = await openAction('Төлөх');
  await choose('Мөнгөний эх үүсвэр', 'Хэтэвч', form);
  await fill('Дүн', '99000000', form);
  await waitFor(() =>
    expect(form.textContent).toContain(`Хэтэвчийн боломжит үлдэгдэл хүрэлцэхгүй: ${available}.`),
  );
  await fill('Дүн', '100', form);
  await waitFor(() => expect(form.textContent).not.toContain('хүрэлцэхгүй'));
  expect(form.textContent).toContain('Хэтэвчид үлдэх дүн');
  expect(lab.commits()).toEqual([]);
});
