import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, test } from 'vitest';
import { choose, confirmer, dialog, fill, input, press } from '../../../support/journeys/form';
import { startGateways } from '../../../support/journeys/gateways';
import { failures, successes } from '../../../support/journeys/messages';
import { openAt } from '../../../support/journeys/openAt';
import { standIns } from '../../../support/journeys/standIns';

const lab = startGateways();
beforeEach(() => {
  standIns.sheetsOfPdf = 4;
});
const INCOMES = '/gateway-customer/incomes';
/** Two scanned sheets of the customer 100002; nobody has looked at them. */
const SCANS = 610_002;

const collection = (resource: string) => {
  const found = lab.gateways.store.collection(resource);
  if (!found) throw new Error(`There is no ${resource}.`);
  return found;
};
const income = (id: number) => collection('customers/income/requests').get(id);
const filesOf = (id: number) =>
  collection('income_file').all.filter(({ incomeId }) => incomeId === id);
const key = (code: string) => act(async () => void fireEvent.keyDown(document.body, { code }));
const commits = () => lab.commits().filter((path) => !path.endsWith('/seen'));

/** jsdom loads no pictures: the sheet on the screen gets the event that one has come. */
async function see(name: string): Promise<void> {
  const sheet = await screen.findByRole('img', { name });
  await act(async () => void fireEvent.load(sheet));
}

/** As if somebody had looked through the files of an income and confirmed them. */
function reviewed(id: number): void {
  for (const file of filesOf(id))
    collection('income_file').change(file, { state: 'CONFIRMED', viewedPages: 1, seen: [1] });
}

const openRequest = async (id: number) => {
  await openAt(`/customers/income/requests?id=${id}`, { person: 'economist' });
  await screen.findByText('Орлогын тооцоо');
};
const askApproval = async () => {
  await key('KeyA');
  return dialog();
};

describe('the queue of incomes', () => {
  test('a request is reviewed file by file and approved by the keyboard', async () => {
    await openRequest(SCANS);
    const [first, second] = filesOf(SCANS);
    expect(await screen.findAllByText(/Бүх хуудсыг үзээгүй байна: 0\/2/)).toBeTruthy();
    await key('KeyA');
    await waitFor(() => expect(document.querySelector('[role=dialog]')).toBeNull());

    for (const [index, file] of [first, second].entries()) {
      if (index > 0) await key('ArrowRight');
      await see(String(file.name));
      await waitFor(() => expect(file.viewedPages).toBe(1));
      await screen.findByText('Файл баталгаажуулах', { selector: 'button:not([aria-disabled])' });
      await key('KeyC');
      await waitFor(() => expect(file.state).toBe('CONFIRMED'));
    }

    await waitFor(() => expect(screen.queryByText(/Баталгаажаагүй файл байна/)).toBeNull());
    const form = await askApproval();
    expect(within(form).getByText('Зээлийн эрх, ₮')).toBeTruthy();
    await press('Батлах', form);
    await waitFor(() => expect(income(SCANS)?.state).toBe('APPROVED'));
    expect(collection('customers').get(100_002)?.salary).toBe(income(SCANS)?.amount);
    expect(commits()).toEqual([
      `POST /gateway-customer/income-files/${first.id}/confirm_file`,
      `POST /gateway-customer/income-files/${second.id}/confirm_file`,
      `POST ${INCOMES}/${SCANS}/approve_income`,
    ]);
    await waitFor(() =>
      expect(screen.getByText('Сүүлийн шийдвэр:').parentElement?.textContent).toContain(
        'Орлого баталсан',
      ),
    );
  });

  test('a statement is read page by page; only then can it be confirmed', async () => {
    await openRequest(610_001);
    const [statement] = filesOf(610_001);
    await screen.findByText('1/4 хуудас');
    await screen.findByText('1/4 үзсэн');
    await key('KeyC');
    await waitFor(() => expect(document.querySelector('[role=alertdialog]')).toBeNull());
    for (const page of [2, 3, 4]) {
      await key('ArrowRight');
      await screen.findByText(`${page}/4 хуудас`);
    }
    await screen.findByText('Бүгдийг үзсэн');
    expect(statement.seen).toEqual([1, 2, 3, 4]);
    await key('KeyZ');
    await waitFor(() =>
      expect(document.querySelector('[data-part=documents][data-zoomed]')).not.toBeNull(),
    );
    await key('ArrowLeft');
    await screen.findByText('3/4 хуудас');
  });

  test('a page whose note got lost on its way back is noted once, and nobody is troubled', async () => {
    await openRequest(SCANS);
    lab.gateways.store.faults.add({
      method: 'POST',
      path: '*/seen',
      fault: 'drop-after-commit',
      times: 1,
    });
    const [first] = filesOf(SCANS);
    await see(String(first.name));
    await waitFor(() => expect(filesOf(SCANS)[0].seen).toEqual([1]));
    const notes = () =>
      lab.gateways.store.journal.entries.filter(({ path }) => path.endsWith('/seen'));
    await waitFor(() => expect(notes()).toHaveLength(2));
    expect(lab.commits().filter((path) => path.endsWith('/seen'))).toHaveLength(1);
    expect(failures()).toEqual([]);
  });

  test('a refusal stays in the dialog with what was typed', async () => {
    reviewed(SCANS);
    await openRequest(SCANS);
    lab.gateways.store.faults.add({
      method: 'POST',
      path: `${INCOMES}/${SCANS}/approve_income`,
      fault: '403',
    });
    const form = await askApproval();
    await press('Батлах', form);
    await waitFor(() => expect(failures().length).toBe(1));
    expect(within(await dialog()).getByText('Батлах', { selector: 'button' })).toBeTruthy();
    expect(lab.commits()).toEqual([]);
  });

  test('an answer that was lost is checked, not sent again', async () => {
    reviewed(SCANS);
    await openRequest(SCANS);
    lab.gateways.store.faults.add({
      method: 'POST',
      path: `${INCOMES}/${SCANS}/approve_income`,
      fault: 'drop-after-commit',
    });
    const form = await askApproval();
    await press('Батлах', form);
    await press('Төлөв шалгах', await dialog());
    await waitFor(() => expect(document.querySelector('[role=dialog]')).toBeNull());
    expect(lab.commits()).toEqual([`POST ${INCOMES}/${SCANS}/approve_income`]);
  });

  test('what somebody else has decided is told as such', async () => {
    reviewed(SCANS);
    await openRequest(SCANS);
    const form = await askApproval();
    const record = income(SCANS);
    if (record) collection('customers/income/requests').change(record, { state: 'REJECTED' });
    await press('Батлах', form);
    await screen.findByText('Энэ хүсэлтийг аль хэдийн шийдвэрлэсэн байна.');
    expect(lab.commits()).toEqual([]);
  });

  test('a request is rejected with a listed reason', async () => {
    await openRequest(SCANS);
    await key('KeyR');
    const question = await dialog('alertdialog');
    await within(question).findByText('Хуурамч байж болзошгүй');
    // The sixth reason of the list, by its number.
    await act(async () => void fireEvent.keyDown(question, { code: 'Digit6', key: '6' }));
    fireEvent.click(await confirmer('Татгалзах'));
    await waitFor(() => expect(successes()).toEqual(['Татгалзлаа. Ганбаатар Энхжаргал']));
    expect(income(SCANS)).toMatchObject({ state: 'REJECTED', rejectReason: 'FORGED' });
  });
});

describe('registering an income', () => {
  const MONTHS = ['2026-05', '2026-06', '2026-07', '2026-08', '2026-09', '2026-10'];
  const open = async (who: Parameters<typeof openAt>[1] = { person: 'agent' }) => {
    await openAt('/customers/100002/income/create', who);
    await screen.findByText('Сар бүрийн орлого');
  };
  const attach = async (file: File) => {
    const chooser = await input('Нотлох баримт: Файл сонгох');
    await act(async () => void fireEvent.change(chooser, { target: { files: [file] } }));
  };
  const pdf = () => new File(['%PDF-1.4\n/Type /Page\n%%EOF\n'], 'khuulga.pdf');

  test('what is missing or wrong is said beside its field, and nothing is written', async () => {
    await open();
    await fill('2026-10', '0');
    await press('Хадгалах');
    for (const text of [
      'Орлогын төрөл сонгоно уу.',
      'Орлогын огноог зөв оруулна уу.',
      'Орлогын дүнг зөв оруулна уу.',
      'Дор хаяж нэг баримт хавсаргана уу.',
    ])
      expect(await screen.findByText(text)).toBeTruthy();
    await fill('2026-10', '1500000');
    await screen.findByText('Доод тал нь 6 сарын орлого бүртгэнэ үү.');
    await attach(new File(['<html><body>'], 'khuulga.html'));
    expect(await screen.findByText('PDF эсвэл зураг хавсаргана уу.')).toBeTruthy();
    await attach(new File([new Uint8Array(3 * 1_048_576 + 1)], 'tom.pdf'));
    expect(await screen.findByText(/3 МБ/, { selector: '[data-part=problem]' })).toBeTruthy();
    expect(lab.commits()).toEqual([]);
  });

  test('the formula follows what is typed, and the income is registered', async () => {
    await open();
    await choose('Орлогын төрөл', 'Цалин');
    await choose('Материал', 'Дансны хуулга');
    await choose('Хэлбэр', 'Онлайн');
    await fill('Баримтын огноо', '2026-11-20');
    for (const month of MONTHS) await fill(month, '1500000');
    expect(await screen.findAllByText('1,200,000.00')).toHaveLength(2);
    await attach(pdf());
    expect(await screen.findByText('khuulga.pdf')).toBeTruthy();
    await press('Хадгалах');
    await screen.findByText('Сарын хүснэгт');
    expect(lab.commits()).toEqual([`POST ${INCOMES}`]);
    const made = collection('customers/income/requests').all.at(-1);
    expect(made).toMatchObject({ customerId: 100_002, state: 'REGISTERING', amount: '1200000.00' });
  });

  test('what was typed is kept for this customer alone, without the documents', async () => {
    await open();
    await choose('Орлогын төрөл', 'Цалин');
    for (const month of MONTHS.slice(0, 2)) await fill(month, '1500000');
    await attach(pdf());
    await waitFor(() => expect(Object.keys(sessionStorage).join()).toContain('100002.new'));
    expect(JSON.stringify(sessionStorage)).not.toContain('khuulga.pdf');
    cleanup();
    await openAt('/customers/100009/income/create', { person: 'agent' });
    await input(MONTHS[0]);
    expect(screen.queryByText(/ноорог/i)).toBeNull();
    cleanup();
    await open();
    await screen.findByText(/^Хадгалаагүй ноорог сэргээгдлээ/);
    expect(((await input(MONTHS[0])) as HTMLInputElement).value).toContain('1,500,000');
    sessionStorage.clear();
  });

  test('a month that is confirmed is closed', async () => {
    await openAt('/customers/100001/income/create', { person: 'agent' });
    expect(((await input('2026-02')) as HTMLInputElement).disabled).toBe(true);
    expect(((await input('2026-03')) as HTMLInputElement).disabled).toBe(false);
  });

  test('who may only look reads which right is missing', async () => {
    await openAt('/customers/100002/income/create', { permissions: ['customer:view'] });
    expect(await screen.findByText('Орлого бүртгэх эрх танд алга: customer:create.')).toBeTruthy();
  });
});

test('the income of a customer says what the limit rests on, and how old that is', async () => {
  await openAt('/customers/100001/income', { permissions: ['customer:view'] });
  expect(await screen.findByText('244 хоног')).toBeTruthy();
  expect(screen.getByText(/180 хоногоос илүү/)).toBeTruthy();
  expect(screen.getByText('Хянагдаж буй хүсэлт: 1.')).toBeTruthy();
});

test('who may only register sends an income, and finds out what became of it', async () => {
  const { id } = collection('customers/income/requests').all.find(
    ({ state, createdBy }) => state === 'REGISTERING' && createdBy !== null,
  ) as { id: number };
  const { customerId } = income(id) as { customerId?: number };
  await openAt(`/customers/${String(customerId)}/income`, {
    permissions: ['customer:view', 'customer:create'],
  });
  await press('Хянуулахаар илгээх');
  await lab.gateways.control(
    new Request('http://localhost/__fault', {
      method: 'POST',
      body: JSON.stringify({
        method: 'POST',
        path: '*/send_income',
        fault: 'drop-after-commit',
        times: 1,
      }),
    }),
  );
  (await confirmer('Хянуулахаар илгээх')).click();
  await press('Төлөв шалгах', await dialog('alertdialog'));
  await waitFor(() => expect(successes()).toEqual(['Амжилттай илгээлээ. Ганбаатар Энхжаргал']));
  expect([income(id)?.state, commits()]).toEqual([
    'PENDING',
    [`POST ${INCOMES}/${String(id)}/send_income`],
  ]);
});

test('a bank statement is marked as verified with its reason', async () => {
  await openAt('/bank-statement-verification/640001', {
    permissions: ['cus-income:admin-list'],
  });
  await screen.findByText('Сар бүрийн дүн');
  await press('Баталгаажуулах');
  await fill('Шалтгаан', 'Банкны лавлагаатай тулгаж шалгав.', await dialog('alertdialog'));
  fireEvent.click(await confirmer('Баталгаажуулах'));
  await waitFor(() =>
    expect(collection('bank-statement-verification').get(640_001)?.checkState).toBe('VERIFIED'),
  );
});
