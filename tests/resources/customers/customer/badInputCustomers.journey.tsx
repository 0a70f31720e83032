import { fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { expectBesides } from '../../../support/journeys/besides';
import { choose, fill, input, press } from '../../../support/journeys/form';
import { startGateways } from '../../../support/journeys/gateways';
import { failures } from '../../../support/journeys/messages';
import { openAt } from '../../../support/journeys/openAt';

const lab = startGateways();
const REQUIRED = 'Хоосон байж болохгүй.';
const REGNUM = 'Регистрийн дугаар кирилл 2 үсэг, 8 оронтой тооноос бүрдэх ёстой.';
const PHONE = 'Утасны дугаар 8 оронтой байх ёстой.';
const EMAIL = 'И-мэйл хаягаа зөв оруулна уу.';
const longer = (length: number) => `Бичвэр ${length} тэмдэгтээс богино байх ёстой.`;

/** Opens a form page and waits until its inputs are there. */
async function open(path: string): Promise<HTMLElement> {
  await openAt(path);
  await screen.findByText('Хадгалах', { selector: 'button' });
  await waitFor(() => expect(document.querySelector('main [data-part=skeleton]')).toBeNull());
  return screen.getByRole('main');
}

async function type(values: Readonly<Record<string, string>>, root: HTMLElement): Promise<void> {
  for (const [label, value] of Object.entries(values)) await fill(label, value, root);
}

test('a new citizen: what must be there', async () => {
  const form = await open('/customers/create');
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

test('a new company: what must be there, and of what form', async () => {
  const form = await open('/customers/create');
  await choose('Харилцагчийн төрөл', 'Байгууллага');
  await input('Байгууллагын регистрийн дугаар');
  fireEvent.click(await screen.findByText('Нэмэх', { selector: 'button' }));
  await input('Эзлэх хувь (%)', form);
  await type(
    {
      'Байгууллагын регистрийн дугаар': '598765',
      'Гэрчилгээний дугаар': '901198765',
      'Захирлын регистрийн дугаар': 'УЗ8001011',
      'Захирлын утас': '9911224',
      'Захирлын и-мэйл': 'dorj',
      'Эзлэх хувь (%)': '101',
    },
    form,
  );
  await press('Хадгалах');
  await expectBesides(form, {
    'Байгууллагын нэр': REQUIRED,
    'Байгууллагын регистрийн дугаар': 'Байгууллагын регистрийн дугаар 7 оронтой байх ёстой.',
    'Гэрчилгээний дугаар': 'Гэрчилгээний дугаар 10 оронтой байх ёстой.',
    'Захирлын нэр': REQUIRED,
    'Захирлын регистрийн дугаар': REGNUM,
    'Захирлын утас': PHONE,
    'Захирлын и-мэйл': EMAIL,
    'И-мэйл': REQUIRED,
    Утас: REQUIRED,
    'Хувьцаа эзэмшигчид: Мөр 1: Нэр': REQUIRED,
    'Хувьцаа эзэмшигчид: Мөр 1: Регистрийн дугаар': REQUIRED,
    'Хувьцаа эзэмшигчид: Мөр 1: Эзлэх хувь (%)': 'Утга 0 – 100 хооронд байх ёстой.',
  });
  expect(lab.commits()).toEqual([]);
});

/** What a citizen's form refuses, and what it says. */
const WRONG = {
  'Ургийн овог': ['Б'.repeat(61), longer(60)],
  'Иргэний бүртгэлийн дугаар': ['12345678901', 'Иргэний бүртгэлийн дугаар 12 оронтой байх ёстой.'],
  'Төрсөн огноо': ['2026-11-22', 'Ирээдүйн огноо сонгох боломжгүй.'],
  Утас: ['9988776', PHONE],
  'И-мэйл': ['saraa@', EMAIL],
  'Албан ёсны хаяг': ['Х'.repeat(301), longer(300)],
  'Ажилласан жил': ['71', 'Утга 0 – 70 хооронд байх ёстой.'],
  Цалин: ['-1', 'Хасах тэмдэгтэй дүн оруулах боломжгүй.'],
} as const;

test('a citizen who is changed', async () => {
  const form = await open('/customers/100001/update');
  for (const [label, [typed]] of Object.entries(WRONG)) await fill(label, typed, form);
  await press('Хадгалах');
  await expectBesides(
    form,
    Object.fromEntries(Object.entries(WRONG).map(([label, [, told]]) => [label, told])),
  );
  expect(lab.commits()).toEqual([]);
});
