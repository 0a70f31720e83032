import { fireEvent, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { formatMoney } from '../../../../src/domain/money';
import { minus } from '../../../../src/domain/lending/amounts';
import { recordPath } from '../../../../src/entity/paths';
import { press } from '../../../support/journeys/form';
import { startGateways } from '../../../support/journeys/gateways';
import { main, openAt } from '../../../support/journeys/openAt';

const lab = startGateways();

/** Fields with the amounts of the parts, in their order. */
const amounts = () => main().findAllByLabelText<HTMLInputElement>(/^Дүн: /);
const shown = async () => (await amounts()).map(({ value }) => value);

test('amounts of parts are grouped, raw in the field that has the focus, and read as everywhere', async () => {
  const line = lab.gateways.store
    .collection('accounting/profits')
    ?.all.find(({ state, tenant }) => state === 'UNRECOGNIZED' && tenant === 'pocketmn');
  const amount = String(line?.amount);
  await openAt(recordPath('accounting/profits', 'show', line?.id ?? 0) ?? '');
  await press('Хэд хэдэн зээлд хуваах');
  const tiles = () => document.querySelectorAll('[data-part=desk] li button');
  await waitFor(() => expect(tiles().length).toBeGreaterThan(1));
  for (const place of [0, 1]) fireEvent.click(tiles()[place]);
  await waitFor(async () => expect(await shown()).toEqual([formatMoney(amount), '0.00']));

  const [first, second] = await amounts();
  fireEvent.focus(first);
  await waitFor(() => expect(first.value).toBe(amount));
  fireEvent.change(first, { target: { value: '12 мянга' } });
  await waitFor(() => expect(first.value).toBe('12 мянга'));
  fireEvent.blur(first);
  fireEvent.focus(second);
  fireEvent.change(second, { target: { value: minus(amount, '12000.00') } });
  fireEvent.blur(second);
  await waitFor(async () =>
    expect(await shown()).toEqual(['12,000.00', formatMoney(minus(amount, '12000.00'))]),
  );
  await waitFor(() => expect(main().getByText(/^Үлдсэн дүн.*: 0\.00$/)).toBeTruthy());

  fireEvent.change(first, { target: { value: '12,5' } });
  await waitFor(() => expect(first.value).toBe('12,5'));
  expect(main().queryByText(/^Үлдсэн дүн.*: 0\.00$/)).toBeNull();
});
