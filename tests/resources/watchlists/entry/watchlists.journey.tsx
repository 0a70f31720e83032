import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, test } from 'vitest';
import type { MockRecord } from '../../../../mocks/engine/MockRecord';
import { choose, confirmWith, dialog, fill, input, press } from '../../../support/journeys/form';
import { startGateways } from '../../../support/journeys/gateways';
import { failures, heading, successes, windowText } from '../../../support/journeys/messages';
import { pressAction } from '../../../support/journeys/recordActions';
import { openAt } from '../../../support/journeys/openAt';
import { allBut } from '../../../support/journeys/rights';
import { standIns } from '../../../support/journeys/standIns';

const lab = startGateways();
const REASON = 'Хуурамч бичиг баримт бүрдүүлсэн.';
const CSV = [
  'Жагсаалт;Овог нэр;Регистр;Утас;Шалтгаан;Огноо',
  `хар;Дорж Бат;ЦШ55010131;99887766;${REASON};2026-11-01`,
  `саарал;Мягмар Болд;ПҮ88090151;;${REASON};2026-11-01`,
  'хар;Буруу Мөр;УК03;;муу;2026-11-01',
  `хар;Цэнд Од;ЦШ55010133;;${REASON};2026-11-01`,
  `хар;=HYPERLINK("x");ЦШ55010135;;${REASON};2026-11-01`,
].join('\n');
const RIGHTS = ['black-white:list', 'black-white:view', 'black-white:create', 'customer:view'];

beforeEach(() => {
  standIns.rows = CSV.split('\n').map((line) => line.split(';'));
});

const fault = (method: string, path: string, kind: string) =>
  lab.gateways.control(
    new Request('http://localhost/__fault', {
      method: 'POST',
      body: JSON.stringify({ method, path, fault: kind, times: 1 }),
    }),
  );
const customer = (id: number) => lab.gateways.store.collection('customers')?.get(id);
const entryOf = (regnum: string) =>
  lab.gateways.store.collection('bw-list')?.all.find((one) => one.regnum === regnum);
const rowOf = (number: number): Promise<HTMLElement> =>
  waitFor(() => {
    const found = document.querySelector<HTMLElement>(`[data-row="${number}"]`);
    if (!found) throw new Error(`There is no row ${number} yet.`);
    return found;
  });

describe('an import into the black list', () => {
  const choose = async (last = 6) => {
    await openAt('/bw-list', { permissions: RIGHTS });
    await press('Файлаас оруулах');
    const field = await waitFor(() => {
      const found = document.querySelector<HTMLInputElement>('input[type=file]');
      if (!found) throw new Error('There is no file field yet.');
      return found;
    });
    const file = new File([`\uFEFF${CSV}`], 'jagsaalt.csv', { type: 'text/csv' });
    fireEvent.change(field, { target: { files: [file] } });
    await rowOf(last);
  };

  test('says of each row what is wrong, adds the others, and loses nothing when one fails', async () => {
    await choose();
    await waitFor(async () => expect((await rowOf(4)).textContent).toContain('Алдаатай'));
    fireEvent.click(await screen.findByRole('button', { name: /^Зөвхөн алдаатай мөр: \d+$/ }));
    await waitFor(() => expect(document.querySelector('[data-row="2"]')).toBeNull());
    expect(await rowOf(4)).toBeTruthy();
    fireEvent.click(await screen.findByRole('button', { name: /^Бүх мөр: \d+$/ }));
    await rowOf(2);
    await press('Туршиж шалгах');
    await waitFor(async () =>
      expect((await rowOf(3)).textContent).toContain(
        'Энэ регистрийн дугаар хар, саарал жагсаалтад бүртгэлтэй байна.',
      ),
    );
    await waitFor(async () => expect((await rowOf(2)).textContent).toContain('Оруулах боломжтой'));
    expect(lab.commits()).toEqual([]);
    // Somebody else lists one of them meanwhile.
    const found = lab.gateways.store.collection('bw-list');
    found?.insert({ ...found.all[0], id: 99_001, state: 'LISTED', regnum: 'ЦШ55010131' });
    await press('Жагсаалтад оруулах', await dialog());
    await confirmWith('Жагсаалтад оруулах');
    await waitFor(async () => expect((await rowOf(6)).textContent).toContain('Оруулсан'));
    await waitFor(async () => expect((await rowOf(5)).textContent).toContain('Оруулсан'));
    await waitFor(async () => expect((await rowOf(2)).textContent).toContain('бүртгэлтэй байна.'));
    expect(successes()).toEqual([]);
    found?.remove(found.get(99_001) as MockRecord, true);
    await press('Дахин оролдох: 1');
    await waitFor(async () => expect((await rowOf(2)).textContent).toContain('Оруулсан'));
    expect(entryOf('ЦШ55010131')).toMatchObject({ listType: 1, phone: '99887766' });
    expect(entryOf('ЦШ55010135')?.name).toBe('=HYPERLINK("x")');
    expect(lab.commits()).toEqual([
      'POST /gateway-lab/bw-list/import',
      'POST /gateway-lab/bw-list/import',
    ]);
    // The list behind has the new ones, however short the import was.
    await press('Хаах', await dialog());
    await screen.findByText('Цэнд Од');
    await screen.findByText('Дорж Бат');
  });

  test('whose answer is lost is sent again under its key, and adds nothing twice', async () => {
    await choose();
    await press('Туршиж шалгах');
    await waitFor(async () => expect((await rowOf(2)).textContent).toContain('Оруулах боломжтой'));
    await fault('POST', '*/bw-list/import', 'drop-after-commit');
    await press('Жагсаалтад оруулах', await dialog());
    await confirmWith('Жагсаалтад оруулах');
    await within(await dialog('alertdialog')).findByRole('alert');
    await confirmWith('Жагсаалтад оруулах');
    await waitFor(async () => expect((await rowOf(6)).textContent).toContain('Оруулсан'));
    await waitFor(async () => expect((await rowOf(2)).textContent).toContain('Оруулсан'));
    expect(lab.commits()).toEqual(['POST /gateway-lab/bw-list/import']);
    await waitFor(() => expect(successes()).toEqual(['Файлыг амжилттай орууллаа.']));
  });

  test('goes on without the page, which shows how far it is when it is loaded again', async () => {
    standIns.rows = [
      CSV.split('\n')[0].split(';'),
      ...Array.from({ length: 30 }, (_, at) => {
        const name = `Дорж Бат-${'абвгдежзиклмнопрстуфхцчшщэюяөү'[at]}`;
        return ['саарал', name, `ЦШ550101${at + 40}`, '', REASON, '2026-11-01'];
      }),
    ];
    await choose();
    await press('Туршиж шалгах');
    await waitFor(async () => expect((await rowOf(31)).textContent).toContain('Оруулах боломжтой'));
    await press('Жагсаалтад оруулах', await dialog());
    await fill('Хамрах бүртгэлийн тоо', '30', await dialog('alertdialog'));
    await confirmWith('Жагсаалтад оруулах');
    await screen.findByText(/^Гүйцэтгэсэн: [12]0, нийт: 30$/, { selector: '[role=status]' });
    cleanup();
    expect(JSON.stringify({ ...sessionStorage, ...localStorage })).not.toMatch(/Дорж|ЦШ/);
    await openAt('/bw-list', { permissions: RIGHTS });
    fireEvent.click(await screen.findByRole('button', { name: /^Гүйцэтгэсэн: / }));
    await waitFor(async () => expect((await rowOf(31)).textContent).toContain('Амжилттай'));
    expect(entryOf('ЦШ55010169')).toMatchObject({ listType: 2 });
    expect(lab.commits()).toEqual(['POST /gateway-lab/bw-list/import']);
  });

  test('tries what was refused once more after a reload, without the file', async () => {
    standIns.rows = [0, 1, 4].map((line) => CSV.split('\n')[line].split(';'));
    await choose(3);
    await press('Туршиж шалгах');
    await waitFor(async () => expect((await rowOf(2)).textContent).toContain('Оруулах боломжтой'));
    const found = lab.gateways.store.collection('bw-list');
    found?.insert({ ...found.all[0], id: 99_001, state: 'LISTED', regnum: 'ЦШ55010131' });
    await press('Жагсаалтад оруулах', await dialog());
    await confirmWith('Жагсаалтад оруулах');
    await waitFor(async () => expect((await rowOf(3)).textContent).toContain('Оруулсан'));
    cleanup();

    found?.remove(found.get(99_001) as MockRecord, true);
    await openAt('/bw-list', { permissions: RIGHTS });
    fireEvent.click(await screen.findByRole('button', { name: 'Гүйцэтгэсэн: 2, нийт: 2' }));
    await waitFor(async () => expect((await rowOf(2)).textContent).toContain('бүртгэлтэй байна.'));
    expect(entryOf('ЦШ55010131')).toBeUndefined();
    await press('Дахин оролдох: 1');
    await waitFor(async () => expect((await rowOf(2)).textContent).toContain('Амжилттай'));
    expect(entryOf('ЦШ55010131')).toMatchObject({ listType: 1, phone: '99887766' });
    expect(screen.queryByText('Дахин оролдох: 1')).toBeNull();
    await press('Хаах', await dialog());
    await screen.findByText('Дорж Бат');
  });

  test('is not there without black-white:create', async () => {
    await openAt('/bw-list', { permissions: allBut('black-white:create') });
    await heading(/^Хар, саарал жагсаалт/);
    await screen.findAllByText('Хар жагсаалт');
    expect(screen.queryByText('Файлаас оруулах')).toBeNull();
  });
});

describe('an entry', () => {
  test('warns of open loans while it is typed, and says beside its field what is missing', async () => {
    const visit = await openAt('/bw-list/create', { permissions: RIGHTS });
    await fill('Регистрийн дугаар', 'УК03271614');
    await screen.findByText(/Манай харилцагч: Өлзийбаяр Түвшинбаяр/);
    await screen.findByText(/хаагдаагүй \d+ зээлтэй/);
    await fill('Овог нэр, байгууллагын нэр', 'Дорж Оюунтуяа');
    fireEvent.blur(await input('Овог нэр, байгууллагын нэр'));
    await screen.findByText(/нэр энэ дугаарын эзний нэрээс зөрж байна: Өлзийбаяр Түвшинбаяр/);
    await fill('Овог нэр, байгууллагын нэр', 'Түвшинбаяр Өлзийбаяр');
    await waitFor(() => expect(screen.queryByText(/нэрээс зөрж байна/)).toBeNull());
    await fill('Овог нэр, байгууллагын нэр', '');
    await fill('Шалтгаан', 'муу');
    await press('Хадгалах');
    await waitFor(() =>
      expect(screen.getAllByText('Хоосон байж болохгүй.').length).toBeGreaterThan(1),
    );
    expect(lab.commits()).toEqual([]);
    expect(visit.path()).toBe('/bw-list/create');
  });

  const typed = async (name: string, regnum: string) => {
    await choose('Жагсаалт', 'Хар жагсаалт');
    await fill('Овог нэр, байгууллагын нэр', name);
    await fill('Регистрийн дугаар', regnum);
    await fill('Шалтгаан', REASON);
    await fill('Жагсаалтад орсон огноо', '2026-11-20');
  };

  test('whose loans are open is asked about once more before it is sent', async () => {
    const visit = await openAt('/bw-list/create', { permissions: RIGHTS });
    await typed('Өлзийбаяр Түвшинбаяр', 'УК03271614');
    await press('Хадгалах');
    const question = await dialog('alertdialog');
    expect(question.textContent).toMatch(/Хар жагсаалт: Өлзийбаяр Түвшинбаяр/);
    expect(question.textContent).toMatch(/хаагдаагүй \d+ зээлтэй/);
    expect(question.textContent).toMatch(/Энэ этгээдийн шийдвэрлээгүй хүсэлт: \d+\./);
    await press('Болих', question);
    await waitFor(() => expect(document.querySelector('[role=alertdialog]')).toBeNull());
    expect(lab.commits()).toEqual([]);
    await press('Хадгалах');
    await fault('POST', '*/bw-list', 'drop-after-commit');
    await confirmWith('Жагсаалтад нэмэх');
    // The answer got lost: the same is sent again, and is not asked about again.
    await press('Дахин илгээх');
    await waitFor(() => expect(visit.path()).toMatch(/^\/bw-list\/\d+$/));
    expect(customer(100_001)?.listType).toBe('BLACK_LISTED');
    expect(lab.commits()).toEqual(['POST /gateway-lab/bw-list']);
  });

  test('who has nothing open is listed without a question', async () => {
    const visit = await openAt('/bw-list/create', { permissions: RIGHTS });
    await typed('Дорж Бат', 'ЦШ55010131');
    await press('Хадгалах');
    await waitFor(() => expect(visit.path()).toMatch(/^\/bw-list\/\d+$/));
    expect(document.querySelector('[role=alertdialog]')).toBeNull();
  });

  test('what cannot be found out is said, and is no reason to list in silence', async () => {
    await openAt('/bw-list/create', { permissions: RIGHTS });
    await typed('Дорж Бат', 'ЦШ55010131');
    await lab.gateways.control(
      new Request('http://localhost/__fault', {
        method: 'POST',
        body: JSON.stringify({ method: 'POST', path: '*/open-loans', fault: '500', times: 0 }),
      }),
    );
    await press('Хадгалах');
    await waitFor(async () =>
      expect((await dialog('alertdialog')).textContent).toContain('шалгаж чадсангүй'),
    );
    expect(lab.commits()).toEqual([]);
  });

  test('is opened from the alert on the customer’s page by who may see the list', async () => {
    const id = String(entryOf('ПҮ88090151')?.id);
    await openAt('/customers/100008', { permissions: [...RIGHTS, 'customer:list'] });
    const link = await screen.findByRole('link', { name: 'Жагсаалтын бичлэг' });
    expect(link.getAttribute('href')).toContain(`/bw-list/${id}`);
  });

  test('has no link on the customer’s page for who may not see the list', async () => {
    await openAt('/customers/100008', { permissions: allBut('black-white:view') });
    await screen.findAllByText(/саарал жагсаалт/i);
    expect(document.querySelector('a[href*="/bw-list/"]')).toBeNull();
  });

  test('is moved and removed with a reason, and the customer follows', async () => {
    const id = entryOf('ПҮ88090151')?.id;
    await openAt(`/bw-list/${String(id)}`, { permissions: RIGHTS });
    await pressAction('Саарал жагсаалтад шилжүүлэх');
    await confirmWith('Саарал жагсаалтад шилжүүлэх', REASON);
    await waitFor(() => expect(customer(100_008)?.listType).toBe('POCKET'));
    await waitFor(() => expect(successes()).toHaveLength(1));
    await pressAction('Жагсаалтаас хасах');
    await fault('POST', `*/bw-list/${String(id)}/remove_from_list`, '409');
    await confirmWith('Жагсаалтаас хасах', REASON);
    await waitFor(() => expect(failures().length).toBeGreaterThan(0));
    await confirmWith('Жагсаалтаас хасах');
    await waitFor(() => expect(entryOf('ПҮ88090151')?.state).toBe('REMOVED'));
  });
});

describe('searching', () => {
  const search = async (typed: string) => {
    await press('Хайх', await fillSearch(typed));
  };
  const fillSearch = async (typed: string) => {
    const main = screen.getByRole('main');
    const field = await waitFor(() => {
      const found = main.querySelector<HTMLInputElement>('form[role=search] input');
      if (!found) throw new Error('There is no search yet.');
      return found;
    });
    fireEvent.change(field, { target: { value: typed } });
    return main;
  };

  test('tells who is listed, who is not, and how sure it is', async () => {
    const visit = await openAt('/bw-list/search', { permissions: ['black-white:view'] });
    await search('УК03271614');
    await screen.findByText('Харилцагч хар, саарал жагсаалтад байхгүй байна.', {
      selector: '[role=status]',
    });
    expect(failures()).toEqual([]);
    await search('ПҮ88090151');
    await screen.findByText('Регистрийн дугаар таарсан');
    expect(windowText()).toContain('*Ү***90151');
    await search('мягмар болд');
    await screen.findByText('Зөвхөн нэр таарсан');
    expect(windowText()).toContain('Зөвхөн нэр таарсан бол өөр хүн байж болно');
    await search('<script>alert(1)</script>');
    await screen.findByText('Харилцагч хар, саарал жагсаалтад байхгүй байна.', {
      selector: '[role=status]',
    });
    expect(visit.path()).toBe('/bw-list/search');
  });

  test('tells whether somebody is a suspect', async () => {
    await openAt('/suspect/search', { permissions: ['suspect:search'] });
    await search('ЧЖ79110534');
    await screen.findByText('Регистрийн дугаар таарсан');
    await search('УК03271614');
    await screen.findByText('Сэжигтний жагсаалтад байхгүй байна.');
    await search('99112233');
    await screen.findByText('Регистрийн дугаар эсвэл нэр бичнэ үү.');
  });

  test.each([
    ['/bw-list/search', 'black-white:view'],
    ['/suspect/search', 'suspect:search'],
    ['/politicians', 'politician:list'],
    ['/bw-list/create', 'black-white:create'],
    ['/customer-finder', 'customer-finder:search'],
    ['/customer-finder/create', 'customer-finder:create'],
  ])('%s is closed without %s', async (path, right) => {
    await openAt(path, { permissions: allBut(right) });
    await heading('Хандах эрхгүй');
  });
});

describe('the customer finder', () => {
  test('asks by a number with a reason, and shows what was found', async () => {
    const visit = await openAt('/customer-finder/create', {
      permissions: ['customer-finder:search', 'customer-finder:create'],
    });
    await fill('Хайх шалтгаан', 'Давхар хүсэлтийг тодруулах');
    await press('Хадгалах');
    await screen.findByText('Регистрийн дугаар, утасны аль нэгийг бөглөнө үү.');
    expect(lab.commits()).toEqual([]);
    await fill('Регистрийн дугаар', 'АҮ92122448');
    await press('Хадгалах');
    await waitFor(() => expect(visit.path()).toBe('/customer-finder'));
    expect(lab.commits()).toEqual(['POST /gateway-customer-finder/requests']);
    const row = await waitFor(() => {
      const [found] = screen.getAllByText('*Ү***22448', { selector: 'td *' });
      return found.closest('tr') as HTMLElement;
    });
    within(row).getByText('Давхар хүсэлтийг тодруулах');
    // The answer comes by itself, and is said.
    await waitFor(() => expect(successes()).toContain('*Ү***22448: Мэдээлэлтэй.'));
    await within(row).findByText('Мэдээлэлтэй');
  });
});

test('the input of a search is named', async () => {
  await openAt('/bw-list/search', { permissions: ['black-white:view'] });
  await waitFor(async () =>
    expect((await input('Регистрийн дугаар, утас эсвэл нэр')).tagName).toBe('INPUT'),
  );
});
