import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { dialog, press, pressCtrlEnter } from '../support/journeys/form';
import { startGateways } from '../support/journeys/gateways';
import { failures, successes } from '../support/journeys/messages';
import { openAt } from '../support/journeys/openAt';

const lab = startGateways();
const QUEUE = '/gateway-lab/loans/pending/loan';

const stored = (resource: string, id: number) => {
  const record = lab.gateways.store.collection(resource)?.get(id);
  if (!record) throw new Error(`There is no ${resource} ${id}.`);
  return record;
};
/** The request for the well-known loan 300001, ready to be approved. */
const requestFor = (loanId: number, resource = 'loans/pending/loan') => {
  const found = lab.gateways.store
    .collection(resource)
    ?.all.find((record) => record.loanId === loanId);
  if (!found) throw new Error(`No request waits for loan ${loanId}.`);
  return found;
};
const key = (code: string) => fireEvent.keyDown(document.body, { code });
const panel = (name: string) => screen.findByRole('complementary', { name: new RegExp(name) });
const waiting = () =>
  [...document.querySelectorAll('[data-part=queue-list] a')].map((link) =>
    Number(new URL(link.getAttribute('href') ?? '', 'http://console').searchParams.get('id')),
  );
const openRequest = async (who: Parameters<typeof openAt>[1] = { person: 'economist' }) => {
  const request = requestFor(300_001);
  const visit = await openAt(`/loans/pending/loan?id=${request.id}`, who);
  await panel('LN-2026-000001');
  await screen.findByText('Хүссэн нөхцөл');
  return { visit, request };
};

describe('the queue of loans', () => {
  test('a request is approved by the keyboard: the loan is paid out, the row leaves', async () => {
    const { request } = await openRequest();
    expect(waiting()).toContain(request.id);
    key('KeyA');
    const form = await dialog();
    expect(await within(form).findByText('2026-12-21', { selector: 'dd' })).toBeTruthy();
    // The schedule is on the page, which the dialog does not say again.
    expect(within(form).queryByRole('table')).toBeNull();
    await pressCtrlEnter('Батлах');
    await waitFor(() =>
      expect(successes()).toEqual(['Амжилттай баталлаа. Өлзийбаяр Түвшинбаяр LN-2026-000001']),
    );
    expect(lab.commits()).toEqual([`POST ${QUEUE}/${request.id}/approve`]);
    expect(stored('loans/pending/loan', Number(request.id)).status).toBe('SUCCESS');
    expect(stored('loans', 300_001).state).toBe('LOAN_ONGOING');
    await waitFor(() => expect(waiting()).not.toContain(request.id));
    expect(screen.getByText('Сүүлийн шийдвэр:').parentElement?.textContent).toContain(
      'LN-2026-000001 · Баталсан',
    );
  });

  test('nothing is approved before its figures have come to be read', async () => {
    await openRequest();
    lab.gateways.store.faults.add({ method: 'GET', path: '*/loans/300001/book', fault: 'slow' });
    key('KeyA');
    const form = await dialog();
    fireEvent.keyDown(form, { key: 'Enter', ctrlKey: true });
    await within(form).findByText('2026-12-21', { selector: 'dd' });
    expect(lab.commits()).toEqual([]);
    expect(successes()).toEqual([]);
  });

  test('a request is rejected with a listed reason; the loan is cancelled with it', async () => {
    const { request } = await openRequest();
    key('KeyR');
    const question = await dialog('alertdialog');
    const reason = await within(question).findByRole('radio', { name: /^Орлого хүрэлцэхгүй/ });
    key('Digit2');
    await waitFor(() =>
      expect(within(question).getByRole('radio', { checked: true })).not.toBe(reason),
    );
    key('Numpad1');
    await waitFor(() =>
      expect(within(question).getByRole('radio', { checked: true })).toBe(reason),
    );
    await press('Татгалзах', question);
    await waitFor(() =>
      expect(successes()).toEqual(['Татгалзлаа. Өлзийбаяр Түвшинбаяр LN-2026-000001']),
    );
    expect(stored('loans/pending/loan', Number(request.id))).toMatchObject({
      status: 'CANCELLED',
      rejectReason: 'INCOME_NOT_ENOUGH',
    });
    expect(stored('loans', 300_001).state).toBe('CANCELLED');
    await waitFor(() => expect(waiting()).not.toContain(request.id));
  });

  test('what somebody else has decided is told as such, and the row leaves', async () => {
    const { request } = await openRequest();
    key('KeyA');
    const form = await dialog();
    lab.gateways.store.collection('loans/pending/loan')?.change(request, { status: 'SUCCESS' });
    await press('Батлах', form);
    await screen.findByText('Энэ хүсэлтийг аль хэдийн шийдвэрлэсэн байна.');
    expect(screen.queryByRole('dialog')).toBeNull();
    await waitFor(() => expect(waiting()).not.toContain(request.id));
    expect(lab.commits()).toEqual([]);
  });

  test('a refusal leaves the dialog where it is', async () => {
    const { request } = await openRequest();
    lab.gateways.store.faults.add({
      method: 'POST',
      path: `${QUEUE}/${request.id}/approve`,
      fault: '403',
    });
    key('KeyA');
    const form = await dialog();
    await press('Батлах', form);
    await waitFor(() => expect(failures().length).toBe(1));
    expect(within(await dialog()).getByText('Батлах', { selector: 'button' })).toBeTruthy();
    expect(lab.commits()).toEqual([]);
    expect(waiting()).toContain(request.id);
  });

  test('an answer that was lost is checked, not sent again; then the row leaves', async () => {
    const { request } = await openRequest();
    lab.gateways.store.faults.add({
      method: 'POST',
      path: `${QUEUE}/${request.id}/approve`,
      fault: 'drop-after-commit',
    });
    key('KeyA');
    const form = await dialog();
    await press('Батлах', form);
    await press('Төлөв шалгах', await dialog());
    await waitFor(() => expect(waiting()).not.toContain(request.id));
    expect(lab.commits()).toEqual([`POST ${QUEUE}/${request.id}/approve`]);
  });

  test('the maker is told why the own request cannot be approved', async () => {
    const request = requestFor(300_035);
    await openAt(`/loans/pending/loan?id=${request.id}`, { person: 'economist' });
    const own = await panel('LN-2026-000035');
    expect(
      await within(own).findByText(
        /Бүртгэсэн, зассан, хүсэлт гаргасан хүн өөрөө шийдвэрлэх боломжгүй/,
      ),
    ).toBeTruthy();
    key('KeyA');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });
});

test('the page of a loan’s waiting request finds it by the loan', async () => {
  await openAt('/loans/300001/pending/loan/detail', { person: 'economist' });
  expect(await panel('LN-2026-000001')).toBeTruthy();
});

test('a loan without a waiting request says so', async () => {
  await openAt('/loans/300003/pending/payment/detail', { person: 'economist' });
  expect(await screen.findByText('Шийдвэрлэх хүсэлт алга')).toBeTruthy();
});

test('an extension is approved: the loan has it, its request waits no more', async () => {
  const request = requestFor(300_039, 'loans/pending/extension');
  const { code } = request;
  await openAt(`/loans/pending/extension?id=${request.id}`, { person: 'economist' });
  await panel(String(code));
  key('KeyA');
  const form = await dialog();
  await press('Батлах', form);
  await waitFor(() =>
    expect(successes()).toEqual(['Амжилттай баталлаа. Ганбаатар Энхжаргал LN-2026-000039']),
  );
  expect(stored('loans', 300_039).isExtended).toBe(true);
  expect(request.status).toBe('SUCCESS');
});

describe('the approval of a payment', () => {
  test('in the queue says what is paid and what stays: the tables are on the page', async () => {
    const request = requestFor(300_016, 'loans/pending/payment');
    await openAt(`/loans/pending/payment?id=${request.id}`, { person: 'economist' });
    await panel('LN-2026-000016');
    await screen.findByRole('table', { name: 'Төлөлтийн хуваарилалт' });
    key('KeyA');
    const form = await dialog();
    await within(form).findByText('Төлсний дараах үлдэгдэл, ₮');
    // The unit does not leave its heading: a space that does not break is between them.
    const facts = [...form.querySelectorAll('dt')].map((term) =>
      `${term.textContent}: ${term.nextElementSibling?.textContent}`.replaceAll('\u00a0', ' '),
    );
    expect(facts.slice(0, 3)).toEqual([
      'Төлөх дүн, ₮: 70,813.11',
      'Төлсний дараах үлдэгдэл, ₮: 844,386.01',
      'Одоо төлөх дүнгээс үлдэх, ₮: 0.00',
    ]);
    expect(within(form).queryByRole('table')).toBeNull();
  });

  test('of a row of the list has the tables, which are nowhere else', async () => {
    await openAt(`/loans/pending/payment?filter=${encodeURIComponent('{"status":"PENDING"}')}`, {
      person: 'economist',
    });
    const row = await screen.findByRole('row', { name: /LN-2026-000016/ });
    fireEvent.click(within(row).getByRole('checkbox'));
    await press('Батлах (1)');
    const form = await dialog();
    await within(form).findByRole('table', { name: 'Төлөлтийн хуваарилалт' });
    expect(within(form).getByRole('table', { name: 'Юу өөрчлөгдөх вэ' })).toBeTruthy();
  });
});

test('opening a request of several lenders marks it viewed, once', async () => {
  const copies = lab.gateways.store.collection('loans/assessment')?.all ?? [];
  const copy = copies.find(({ state, tenant }) => state === 'PENDING' && tenant === 'pocketmn');
  if (!copy) throw new Error('No copy waits.');
  await openAt(`/loans/assessment?id=${copy.id}`, { permissions: ['la-request-tenant:list'] });
  await panel(String(copy.requestNumber));
  await waitFor(() => expect(copy.state).toBe('VIEWED'));
  expect(await screen.findByText('Хүлээн авах', { selector: 'button' })).toBeTruthy();
});
