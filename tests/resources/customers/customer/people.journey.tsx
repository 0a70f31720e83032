import { fireEvent, waitFor, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import {
  choose,
  confirmWith,
  dialog,
  fill,
  press,
  pressCtrlEnter,
  valueOf,
} from '../../../support/journeys/form';
import { startGateways } from '../../../support/journeys/gateways';
import { failures } from '../../../support/journeys/messages';
import { openAt } from '../../../support/journeys/openAt';
import { allBut } from '../../../support/journeys/rights';

const lab = startGateways();
const REASON = 'Утсаар ярьж тодруулсан болно.';
const FIRST = 100_001;

const pageText = (): string => document.querySelector('main')?.textContent ?? '';
const shows = (...texts: readonly string[]) =>
  waitFor(() => {
    const missing = texts.filter((text) => !pageText().includes(text));
    if (missing.length > 0) throw new Error(`Not there: ${missing.join(' | ')}`);
  });
const all = (resource: string) => lab.gateways.store.collection(resource)?.all ?? [];
const of = (resource: string, customerId = FIRST) =>
  all(resource).filter((one) => one.customerId === customerId);
const rowWith = (text: string): HTMLElement => {
  const found = [
    ...document.querySelectorAll<HTMLElement>('[data-part=record-table] tbody tr'),
  ].find((row) => row.textContent?.includes(text));
  if (!found) throw new Error(`There is no row with ${text}.`);
  return found;
};
const actions = (): string[] =>
  [...document.querySelectorAll('main [data-variant]')].map(({ textContent }) => textContent ?? '');

describe('relatives', () => {
  const open = () => openAt(`/customers/${FIRST}/detail`);
  const ask = async (phone: string) => {
    await press('Гэр бүлийн гишүүн нэмэх');
    const form = await dialog();
    await choose('Хамаарал', 'Ах, эгч, дүү', form);
    await fill('Эцэг/эхийн нэр', 'Дорж', form);
    await fill('Нэр', '<b>Сараа</b>😀', form);
    await fill('Утас', phone, form);
    await press('Хадгалах', form);
  };

  test('the customer’s own phone is refused beside its field; another one is stored, for a colleague to confirm', async () => {
    await open();
    await shows('Гэр бүлийн гишүүд');
    await ask('99112233');
    const form = await dialog();
    await within(form).findByText('Харилцагчийн өөрийн утас байна. Гишүүний утсыг оруулна уу.');
    expect(lab.commits()).toEqual([]);
    await fill('Утас', '99887766', form);
    await press('Хадгалах', form);
    await waitFor(() => expect(document.querySelector('[role=dialog]')).toBeNull());
    await shows('<b>Сараа</b>😀', '9****766');
    // Who added him does not confirm him: the button says so and does nothing.
    const confirm = await within(rowWith('Сараа')).findByRole('button', { name: 'Баталгаажуулах' });
    expect(confirm.getAttribute('aria-disabled')).toBe('true');
    expect(lab.commits()).toEqual(['POST /gateway-customer/family-relations']);
  });

  test('a colleague sees the relative’s own number, calls it, and confirms with a note', async () => {
    const [relative] = of('family_relation').filter(({ confirmed }) => confirmed === 'UNCONFIRMED');
    Object.assign(relative, { firstName: 'Сараа', phone: '99887766' });
    await openAt(`/customers/${FIRST}/detail`, { person: 'operator' });
    await shows('Сараа', '9****766');
    const masked = [...rowWith('Сараа').querySelectorAll<HTMLElement>('[data-part=mask]')];
    const phone = masked.find(({ textContent }) => textContent?.includes('9****766'));
    if (!phone) throw new Error('The phone is not masked.');
    fireEvent.pointerEnter(phone);
    fireEvent.click(await waitFor(() => within(phone).getByRole('button')));
    await waitFor(() => expect(phone.textContent).toContain('99887766'));
    await press('Баталгаажуулах', rowWith('Сараа'));
    const form = await dialog();
    await fill('Ярианы тэмдэглэл', 'Овог нэр, хамаарлаа зөв хэлсэн.', form);
    await press('Баталгаажуулах', form);
    await waitFor(() =>
      expect(rowWith('Сараа').textContent).toContain('Овог нэр, хамаарлаа зөв хэлсэн.'),
    );
    expect(lab.commits()).toEqual([
      expect.stringMatching(/^POST \/gateway-customer\/family-relations\/\d+\/confirm$/),
    ]);
  });

  test('nobody without the right sees an action', async () => {
    await openAt(`/customers/${FIRST}/detail`, { permissions: allBut('customer:create') });
    await shows('Гэр бүлийн гишүүд', 'Баталгаажсан:');
    expect(actions()).not.toContain('Гэр бүлийн гишүүн нэмэх');
    expect(actions()).not.toContain('Баталгаажуулах');
    expect(actions()).not.toContain('Баталгаажуулалт цуцлах');
  });
});

describe('accesses', () => {
  const row = (field: string): HTMLElement => {
    const found = document.querySelector<HTMLElement>(`[data-access=${field}]`);
    if (!found) throw new Error(`There is no access ${field}.`);
    return found;
  };
  /** The card has come; alerts and timeline, which tell of the same things, may be there before it. */
  const rows = () => waitFor(() => row('canTransfer'));

  test('every cause is told with its source; the strictest counts', async () => {
    await openAt('/customers/100003/settings');
    await rows();
    const { textContent } = row('canLend');
    for (const told of [
      'Залилангийн улмаас хязгаарласан',
      'FR-30003',
      'LN-200003',
      'Автомат хаалт арилмагц буцах утга: Зөвшөөрсөн.',
    ])
      expect(textContent).toContain(told);
  });

  test('closed, opened and closed again: three rows of history', async () => {
    await openAt(`/customers/${FIRST}/settings`);
    await rows();
    for (const name of ['Хаах', 'Нээх', 'Хаах']) {
      const words = name === 'Хаах' ? 'Эрх хаах' : 'Эрх нээх';
      await press(words, row('canTransfer'));
      await confirmWith(words, REASON);
      await waitFor(() => expect(document.querySelector('[role=alertdialog]')).toBeNull());
    }
    await waitFor(() => expect(row('canTransfer').textContent).toContain('Түүх (3)'));
    // What closed it is said once, beside its name; who and why below it.
    expect(within(row('canTransfer')).getAllByText('Гараар хаасан')).toHaveLength(1);
    expect(row('canTransfer').textContent).toContain(REASON);
    expect(lab.commits().length).toBe(3);
  });

  test('a lead lifts a hold until a day', async () => {
    await openAt('/customers/100002/settings', { permissions: ['customer:view', 'lead:approve'] });
    await rows();
    await press('Автомат хаалтыг түр өөрчлөх', row('canLend'));
    const form = await dialog();
    // The first form of the run: its inputs, a calendar among them, are loaded now.
    await within(form).findAllByText(/^Шалтгаан/);
    await fill('Шалтгаан', REASON, form);
    await press('Автомат хаалтыг түр өөрчлөх', form);
    await shows('Удирдлагын шийдвэрээр түр өөрчилсөн. Сүүлийн өдөр: 2026-11-22.');
    expect(lab.commits()).toEqual(['POST /gateway-customer/access-overrides']);
  });

  test('nobody but a lead is offered that', async () => {
    await openAt('/customers/100002/settings', { permissions: allBut('lead:approve') });
    await rows();
    expect(actions()).not.toContain('Автомат хаалтыг түр өөрчлөх');
  });
});

describe('bank accounts and savings', () => {
  test('another account becomes the prime one', async () => {
    const other = of('bank_account').find(({ role }) => role === 'OTHER');
    await openAt(`/customers/${FIRST}/bank-accounts`);
    await shows(String(other?.number));
    await press('Үндсэн болгох', rowWith(String(other?.number)));
    await confirmWith('Үндсэн болгох');
    await waitFor(() => expect(other?.role).toBe('PRIME'));
    expect(of('bank_account').filter(({ role }) => role === 'PRIME').length).toBe(1);
  });

  test('an early end shows what it pays out, and is answered with the keyboard', async () => {
    const saving = of('saving').find(({ state }) => state === 'CANCEL_REQUESTED');
    await openAt(`/customers/${FIRST}/bank-accounts`);
    await shows(String(saving?.number), 'Данстай тэнцсэн');
    await press('Цуцлалт батлах');
    const form = await dialog();
    await within(form).findByText(/^Олгох дүн: /);
    await waitFor(() => expect(form.querySelector('input')).toBeNull());
    await pressCtrlEnter('Цуцлалт батлах');
    await waitFor(() => expect(saving?.state).toBe('CANCELED'));
  });

  test('nothing is offered without wallet:list', async () => {
    await openAt(`/customers/${FIRST}/bank-accounts`, { permissions: allBut('wallet:list') });
    await shows('Данстай тэнцсэн');
    expect(actions()).not.toContain('Үндсэн болгох');
    expect(actions()).not.toContain('Хориглох');
  });
});

describe('education', () => {
  test('a year is a year; what is missing is said beside its field', async () => {
    const visit = await openAt(`/customers/${FIRST}/education`);
    await shows('2021');
    expect(pageText()).not.toContain('2,021');
    await visit.go(`/customers/education/create/${FIRST}`);
    await press('Хадгалах');
    await shows(
      'Элссэн он оруулна уу.',
      'Голч дүн оруулна уу.',
      'Элсэлтийн шалгалтын оноо оруулна уу.',
    );
    expect(lab.commits()).toEqual([]);
    await fill('Элссэн он', '2023');
    await fill('Голч дүн', '3.4');
    await fill('Элсэлтийн шалгалтын оноо', '640');
    await press('Хадгалах');
    await waitFor(() => expect(visit.path()).toBe(`/customers/${FIRST}/education`));
    expect(of('education').map(({ startYear }) => startYear)).toEqual([2021, 2023]);
  });
});

describe('printed codes', () => {
  test('a number is looked for, and connected once the customer has no other', async () => {
    const free = all('qr_card').find(({ state }) => state === 'FREE');
    const without = 100_007;
    expect(of('qr_card', without)).toEqual([]);
    await openAt(`/customers/${without}/connect-qr`);
    await fill('Хэвлэсэн QR кодын дарааллын дугаар', '12');
    await press('Хайх');
    await shows('Дарааллын дугаар 8 оронтой байна.');
    await fill(
      'Хэвлэсэн QR кодын дарааллын дугаар',
      `https://urtuu.example/q/${String(free?.sequenceNumber)}`,
    );
    await press('Хайх');
    await shows('Олдсон код');
    const main = document.querySelector('main') as HTMLElement;
    await press('QR код холбох', main.querySelector('[data-part=people-columns]') as HTMLElement);
    await confirmWith('QR код холбох');
    await waitFor(() => expect(free?.customerId).toBe(without));
  });

  test('without a camera it says so', async () => {
    await openAt(`/customers/${FIRST}/connect-qr`);
    await press('QR код уншуулах');
    await shows('Төхөөрөмж камергүй байна. Дугаар эсвэл утгыг нь гараар бичнэ үү.');
  });
});

test('a register number warns of what it contradicts, and fills what is empty when asked to', async () => {
  await openAt('/customers/create');
  await fill('Регистрийн дугаар', 'УК03271614');
  await press('Хоосон төрсөн огноо, хүйсийг регистрээс бөглөх');
  await waitFor(async () => expect(await valueOf('Төрсөн огноо')).toContain('2003'));
  await fill('Регистрийн дугаар', 'БӨ85040722');
  await shows(
    'Төрсөн огноо регистрийн дугаартай зөрж байна. Регистрээр: 1985-04-07.',
    'Хүйс регистрийн дугаартай зөрж байна. Регистрээр: Эмэгтэй.',
  );
});

describe('what is only read', () => {
  test.each([
    ['point', 'Онооны үлдэгдэл: 1,240'],
    ['level', 'Дараагийн шат: Стар 5. Дутуу оноо: 9.'],
    ['invitation', 'Нийт урамшуулал'],
    ['qr', 'urtuu:customer:100001'],
    ['location', 'Дэлгэрэнгүй газрын зураг тохируулаагүй тул улсын тойм зургийг харуулав.'],
    ['contract', 'Хүчинтэй гэрээ:'],
    ['worki-info', 'Ажил эрхлэлт'],
    ['loan-balance', 'Нээлттэй зээлийн үлдэгдэл'],
  ])('/customers/100001/%s', async (path, text) => {
    await openAt(`/customers/${FIRST}/${path}`, { permissions: ['customer:view'] });
    await shows(text);
    expect(failures()).toEqual([]);
  });
});
