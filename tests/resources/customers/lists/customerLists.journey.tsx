import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { button, dialog, fill, input, press } from '../../../support/journeys/form';
import { startGateways } from '../../../support/journeys/gateways';
import { failures, heading, successes, windowText } from '../../../support/journeys/messages';
import { main, openAt } from '../../../support/journeys/openAt';
import { pressAction } from '../../../support/journeys/recordActions';
import { allBut } from '../../../support/journeys/rights';

const lab = startGateways();
const REASON = 'Загвараас илт зөрүүтэй байна';
const REPLY = 'Санал өгсөнд баярлалаа. Асуудлыг засварлалаа.';
const HOSTILE = '<img src=x onerror="document.title=1">{{7*7}}=cmd|’ /C calc’!A0';

const collection = (name: string) => lab.gateways.store.collection(name);
const first = (name: string, field: string, value: string) => {
  const found = collection(name)?.all.find((row) => row[field] === value);
  if (!found) throw new Error(`No ${name} is ${value}.`);
  return found;
};
const fault = (path: string, kind: string) =>
  lab.gateways.store.faults.add({ method: 'POST', path, fault: kind as '409', times: 1 });
const table = (name: string) => screen.findByRole('region', { name });

describe('statements', () => {
  test('are asked for by POST, and lead to the customer', async () => {
    await openAt('/customers/statement', {
      permissions: ['customer-statement:list', 'customer:view'],
    });
    const rows = await table('Банкны хуулга');
    await within(rows).findAllByText('Таарсан');
    const asked = lab.gateways.store.journal.entries.filter(
      ({ path }) => path === '/gateway-lab/statement',
    );
    expect(asked.map(({ method }) => method)).toContain('POST');
    expect(asked.map(({ method }) => method)).not.toContain('GET');
  });

  test('say where they do not agree', async () => {
    await openAt('/customers/statement/30', { permissions: ['customer-statement:list'] });
    const check = await screen.findByRole('region', { name: 'Тулгалт' });
    expect(check.textContent).toContain('Үлдэгдэл зөрүүтэй');
    expect(check.textContent).toContain('1,500.00');
  });

  test('show hostile text as text', async () => {
    const statement = collection('customers/statement')?.get(1);
    const [row] = statement?.rows as { transactionDescription: string }[];
    row.transactionDescription = HOSTILE;
    await openAt('/customers/statement/1', { permissions: ['customer-statement:list'] });
    await waitFor(async () =>
      expect((await screen.findByText(HOSTILE)).querySelector('img')).toBeNull(),
    );
  });

  test('that were asked for and came are downloaded from their history', async () => {
    await openAt('/statement-history-list', {
      permissions: ['customer-statement:list', 'customer:view'],
    });
    const [file] = await main().findAllByRole('button', { name: /^ST-2026-\d{6}\.pdf$/ });
    expect(document.querySelectorAll('td a[href*="/files/"]')).toHaveLength(0);
    fireEvent.click(file);
    await waitFor(() => expect(lab.asked('/gateway-lab/files/')).toHaveLength(1));
  });

  test('are closed to others', async () => {
    await openAt('/statement-history-list', { permissions: allBut('customer-statement:list') });
    await heading('Хандах эрхгүй');
  });
});

test('a segment shows its rule, its counts and its customers', async () => {
  await openAt('/customers/segment/8101', { permissions: ['cus-segment:list'] });
  await heading(/Оюутан/);
  await screen.findByText('Суралцаж буй, эсвэл оюутны зээлтэй иргэн.');
  const rows = await table('Сегментийн харилцагчид');
  await waitFor(() => expect(within(rows).getAllByRole('row').length).toBeGreaterThan(1));
});

describe('codes', () => {
  const SEARCH = { permissions: ['auth-cus-otp-search:access'] };
  const LABEL = 'Утас эсвэл регистрийн дугаар';
  const asked = () =>
    lab.gateways.store.journal.entries.filter(({ path }) => path === '/gateway-lab/otp-requests');

  test('are not listed for who may only search, until a number is asked for', async () => {
    const phone = String(collection('otp-request-list')?.get(1)?.phone);
    await openAt('/otp-request-list', SEARCH);
    await input(LABEL);
    expect(asked()).toEqual([]);
    await fill(LABEL, 'Болд');
    await press('Хайх');
    await screen.findByText('Утасны дугаар ч, регистрийн дугаар ч биш байна.');
    expect(asked()).toEqual([]);
    await fill(LABEL, phone);
    await press('Хайх');
    const rows = await table('Нэг удаагийн кодын хүсэлтүүд');
    await within(rows).findAllByText('••••••');
    expect(window.location.href).not.toContain(phone);
  });

  test('are listed for who may see them, never in clear', async () => {
    await openAt('/otp-request-list', { permissions: ['auth-cus-otp:access'] });
    const rows = await table('Нэг удаагийн кодын хүсэлтүүд');
    await waitFor(async () => expect((await within(rows).findAllByText('••••••')).length).toBe(20));
    expect(rows.textContent).not.toMatch(/\b\d{6}\b/);
  });

  test('are closed to others', async () => {
    await openAt('/otp-request-list', {
      permissions: allBut('auth-cus-otp:access', 'auth-cus-otp-search:access'),
    });
    await heading('Хандах эрхгүй');
  });
});

test('failures in a row stand above the sign-ins, one click away', async () => {
  await openAt('/login-attempts-list', { permissions: ['auth-la:view'] });
  const strip = await screen.findByRole('region', { name: 'Дараалан алдсан нэвтрэлт' });
  await press('Харах', strip);
  const rows = await table('Нэвтрэх оролдлогууд');
  await waitFor(() => expect(within(rows).queryByText('Амжилттай')).toBeNull());
  expect(within(rows).getAllByRole('row').length).toBeGreaterThan(1);
  // The view says it of every row.
  const views = screen.getByRole('group', { name: 'Харагдац' });
  expect(views.querySelector('[aria-current=true]')?.textContent).toBe('Дараалан алдсан');
});

describe('feedback', () => {
  const waiting = () => first('feedback', 'state', 'NEW');
  /** The dialog of the answer, once its field is there. */
  const answering = async () => {
    await screen.findByRole('heading', { level: 1 });
    await pressAction('Хариу өгөх');
    await waitFor(() => expect(document.querySelector('[role=dialog] textarea')).not.toBeNull());
    return dialog();
  };

  test('is answered; the customer’s history tells it', async () => {
    const { id, customerId } = waiting();
    await openAt(`/feedback/${id}`, { permissions: ['customer:list', 'customer:create'] });
    const form = await answering();
    await press('Хариу өгөх', form);
    await screen.findByText('Хоосон байж болохгүй', { exact: false });
    expect(lab.commits()).toEqual([]);
    await fill('Хариу', 'Богино', form);
    await press('Хариу өгөх', form);
    await waitFor(() => expect(lab.commits()).toEqual([]));
    await fill('Хариу', REPLY, form);
    await press('Хариу өгөх', form);
    await waitFor(() => expect(successes()).toEqual(['Амжилттай илгээлээ. FB-00072']));
    expect(lab.commits()).toEqual([`POST /gateway-lab/feedback/${id}/answer`]);
    const customer = collection('customers')?.get(customerId as number);
    expect(customer && lab.gateways.store.history.of('customers', customer)[0].reason).toBe(REPLY);
  });

  test('a refusal is told, nothing typed is lost', async () => {
    const { id } = waiting();
    await openAt(`/feedback/${id}`, { permissions: ['customer:list', 'customer:create'] });
    const form = await answering();
    await fill('Хариу', REPLY, form);
    fault(`*/feedback/${id}/answer`, '409');
    await press('Хариу өгөх', form);
    await waitFor(() => expect(failures().length).toBe(1));
    expect(((await input('Хариу', form)) as HTMLTextAreaElement).value).toBe(REPLY);
    expect(collection('feedback')?.get(id)?.state).toBe('NEW');
  });

  test('is read, and not answered, without the write right', async () => {
    const { id, code } = waiting();
    await openAt(`/feedback/${id}`, { permissions: allBut('customer:create') });
    await heading(String(code));
    expect(within(screen.getByRole('main')).queryByText('Хариу өгөх')).toBeNull();
  });

  test('an answered one is not answered again', async () => {
    const { id, code } = first('feedback', 'state', 'ANSWERED');
    await openAt(`/feedback/${id}`, { permissions: ['customer:list', 'customer:create'] });
    await heading(String(code));
    const action = await button('Хариу өгөх');
    expect(action.getAttribute('aria-disabled')).toBe('true');
  });
});

test('a product shows the loans that it is calculated from', async () => {
  await openAt('/product/100001-LOAN', { permissions: ['cus-product:list', 'loan:view'] });
  const trail = [...document.querySelectorAll('[data-part=topbar-above]')].map(
    (one) => one.textContent,
  );
  expect(trail).toEqual(['Харилцагч']);
  const loans = await screen.findByRole('region', { name: 'Энэ бүтээгдэхүүний зээл' });
  const link = (await within(loans).findAllByRole('link'))[0];
  expect(link.getAttribute('href')).toMatch(/^\/loans\/\d+$/);
  const total = within(loans).getByRole('rowheader', {
    name: 'Нээлттэй зээлийн үлдэгдлийн нийлбэр',
  });
  const used = total.parentElement?.lastElementChild?.textContent ?? '';
  expect(windowText()).toContain(used);
});

describe('signatures', () => {
  const open = (path: string, ...more: string[]) =>
    openAt(path, { permissions: ['signature-lib:access', 'customer:view', ...more] });
  const compared = () => screen.findByText('Баталсан загвар');

  test('under a contract: the pair is seen, a rejection needs its reason', async () => {
    const { id } = first('contract-signature', 'requestState', 'PENDING');
    await open(`/contract-signature?id=${id}`);
    await compared();
    await press('Гарын үсгээс татгалзах');
    const question = await dialog('alertdialog');
    await fill('Шалтгаан', REASON, question);
    await press('Гарын үсгээс татгалзах', question);
    await waitFor(() => expect(lab.commits().length).toBe(1));
    expect(collection('contract-signature')?.get(id)).toMatchObject({
      requestState: 'REJECTED',
      rejectReason: REASON,
    });
  });

  test('paper without a scan is refused beside its field', async () => {
    const { id } = first('contract-signature', 'requestState', 'PENDING');
    await open(`/contract-signature?id=${id}`);
    await press('Цаасаар баталсныг бүртгэх');
    const form = await dialog();
    await fill('Шалтгаан', REASON, form);
    await press('Цаасаар баталсныг бүртгэх', form);
    await within(form).findByText('Цаасан гэрээний скан эсвэл зургийг хавсаргана уу.');
    expect(lab.commits()).toEqual([]);
  });

  test('an automatic result is overruled by a lead alone', async () => {
    const { id } = first('contract-signature', 'requestState', 'REJECTED_AUTO');
    const words = 'Автомат татгалзлыг хүчингүй болгох';
    await open(`/contract-signature?id=${id}`);
    await compared();
    expect(screen.queryByText(words)).toBeNull();
  });

  test('requests for a specimen are decided at the library', async () => {
    const { id } = first('signature-library', 'requestState', 'PENDING');
    await open(`/signatures?id=${id}`);
    await compared();
    const approve = await screen.findByText('Гарын үсэг батлах', { selector: 'button' });
    fireEvent.click(approve);
    const question = await dialog('alertdialog');
    fireEvent.click(
      await within(question).findByText('Гарын үсэг батлах', { selector: 'button:not(:disabled)' }),
    );
    await waitFor(() =>
      expect(lab.commits()).toEqual([
        `POST /gateway-lab/signature-library/${id}/approve_signature`,
      ]),
    );
  });

  test('are closed to others', async () => {
    await openAt('/signatures', { permissions: allBut('signature-lib:access') });
    await heading('Хандах эрхгүй');
  });
});
