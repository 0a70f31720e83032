import { fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { DATE_ORDER, longer, shorter, WIDE_RANGE, WRONG_DATE } from '../../../support/badInput';
import { besides, expectBesides } from '../../../support/journeys/besides';
import { dialog, fill, input, press } from '../../../support/journeys/form';
import { startGateways } from '../../../support/journeys/gateways';
import { openAt } from '../../../support/journeys/openAt';
import { pressAction } from '../../../support/journeys/recordActions';

const lab = startGateways();

test('a reason of an action: too short a one waits, too long a one is told', async () => {
  await openAt('/bw-list/1001');
  await screen.findByRole('heading', { level: 1 });
  await pressAction('Саарал жагсаалтад шилжүүлэх');
  const question = await dialog('alertdialog');
  const confirm = () => [...question.querySelectorAll<HTMLButtonElement>('button[type=submit]')][0];
  await fill('Шалтгаан', 'Богино', question);
  await expectBesides(question, { Шалтгаан: shorter(10) });
  expect(confirm().disabled).toBe(true);
  await fill('Шалтгаан', 'ш'.repeat(1_001), question);
  await expectBesides(question, { Шалтгаан: longer(1_000) });
  expect(confirm().disabled).toBe(true);
  await fill('Шалтгаан', 'ш'.repeat(1_000), question);
  await waitFor(() => expect(confirm().disabled).toBe(false));
  expect(lab.commits()).toEqual([]);
});

test.each([
  [
    '/customers/search',
    'Регистрийн дугаар эсвэл утас',
    'Регистр эсвэл утасны дугаарын хэлбэр таарахгүй байна.',
  ],
  [
    '/zms-search',
    'Регистрийн дугаар эсвэл зээлийн код',
    'Регистрийн дугаар эсвэл зээлийн код биш байна.',
  ],
  ['/court', 'Регистр, утас эсвэл зээлийн код', 'Регистр, утас эсвэл зээлийн код биш байна.'],
  ['/suspect/search', 'Регистрийн дугаар эсвэл нэр', 'Регистрийн дугаар эсвэл нэр бичнэ үү.'],
  [
    '/bw-list/search',
    'Регистрийн дугаар, утас эсвэл нэр',
    'Регистрийн дугаар, утас эсвэл нэр бичнэ үү.',
  ],
])('%s says what it looks for, and asks for nothing else', async (path, label, told) => {
  await openAt(path);
  const field = await input(label);
  fireEvent.change(field, { target: { value: '=1+1' } });
  await press('Хайх');
  await expectBesides(document, { [label]: told });
  expect(lab.asked('=1+1')).toEqual([]);
});

test('a list: too long a search is told, not asked for', async () => {
  await openAt('/bw-list');
  const search = await input('Хайх');
  fireEvent.change(search, { target: { value: 'х'.repeat(201) } });
  await expectBesides(document, { Хайх: longer(200) });
  // What is typed next is asked for: a call for the long one would have left before.
  fireEvent.change(search, { target: { value: 'хөх' } });
  await waitFor(() => expect(lab.asked('хөх')).not.toEqual([]));
  expect(lab.asked('х'.repeat(201))).toEqual([]);
});

test('a list: a range that is too wide, or no days, is told, not asked for', async () => {
  await openAt('/bonus-points');
  const range = await waitFor(() => {
    const found = document.querySelector<HTMLElement>('[data-part=filter][data-mode=range]');
    if (!found?.querySelector('input')) throw new Error('The range is not there yet.');
    return found;
  });
  const [from, to] = range.querySelectorAll('input');
  const days = (first: string, last: string) => {
    fireEvent.change(from, { target: { value: first } });
    fireEvent.change(to, { target: { value: last } });
    fireEvent.blur(to);
  };
  const told = () => Object.values(besides(range));
  days('2025-01-01', '2026-11-21');
  await waitFor(() => expect(told()).toEqual([WIDE_RANGE, WIDE_RANGE]));
  days('2026-02-30', '2026-11-21');
  await waitFor(() => expect(told()).toEqual([WRONG_DATE, WRONG_DATE]));
  days('2026-11-21', '2026-11-20');
  await waitFor(() => expect(told()).toEqual([DATE_ORDER, DATE_ORDER]));
  // A right range is asked for by its first instant in Ulaanbaatar; calls for the others would have left before.
  days('2026-10-05', '2026-11-21');
  await waitFor(() => expect(lab.asked('2026-10-04T16')).not.toEqual([]));
  expect(lab.asked('2024-12-31T16', '2026-02-30', '2026-11-20T16')).toEqual([]);
});
