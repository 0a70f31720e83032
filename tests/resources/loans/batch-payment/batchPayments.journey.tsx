import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, test, vi } from 'vitest';
import { button, confirmer, dialog, fill, press } from '../../../support/journeys/form';
import { startGateways } from '../../../support/journeys/gateways';
import { failures } from '../../../support/journeys/messages';
import { openAt } from '../../../support/journeys/openAt';
import { standIns } from '../../../support/journeys/standIns';

const lab = startGateways();
const BOOK = 'Төлөлтүүдийг бүртгэх';
const ROWS = '*/loans/batch-payment/*/rows';

const HEADS = ['Зээлийн данс', 'Дүн', 'Огноо'];
const ONGOING = 'LN0000300002';
const CLOSED = 'LN0000300003';

async function choose(rows: string[][], receipt: string): Promise<HTMLElement> {
  standIns.rows = [HEADS, ...rows];
  await openAt('/loans/batch-payment', { person: 'economist' });
  await press('Файлаас төлөх');
  const batch = await dialog();
  await fill('Багцын код', 'BT-2026-77', batch);
  await fill('Төлөгч байгууллага', 'Төрийн сан', batch);
  await fill('Банкны орлого', receipt, batch);
  const field = await waitFor(() => {
    const found = batch.querySelector<HTMLInputElement>('input[type=file]');
    if (!found) throw new Error('There is no file field yet.');
    return found;
  });
  fireEvent.change(field, { target: { files: [new File(['x'], 'tsalin.csv')] } });
  await waitFor(() => expect(rowsOf(batch).length).toBeGreaterThan(0));
  return batch;
}

const rowsOf = (batch: HTMLElement) => [...batch.querySelectorAll<HTMLElement>('table tbody tr')];
const factOf = (batch: HTMLElement, label: string) =>
  [...batch.querySelectorAll('dt')].find(({ textContent }) => textContent === label)
    ?.nextElementSibling?.textContent;

test('five thousand rows: a page stands there, the totals are of all', async () => {
  // The last row pays nobody.
  const rows = Array.from({ length: 5_000 }, (_, index) => [
    index === 4_999 ? '' : ONGOING,
    String(1_000 + index),
    '2026-11-20',
  ]);
  const batch = await choose(rows, '17491501');
  expect(rowsOf(batch)).toHaveLength(100);
  expect(factOf(batch, 'Мөрийн тоо')).toBe('5,000');
  expect(factOf(batch, 'Алдаатай мөр')).toBe('1');
  expect(factOf(batch, 'Мөрүүдийн нийлбэр, ₮')).toBe('17,491,501.00');
  expect(factOf(batch, 'Банкны орлогоос зөрүү, ₮')).toBe('0.00');

  const pages = within(batch).getByRole('navigation', { name: 'Файлын мөрүүд' });
  expect(within(pages).getByRole('status').textContent).toBe('1–100 / 5,000');
  fireEvent.click(within(pages).getByText('Дараах'));
  await waitFor(() =>
    expect(within(pages).getByRole('status').textContent).toBe('101–200 / 5,000'),
  );
  expect(rowsOf(batch)).toHaveLength(100);
  expect(rowsOf(batch)[0].querySelector('td')?.textContent).toBe('102');
  expect(lab.commits()).toEqual([]);
});

test('the wrong rows alone are shown at a press, and all again', async () => {
  const batch = await choose(
    [
      [ONGOING, '1000', '2026-11-20'],
      [ONGOING, 'арван мянга', '2026-11-20'],
      [ONGOING, '3000', '2026-13-45'],
    ],
    '4000',
  );
  expect(rowsOf(batch)).toHaveLength(3);
  fireEvent.click(within(batch).getByRole('button', { name: 'Зөвхөн алдаатай мөр: 2' }));
  await waitFor(() =>
    expect(rowsOf(batch).map((row) => row.querySelector('td')?.textContent)).toEqual(['3', '4']),
  );
  fireEvent.click(within(batch).getByRole('button', { name: 'Бүх мөр: 3' }));
  await waitFor(() => expect(rowsOf(batch)).toHaveLength(3));
});

test('the file field names what is needed and gives a template with every heading', async () => {
  await openAt('/loans/batch-payment', { person: 'economist' });
  await press('Файлаас төлөх');
  const batch = await dialog();
  await within(batch).findByText(
    /Шаардлагатай багана: Дүн\. Мөн эдгээрийн аль нэг: Зээлийн код, Зээлийн данс, Регистрийн дугаар\.$/,
  );
  fireEvent.click(within(batch).getByRole('button', { name: 'Загвар татах' }));
  await waitFor(() =>
    expect(standIns.written).toEqual([
      [['Зээлийн код', 'Зээлийн данс', 'Регистрийн дугаар', 'Дүн', 'Огноо', 'Гүйлгээний утга']],
    ]),
  );
});

const verdicts = (batch: HTMLElement) =>
  rowsOf(batch).map((row) => row.querySelector('[data-part=chip]')?.textContent);

describe('rows of a batch', () => {
  /** Two rows of a loan that goes on, between them one of a closed loan. */
  const three = [
    [ONGOING, '1000', '2026-11-20'],
    [CLOSED, '2000', '2026-11-20'],
    [ONGOING, '3000', '2026-11-20'],
  ];
  async function book(): Promise<HTMLElement> {
    const batch = await choose(three, '6000');
    await press('Туршиж шалгах', batch);
    await waitFor(() =>
      expect(verdicts(batch)).toEqual(['Бүртгэх боломжтой', 'Бүртгэгдээгүй', 'Бүртгэх боломжтой']),
    );
    expect(lab.commits()).toEqual([]);
    fireEvent.click(await button(BOOK, batch));
    const question = await dialog('alertdialog');
    await waitFor(() => expect(question.querySelector('input')).toBeNull());
    fireEvent.click(await confirmer(BOOK));
    return batch;
  }

  test('are booked although one is refused, which says why', async () => {
    const batch = await book();
    await waitFor(() =>
      expect(verdicts(batch)).toEqual(['Бүртгэсэн', 'Бүртгэгдээгүй', 'Бүртгэсэн']),
    );
    expect(rowsOf(batch)[1].textContent).toContain('Одоогийн төлөвт энэ үйлдлийг хийх боломжгүй.');
    expect(factOf(batch, 'Зээлд орох, ₮')).toBe('4,000.00');
  });

  test('are sent again under their key when the answer was lost, and are booked once', async () => {
    lab.gateways.store.faults.add({ method: 'POST', path: ROWS, fault: 'drop-after-commit' });
    const batch = await book();
    const question = await dialog('alertdialog');
    await within(question).findByRole('alert');
    fireEvent.click(await confirmer(BOOK));
    await waitFor(() =>
      expect(verdicts(batch)).toEqual(['Бүртгэсэн', 'Бүртгэгдээгүй', 'Бүртгэсэн']),
    );
    expect(lab.commits().filter((line) => line.endsWith('/rows'))).toHaveLength(1);
    expect(factOf(batch, 'Зээлд орох, ₮')).toBe('4,000.00');
  });

  test('that never arrived are told of once, and nothing typed is lost', async () => {
    lab.gateways.store.faults.add({ method: 'POST', path: ROWS, fault: '403' });
    const batch = await book();
    const question = await dialog('alertdialog');
    await waitFor(() => expect(within(question).getAllByRole('alert')).toHaveLength(1));
    expect(lab.commits().filter((line) => line.endsWith('/rows'))).toEqual([]);
    expect(rowsOf(batch)).toHaveLength(3);
    fireEvent.click(await confirmer(BOOK));
    await waitFor(() => expect(verdicts(batch)[0]).toBe('Бүртгэсэн'));
  });

  test('that were refused are sent again, and those that were booked are not booked twice', async () => {
    const batch = await book();
    await waitFor(() => expect(verdicts(batch)[2]).toBe('Бүртгэсэн'));
    fireEvent.click(await screen.findByText('Дахин оролдох: 1'));
    await waitFor(() =>
      expect(lab.commits().filter((line) => line.endsWith('/rows'))).toHaveLength(2),
    );
    await screen.findByText('Дахин оролдох: 1');
    expect(verdicts(batch)).toEqual(['Бүртгэсэн', 'Бүртгэгдээгүй', 'Бүртгэсэн']);
    expect(factOf(batch, 'Зээлд орох, ₮')).toBe('4,000.00');
  });

  describe('that were refused before the page was loaded again', () => {
    const REPEAT = '*/jobs/repeat/*';
    const repeats = () => lab.commits().filter((line) => line.includes('/jobs/repeat/'));
    const lastRow = (run: HTMLElement) => rowsOf(run)[1].textContent;

    /** Afterwards nothing of the file is left in the browser. */
    async function loadedAgain(): Promise<HTMLElement> {
      const batch = await book();
      await waitFor(() => expect(verdicts(batch)[2]).toBe('Бүртгэсэн'));
      cleanup();
      await openAt('/loans/batch-payment', { person: 'economist' });
      fireEvent.click(await screen.findByRole('button', { name: 'Гүйцэтгэсэн: 3, нийт: 3' }));
      const run = await dialog();
      await waitFor(() => expect(lastRow(run)).toContain('Амжилтгүй'));
      return run;
    }
    test('are tried once more without the file, however often it is pressed', async () => {
      const run = await loadedAgain();
      const again = await button('Дахин оролдох: 1', run);
      fireEvent.click(again);
      fireEvent.click(again);
      await waitFor(() => expect(repeats()).toHaveLength(1));
      await button('Дахин оролдох: 1', run);
      expect(repeats()).toHaveLength(1);
      expect(rowsOf(run)).toHaveLength(3);
    });

    test.each(['403', 'drop-after-commit'] as const)(
      'say so once after %s, and are tried under the same key',
      async (fault) => {
        const run = await loadedAgain();
        lab.gateways.store.faults.add({ method: 'POST', path: REPEAT, fault });
        fireEvent.click(await button('Дахин оролдох: 1', run));
        await waitFor(() => expect(failures()).toHaveLength(1));
        fireEvent.click(await button('Дахин оролдох: 1', run));
        await waitFor(() => expect(repeats()).toHaveLength(1));
        await waitFor(() => expect(lastRow(run)).toContain('Амжилтгүй'));
      },
    );
  });
});

describe('many rows of a batch', () => {
  const begin = async () => {
    const rows = Array.from({ length: 30 }, (_, at) => [ONGOING, String(1_000 + at), '2026-11-20']);
    const batch = await choose(rows, '30435');
    await press('Туршиж шалгах', batch);
    await waitFor(() => expect(verdicts(batch)[29]).toBe('Бүртгэх боломжтой'));
    fireEvent.click(await button(BOOK, batch));
    await fill('Хамрах бүртгэлийн тоо', '30', await dialog('alertdialog'));
    fireEvent.click(await confirmer(BOOK));
    await within(batch).findByText(/^Гүйцэтгэсэн: [12]0, нийт: 30$/);
    return batch;
  };
  const booked = () => Number(batches().find((one) => one.batchCode === 'BT-2026-77')?.bookedCount);
  const batches = () => lab.gateways.store.collection('loans/batch-payment')?.all ?? [];

  test('go on when the dialog is closed and the page is loaded again', async () => {
    const batch = await begin();
    await press('Хаах', batch);
    cleanup();
    await openAt('/loans/batch-payment', { person: 'economist' });
    fireEvent.click(await screen.findByRole('button', { name: /^Гүйцэтгэсэн: / }));
    const run = await dialog();
    within(run).getByText('Багц төлөлт: BT-2026-77');
    await waitFor(() => expect(rowsOf(run)[29].textContent).toContain('Амжилттай'));
    expect(booked()).toBe(30);
    fireEvent.click(await button('Үр дүнгийн файл', run));
    await waitFor(() => expect(standIns.written.at(-1)).toHaveLength(31));
    // Who leaves what is over has seen it.
    await press('Хаах', run);
    await waitFor(() =>
      expect(screen.queryByRole('button', { name: /^Гүйцэтгэсэн: / })).toBeNull(),
    );
  });

  test('are stopped in the middle, and go on with those that were not reached', async () => {
    // The gateway's clock stands, so that the work has not ended before it is stopped, however busy the machine is.
    const { clock } = lab.gateways.store;
    const standing = vi.spyOn(clock, 'now').mockReturnValue(clock.now());
    const batch = await begin();
    await press('Зогсоох', batch);
    const rest = await screen.findByText('Үргэлжлүүлэх: 20');
    standing.mockRestore();
    expect(booked()).toBe(10);
    fireEvent.click(rest);
    fireEvent.click(rest);
    await within(batch).findByText('Гүйцэтгэсэн: 30, нийт: 30');
    await waitFor(() => expect(booked()).toBe(30));
    expect(lab.commits().filter((line) => line.endsWith('/rows'))).toHaveLength(2);
  });
});
