import { fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { longer, REQUIRED, shorter } from '../../../support/badInput';
import { besides, expectBesides } from '../../../support/journeys/besides';
import { button, dialog, fill, input, press } from '../../../support/journeys/form';
import { startGateways } from '../../../support/journeys/gateways';
import { failures } from '../../../support/journeys/messages';
import { openAt } from '../../../support/journeys/openAt';

const lab = startGateways();
const REGNUM = 'Регистрийн дугаар кирилл 2 үсэг, 8 оронтой тооноос бүрдэх ёстой.';
const PHONE = 'Утасны дугаар 8 оронтой байх ёстой.';

/** The form that is open, once the input of this name is there. */
async function formWith(label: string): Promise<HTMLElement> {
  const form = await dialog();
  await input(label, form);
  return form;
}

async function type(values: Readonly<Record<string, string>>, root: HTMLElement): Promise<void> {
  for (const [label, value] of Object.entries(values)) await fill(label, value, root);
}

test('a new citizen: what must be there', async () => {
  await openAt('/customers/create');
  await button('Хадгалах');
  const form = screen.getByRole('main');
  fireEvent.click(await screen.findByLabelText('Улс төрд нөлөө бүхий эсэх'));
  await press('Хадгалах');
  await expectBesides(form, {
    'Эцэг/эхийн нэр': REQUIRED,
    Нэр: REQUIRED,
    'Регистрийн дугаар': REQUIRED,
    Утас: REQUIRED,
    'И-мэйл': REQUIRED,
    'Хөрөнгийн эх үүсвэр': REQUIRED,
  });
  expect(failures()).toEqual(['Маягт алдаатай байна. Тэмдэглэсэн талбаруудыг шалгана уу.']);
  expect(lab.commits()).toEqual([]);
});

test('a relative: what must be there, and of what form', async () => {
  await openAt('/customers/100001/detail');
  (await screen.findByText('Гэр бүлийн гишүүн нэмэх', { selector: 'button' })).click();
  const form = await formWith('Утас');
  await press('Хадгалах', form);
  await expectBesides(form, {
    Хамаарал: REQUIRED,
    'Эцэг/эхийн нэр': REQUIRED,
    Нэр: REQUIRED,
    Утас: REQUIRED,
  });
  await type(
    {
      'Эцэг/эхийн нэр': 'Б'.repeat(61),
      Нэр: 'Н'.repeat(61),
      'Регистрийн дугаар': 'УЗ9911223',
      Утас: '9988776',
    },
    form,
  );
  await expectBesides(form, {
    Хамаарал: REQUIRED,
    'Эцэг/эхийн нэр': longer(60),
    Нэр: longer(60),
    'Регистрийн дугаар': REGNUM,
    Утас: PHONE,
  });
  expect(lab.commits()).toEqual([]);
});

test('a relative who is changed', async () => {
  await openAt('/customers/100001/detail');
  const [edit] = await screen.findAllByRole('button', { name: /Засах|засварлах/ });
  edit.click();
  const form = await formWith('Утас');
  await waitFor(async () =>
    expect(((await input('Нэр', form)) as HTMLInputElement).value).not.toBe(''),
  );
  await type({ Нэр: ' ', 'Регистрийн дугаар': 'УЗ1', Утас: '1' }, form);
  await press('Хадгалах', form);
  await expectBesides(form, { Нэр: REQUIRED, 'Регистрийн дугаар': REGNUM, Утас: PHONE });
  expect(lab.commits()).toEqual([]);
});

test('a word against a hold: its day and its reason', async () => {
  await openAt('/customers/100002/settings', { permissions: ['customer:view', 'lead:approve'] });
  await screen.findByText('LN-200002');
  await press('Автомат хаалтыг түр өөрчлөх');
  const form = await formWith('Шалтгаан');
  await type({ 'Хүчинтэй сүүлийн өдөр': '2026-11-20', Шалтгаан: 'Богино' }, form);
  await press('Автомат хаалтыг түр өөрчлөх', form);
  await expectBesides(form, {
    'Хүчинтэй сүүлийн өдөр': 'Сүүлийн өдөр өнгөрсөн байна.',
    Шалтгаан: shorter(10),
  });
  await fill('Хүчинтэй сүүлийн өдөр', '2027-11-21', form);
  await waitFor(() =>
    expect(besides(form)['Хүчинтэй сүүлийн өдөр']).toBe(
      'Сүүлийн өдөр хэт хол байна. Хамгийн орой: 2026-12-21.',
    ),
  );
  expect(lab.commits()).toEqual([]);
});

test('a printed code has eight figures', async () => {
  await openAt('/customers/100001/connect-qr');
  await fill('Хэвлэсэн QR кодын дарааллын дугаар', '1234567');
  await press('Хайх');
  await expectBesides(document, {
    'Хэвлэсэн QR кодын дарааллын дугаар': 'Дарааллын дугаар 8 оронтой байна.',
  });
  expect(lab.commits()).toEqual([]);
});
