import { fireEvent, screen, waitFor } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import type { FaultKind } from '../../../mocks/engine/Faults';
import type { MockRecord } from '../../../mocks/engine/MockRecord';
import { lotteryOf } from '../../../mocks/resources/e-receipts/receipt/receipts';
import { expectBesides } from '../../support/journeys/besides';
import { choose, dialog, fill, press } from '../../support/journeys/form';
import { startGateways } from '../../support/journeys/gateways';
import { failures, heading, successes, windowText } from '../../support/journeys/messages';
import { openAt } from '../../support/journeys/openAt';
import { actionsInSight, pressAction } from '../../support/journeys/recordActions';
import { paidOn } from './paidOn';

const lab = startGateways();
const SEND = 'И-баримт илгээх';
const RETURN = 'И-баримт буцаах';
const DESK = ['e-barimt:create', 'e-barimt:view'];

const kept = (): readonly MockRecord[] => lab.gateways.store.collection('ebarimt')?.all ?? [];
const sent = (): MockRecord =>
  kept().find(
    ({ state, receiverType }) => state === 'SENT' && receiverType === 'B2C',
  ) as MockRecord;
const fault = (path: string, kind: FaultKind) =>
  void lab.gateways.store.faults.add({ method: 'POST', path, fault: kind });

/** The first paid fee of 10,000 that waits for its receipt, chosen. */
async function chooseFee(): Promise<void> {
  const boxes = await screen.findAllByRole('checkbox', { name: /^Сонгох: / });
  const free = boxes.find(
    (box) =>
      !(box as HTMLInputElement).disabled && box.closest('tr')?.textContent?.includes('10,000.00'),
  ) as HTMLElement;
  fireEvent.click(free);
  await waitFor(() => expect((free as HTMLInputElement).checked).toBe(true));
}

describe('a receipt', () => {
  test('is sent over a paid fee with its tax, once, though the answer is lost', async () => {
    const visit = await openAt('/ebarimt', { permissions: DESK });
    const before = kept().length;
    await chooseFee();
    const flags = await screen.findAllByRole('checkbox', { name: /^НӨАТ-тай эсэх: / });
    fireEvent.click(flags.find((box) => !(box as HTMLInputElement).disabled) as HTMLElement);
    await screen.findAllByText('909.09');
    fault('*/ebarimt', 'drop-after-commit');
    await press(SEND);
    await press('Дахин илгээх');
    await waitFor(() => expect(visit.path()).toMatch(/^\/ebarimt\/detail\/\d+$/));
    expect(kept().length).toBe(before + 1);
    expect(kept().at(-1)).toMatchObject({ total: '10000.00', vat: '909.09' });
  });

  test('to a company needs seven digits, and a fee: said at its place, nothing written', async () => {
    await openAt('/ebarimt', { permissions: DESK });
    await choose('Хүлээн авагч', 'Байгууллага');
    await press(SEND);
    await expectBesides(document.body, { 'Байгууллагын регистр': 'Хоосон байж болохгүй.' });
    await screen.findByText('Дор хаяж нэг шимтгэл сонгоно уу.');
    await fill('Байгууллагын регистр', '501234');
    await expectBesides(document.body, {
      'Байгууллагын регистр': 'Байгууллагын регистрийн дугаар 7 оронтой байх ёстой.',
    });
    expect(lab.commits()).toEqual([]);
  });

  test('is returned for good: consequences and reason; the lottery code is gone', async () => {
    const { id } = sent();
    const { code } = lotteryOf(sent());
    await openAt(`/ebarimt/detail/${id}`, { permissions: DESK });
    await press('Сугалааны дугаар харах');
    const shown = await dialog();
    expect(shown.textContent).toContain(code);
    await press('Хаах', shown);
    await waitFor(() => expect(windowText()).not.toContain(code));
    expect(
      JSON.stringify({ ...localStorage }) + JSON.stringify({ ...sessionStorage }),
    ).not.toContain(code);
    await pressAction(RETURN);
    const question = await dialog();
    expect(question.textContent).toContain('Сугалааны дугаар, QR код хүчингүй болж');
    await fill('Буцаасан шалтгаан', 'Хүлээн авагчийг буруу бүртгэсэн.', question);
    fault(`*/ebarimt/${id}/return_receipt`, '403');
    await press(RETURN, question);
    await waitFor(() => expect(failures().join()).toContain('эрх хүрэлцэхгүй'));
    expect(lab.commits().filter((line) => line.includes('return'))).toEqual([]);
    await press(RETURN, question);
    await waitFor(() => expect(successes().length).toBe(1));
    await waitFor(() =>
      expect(screen.queryByText('Сугалааны дугаар харах', { selector: 'button' })).toBeNull(),
    );
    expect(kept().find((one) => one.id === id)?.state).toBe('RETURNED');
  });

  test('is only read without the right to send', async () => {
    await openAt(`/ebarimt/detail/${sent().id}`, { permissions: ['e-barimt:view'] });
    await heading(String(sent().billId));
    await waitFor(() => expect(document.querySelectorAll('main [aria-busy=true]').length).toBe(0));
    await waitFor(async () => expect(await actionsInSight()).not.toContain(RETURN));
  });

  test('is not made without the right to send', async () => {
    await openAt('/ebarimt', { permissions: ['e-barimt:view'] });
    await heading('Хандах эрхгүй');
  });
});

test('the day’s comparison names what is missing, and a wrong day is said at its field', async () => {
  const [failed, other] = kept().filter(({ state }) => state === 'FAILED');
  const { store } = lab.gateways;
  const paid = (one: MockRecord) => paidOn(store, one);
  const reasons = store.collection('ebarimt/reasons');
  for (const given of [...(reasons?.all ?? [])])
    if (given.feeDate === paid(other)) reasons?.remove(given);
  await openAt('/ebarimt/list?books=all', { permissions: DESK });
  await fill('Тулгах өдөр', paid(failed));
  await screen.findByText('Зөрүүний шалтгаан тодорхой');
  await screen.findByText(/Шалтгааныг нь бичсэн/);
  await fill('Тулгах өдөр', paid(other));
  await screen.findByText('Тэнцээгүй');
  await screen.findByText(/Илгээгдээгүй/);
  const way = await screen.findByText('Шалтгаан бичих');
  expect(way.getAttribute('href')).toBe('/ebarimt/reasons/create');
  await fill('Тулгах өдөр', '2026-02-30');
  await expectBesides(document.body, { 'Тулгах өдөр': 'Огноо буруу байна.' });
});
