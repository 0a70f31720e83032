import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { button, choose, dialog, fill, press } from '../../../support/journeys/form';
import { startGateways } from '../../../support/journeys/gateways';
import { failures, successes } from '../../../support/journeys/messages';
import { openAt } from '../../../support/journeys/openAt';

const lab = startGateways();
const ACCEPT = 'Хүлээн авах';
const NUMBER = 'LA-2026-00022';
const CALL = '/gateway-lab/loans/assessment';

/** The copies of one request: at this lender, and at the two others. */
const OWN = 64;
const OTHERS = [65, 66] as const;

const copies = () => lab.gateways.store.collection('loans/assessment');
const copy = (id: number) => {
  const record = copies()?.get(id);
  if (!record) throw new Error(`There is no copy ${id}.`);
  return record;
};
const requestIn = (queue: string) =>
  lab.gateways.store.collection(queue)?.all.find(({ loanId }) => loanId === copy(OWN).loanId);
const panel = () => screen.findByRole('complementary', { name: new RegExp(NUMBER) });

/** Opens the request, as one of this many months, and the dialog of its acceptance with everything typed. */
async function accept(months: number): Promise<HTMLElement> {
  for (const id of [OWN, ...OTHERS]) copies()?.change(copy(id), { duration: months });
  await openAt(`/loans/assessment?id=${OWN}`);
  await panel();
  await screen.findByText('Хүссэн нөхцөл');
  await act(async () => void fireEvent.keyDown(document.body, { code: 'KeyA' }));
  const form = await dialog();
  await fill('Хүүгийн хувь', '24', form);
  await choose('Банк', 'Хаан банк', form);
  await fill('Мөнгө шилжүүлэх данс', '5001234567', form);
  return form;
}

const send = (form: HTMLElement) => press(ACCEPT, form);
const told = () =>
  waitFor(() =>
    expect(successes()).toEqual(['Амжилттай баталлаа. Пэрэнлэй Анударь LA-2026-00022']),
  );

describe('an accepted request of several lenders', () => {
  test.each([
    [12, 'LOAN', 'loans/pending/loan', 'Хүлээгдэж буй зээлийн хүсэлт'],
    [13, 'LOAN_LONG_TERM', 'loans/pending/ltl', 'Хүлээгдэж буй урт хугацаат зээл'],
  ])('for %i months waits as %s in %s', async (months, productType, queue, words) => {
    const form = await accept(months);
    expect(form.textContent).toContain(`Зээлийн хүсэлт үүсэж, дараах дараалалд орно: ${words}.`);
    await send(form);
    await told();
    expect(copy(OWN)).toMatchObject({ state: 'ACCEPTED' });
    expect(OTHERS.map((id) => copy(id).state)).toEqual(['CANCELLED', 'CANCELLED']);
    expect(requestIn(queue)).toMatchObject({
      status: 'PENDING',
      productType,
      customerId: copy(OWN).customerId,
      requestedAmount: copy(OWN).requestedAmount,
    });
    expect(lab.gateways.store.collection('loans')?.get(copy(OWN).loanId as number)).toMatchObject({
      state: 'LOAN_REQUESTED',
      productType,
      interestRate: 24,
      bankCode: 5,
      accountNumber: '5001234567',
      tenant: 'pocketmn',
    });
    expect(failures()).toEqual([]);
  });

  test('is told as decided when another lender was faster, and leaves the queue', async () => {
    const form = await accept(12);
    copies()?.change(copy(OTHERS[0]), { state: 'ACCEPTED' });
    copies()?.change(copy(OWN), { state: 'CANCELLED' });
    await send(form);
    expect(await screen.findByText('Энэ хүсэлтийг аль хэдийн шийдвэрлэсэн байна.')).toBeTruthy();
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(copy(OWN)).toMatchObject({ loanId: null });
    expect(lab.commits()).toEqual([]);
  });

  test('is refused without the right, and what was typed stays', async () => {
    const form = await accept(12);
    const path = `${CALL}/${OWN}/accept`;
    lab.gateways.store.faults.add({ method: 'POST', path, fault: '403' });
    await send(form);
    await waitFor(() => expect(failures()).toHaveLength(1));
    expect([...form.querySelectorAll('input')].map(({ value }) => value)).toContain('5001234567');
    expect(copy(OWN)).toMatchObject({ state: 'VIEWED', loanId: null });
    expect(lab.commits()).toEqual([]);
  });

  test('whose answer was lost is found, and makes one request', async () => {
    const form = await accept(12);
    const path = `${CALL}/${OWN}/accept`;
    lab.gateways.store.faults.add({ method: 'POST', path, fault: 'drop-after-commit' });
    await send(form);
    fireEvent.click(await button('Төлөв шалгах', form));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(lab.commits()).toEqual([`POST ${path}`]);
    expect(
      lab.gateways.store
        .collection('loans/pending/loan')
        ?.all.filter(({ loanId }) => loanId === copy(OWN).loanId),
    ).toHaveLength(1);
  });

  test('of another lender cannot be accepted here', async () => {
    copies()?.change(copy(OTHERS[0]), { state: 'VIEWED' });
    await openAt(`/loans/assessment?id=${OTHERS[0]}`);
    const decision = await panel();
    await screen.findByText('Хүссэн нөхцөл');
    await act(async () => void fireEvent.keyDown(document.body, { code: 'KeyA' }));
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(decision.textContent).toContain(
      'Өөр байгууллагад очсон хүсэлтийг шийдвэрлэх боломжгүй.',
    );
  });
});
