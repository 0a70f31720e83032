import { fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { MockRecord } from '../../../mocks/engine/MockRecord';
import { confirmer, press } from '../../support/journeys/form';
import { startGateways } from '../../support/journeys/gateways';
import { openAt } from '../../support/journeys/openAt';

const lab = startGateways();
const AREA = 'Зээлийн шимтгэл';
const kept = (): readonly MockRecord[] => lab.gateways.store.collection('ebarimt')?.all ?? [];

test('receipts of many fees are one for each customer and day (docs/domain/money.md 8.5)', async () => {
  await openAt('/ebarimt?many=1', { permissions: ['e-barimt:create', 'e-barimt:view'] });
  const before = kept().length;
  const boxes = await screen.findAllByRole('checkbox', { name: /^Сонгох: / });
  const free = boxes.filter((box) => !(box as HTMLInputElement).disabled).slice(0, 3);
  for (const box of free) fireEvent.click(box);
  await screen.findByText(/^Сонгосон шимтгэл: 3/);
  lab.gateways.store.faults.add({ method: 'POST', path: '*/ebarimt', fault: 'drop-after-commit' });
  await press('Баримт илгээх: 3');
  fireEvent.click(await confirmer('Баримт илгээх: 3'));
  await waitFor(() => expect(kept().length).toBe(before + 3));
  // The answer of one was lost: it is named, and sent again under the same key it makes no second receipt.
  await screen.findByText(/^Илгээж чадаагүй баримт: 1/);
  await press('Дахин илгээх');
  await waitFor(() => expect(screen.queryByText(/^Илгээж чадаагүй баримт/)).toBeNull());
  await screen.findByText(/^Сонгосон шимтгэл: 0/);
  expect(kept().length).toBe(before + 3);
  const made = kept().slice(-3);
  expect(new Set(made.map(({ customerId }) => customerId)).size).toBe(3);
  expect(new Set(made.map(({ state }) => state))).toEqual(new Set(['SENT']));
});

test('receipts of an area are asked for by the kind of their fees', async () => {
  await openAt('/ebarimt?many=1', { permissions: ['e-barimt:create', 'e-barimt:view'] });
  const all = (await screen.findAllByRole('checkbox', { name: /^Сонгох: / })).length;
  fireEvent.click(await screen.findByRole('button', { name: 'Төрөл: Бүгд' }));
  fireEvent.click(await screen.findByRole('checkbox', { name: AREA }));
  const rows = () => [...document.querySelectorAll('tbody tr')];
  await waitFor(() => expect(rows().length).toBeLessThan(all));
  const shown = rows();
  expect(shown.filter(({ textContent }) => !textContent.includes(AREA))).toEqual([]);
  const paid = shown.filter((row) => row.querySelector('input:enabled'));
  await screen.findByText(`Бүгдийг сонгох (${paid.length})`);
});
