import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { choose, dialog, fill, press, valueOf } from '../support/journeys/form';
import { startGateways } from '../support/journeys/gateways';
import { openAction } from '../support/journeys/loanActions';
import { failures, successes } from '../support/journeys/messages';
import { openAt } from '../support/journeys/openAt';

const lab = startGateways();
const LOAN = '/loans/300002';
const PAY = 'Төлөх';
const CALL = '/gateway-lab/loans/300002/pay';
const TITLE = 'Өөр хүн энэ мэдээллийг өөрчилсөн байна';
const LOOKED = 'Танилцлаа, үйлдэл рүү буцах';

/** Somebody else changes the loan while it is shown. */
function changeElsewhere(patch: object): void {
  const loans = lab.gateways.store.collection('loans');
  const loan = loans?.get(300_002);
  if (!loan) throw new Error('The loan is in every sample.');
  loans?.change(loan, { ...patch });
}

async function confirmPayment(): Promise<HTMLElement> {
  const form = await openAction(PAY);
  await fill('Дүн', '50000', form);
  await choose('Мөнгөний эх үүсвэр', 'Банкны шилжүүлэг', form);
  return form;
}

const comparison = () => screen.findByRole('alertdialog', { name: TITLE });
const rowsOf = (table: HTMLElement) =>
  within(table)
    .getAllByRole('row')
    .slice(1)
    .map((row) => [...row.children].map((cell) => cell.textContent));

describe('an action on a record that somebody else has changed', () => {
  test('shows what is different, keeps what was typed, and is done after the person looked', async () => {
    await openAt(LOAN, { person: 'economist' });
    const form = await confirmPayment();
    changeElsewhere({ purpose: 'Машин засах' });
    await press(PAY, form);

    const compared = await comparison();
    const table = await within(compared).findByRole('table');
    await waitFor(() =>
      expect(rowsOf(table)).toEqual([['Зээлийн зориулалт', 'Гэр ахуйн бараа', 'Машин засах']]),
    );
    expect(lab.commits()).toEqual([]);
    await press(LOOKED, compared);
    await waitFor(() => expect(screen.queryByText(TITLE)).toBeNull());
    const again = await dialog();
    await waitFor(async () => expect(await valueOf('Дүн', again)).toBe('50,000.00'));
    expect(failures()).toEqual([]);

    await press(PAY, again);
    await waitFor(() => expect(successes()).toEqual(['Амжилттай бүртгэлээ. LN-2026-000002']));
    expect(lab.commits()).toEqual([`POST ${CALL}`]);
  });
});
