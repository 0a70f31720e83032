import { fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { besides, expectBesides } from '../../../support/journeys/besides';
import { choose, dialog, fill, input, press } from '../../../support/journeys/form';
import { startGateways } from '../../../support/journeys/gateways';
import { openAt } from '../../../support/journeys/openAt';
import { pressAction } from '../../../support/journeys/recordActions';

const lab = startGateways();
const REQUIRED = 'Хоосон байж болохгүй.';
const REGNUM = 'Регистрийн дугаар кирилл 2 үсэг, 8 оронтой тооноос бүрдэх ёстой.';
const PHONE = 'Утасны дугаар 8 оронтой байх ёстой.';
const longer = (length: number) => `Бичвэр ${length} тэмдэгтээс богино байх ёстой.`;
const shorter = (length: number) => `Доод тал нь ${length} тэмдэгт оруулна уу.`;

async function type(values: Readonly<Record<string, string>>, root: HTMLElement): Promise<void> {
  for (const [label, value] of Object.entries(values)) await fill(label, value, root);
}

/** Opens a form page, once the input of this name is there. */
async function formAt(path: string, label: string): Promise<HTMLElement> {
  await openAt(path);
  await screen.findByText('Хадгалах', { selector: 'button' });
  await input(label);
  return screen.getByRole('main');
}

const first = (name: string, field: string, value: unknown) => {
  const found = lab.gateways.store.collection(name)?.all.find((row) => row[field] === value);
  if (!found) throw new Error(`No ${name} is ${String(value)}.`);
  return found;
};

test('a new entry: what must be there, and of what form', async () => {
  const form = await formAt('/bw-list/create', 'Утас');
  await press('Хадгалах');
  await expectBesides(form, {
    Жагсаалт: REQUIRED,
    'Овог нэр, байгууллагын нэр': REQUIRED,
    'Регистрийн дугаар': 'Иргэний эсвэл байгууллагын регистрийн дугаарын аль нэгийг бөглөнө үү.',
    Шалтгаан: REQUIRED,
    'Жагсаалтад орсон огноо': REQUIRED,
  });
  await choose('Жагсаалт', 'Хар жагсаалт');
  await type(
    {
      'Овог нэр, байгууллагын нэр': 'Н'.repeat(121),
      'Регистрийн дугаар': 'УЗ9911223',
      'Байгууллагын регистрийн дугаар': '598765',
      Утас: '9988776',
      Шалтгаан: 'муу',
      'Жагсаалтад орсон огноо': '2026-11-22',
    },
    form,
  );
  await expectBesides(form, {
    'Овог нэр, байгууллагын нэр': longer(120),
    'Регистрийн дугаар': REGNUM,
    'Байгууллагын регистрийн дугаар': 'Байгууллагын регистрийн дугаар 7 оронтой байх ёстой.',
    Утас: PHONE,
    Шалтгаан: shorter(10),
    'Жагсаалтад орсон огноо': 'Ирээдүйн огноо сонгох боломжгүй.',
  });
  await type(
    { 'Регистрийн дугаар': 'УЗ99112233', 'Байгууллагын регистрийн дугаар': '5987654' },
    form,
  );
  await waitFor(() =>
    expect(besides(form)['Байгууллагын регистрийн дугаар']).toBe(
      'Иргэн, байгууллагын регистрийн дугаарын зөвхөн нэгийг бөглөнө үү.',
    ),
  );
  expect(lab.commits()).toEqual([]);
});

test('an entry that is changed', async () => {
  const form = await formAt('/bw-list/1001/update', 'Шалтгаан');
  await type({ Шалтгаан: 'ш'.repeat(501), 'Жагсаалтад орсон огноо': '' }, form);
  await press('Хадгалах');
  await expectBesides(form, { Шалтгаан: longer(500), 'Жагсаалтад орсон огноо': REQUIRED });
  expect(lab.commits()).toEqual([]);
});

test('a request of the finder', async () => {
  const form = await formAt('/customer-finder/create', 'Утас');
  await press('Хадгалах');
  await expectBesides(form, {
    'Регистрийн дугаар': 'Регистрийн дугаар, утасны аль нэгийг бөглөнө үү.',
    'Хайх шалтгаан': REQUIRED,
  });
  await type(
    { 'Регистрийн дугаар': 'УЗ9911223', Утас: '12', 'Хайх шалтгаан': 'ш'.repeat(301) },
    form,
  );
  await expectBesides(form, {
    'Регистрийн дугаар': REGNUM,
    Утас: PHONE,
    'Хайх шалтгаан': longer(300),
  });
  expect(lab.commits()).toEqual([]);
});

test('an answer to feedback', async () => {
  const { id } = first('feedback', 'state', 'NEW');
  await openAt(`/feedback/${String(id)}`);
  await screen.findByRole('heading', { level: 1 });
  await pressAction('Хариу өгөх');
  const form = await dialog();
  await input('Хариу', form);
  await press('Хариу өгөх', form);
  await expectBesides(form, { Хариу: REQUIRED });
  await fill('Хариу', 'Богино', form);
  await expectBesides(form, { Хариу: shorter(10) });
  await fill('Хариу', 'х'.repeat(1_001), form);
  await expectBesides(form, { Хариу: longer(1_000) });
  expect(lab.commits()).toEqual([]);
});

test('the correction of a report', async () => {
  const { id } = first('zms-writer', 'writeStatus', 'FAILED');
  await openAt(`/zms-writer/${String(id)}`);
  await screen.findByRole('heading', { level: 1 });
  await pressAction('Засаж дахин бичих');
  const form = await dialog();
  await input('Шалтгаан', form);
  await type(
    { 'Мэдээлсэн гэрээний дугаар': '№ 1', 'Мэдээлсэн дуусах огноо': '1990-01-01', Шалтгаан: 'муу' },
    form,
  );
  await press('Засаж дахин бичих', form);
  await expectBesides(form, {
    'Мэдээлсэн гэрээний дугаар': 'Гэрээний дугаарын бүтэц буруу.',
    'Мэдээлсэн дуусах огноо': 'Дуусах огноо эхлэх огнооноос өмнө байна.',
    Шалтгаан: shorter(10),
  });
  expect(lab.commits()).toEqual([]);
});

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
  const wide = 'Хугацааны интервал 366 хоногоос хэтрэх ёсгүй.';
  await waitFor(() => expect(told()).toEqual([wide, wide]));
  days('2026-02-30', '2026-11-21');
  await waitFor(() => expect(told()).toEqual(['Огноо буруу байна.', 'Огноо буруу байна.']));
  days('2026-11-21', '2026-11-20');
  const order = 'Дуусах огноо эхлэх огнооноос хойш байх ёстой.';
  await waitFor(() => expect(told()).toEqual([order, order]));
  // A right range is asked for by its first instant in Ulaanbaatar; calls for the others would have left before.
  days('2026-10-05', '2026-11-21');
  await waitFor(() => expect(lab.asked('2026-10-04T16')).not.toEqual([]));
  expect(lab.asked('2024-12-31T16', '2026-02-30', '2026-11-20T16')).toEqual([]);
});
