import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, test } from 'vitest';
import { session } from '../../src/auth/session';
import { choose, dialog, fill, input, press, question, valueOf } from '../support/journeys/form';
import { startGateways } from '../support/journeys/gateways';
import { openAt } from '../support/journeys/openAt';

const lab = startGateways();
const EMPTY = 'Хоосон байж болохгүй.';

afterEach(() => sessionStorage.clear());

const summary = (): HTMLElement | null => document.querySelector('[data-part=error-summary]');
const links = (): string[] =>
  [...(summary()?.querySelectorAll('a') ?? [])].map(({ textContent }) => textContent);
const heading = (): string | undefined => summary()?.querySelector('strong')?.textContent;

describe('a form that was refused', () => {
  test('sums up its mistakes in the order of reading, and shrinks as they are mended', async () => {
    await openAt('/customers/create', { person: 'agent' });
    const first = await input('Эцэг/эхийн нэр');
    await fill('Цалин', '12abc');
    await press('Хадгалах');
    await waitFor(() =>
      expect(links()).toEqual([
        `Эцэг/эхийн нэр: ${EMPTY}`,
        `Нэр: ${EMPTY}`,
        `Регистрийн дугаар: ${EMPTY}`,
        `Утас: ${EMPTY}`,
        `И-мэйл: ${EMPTY}`,
        'Цалин: Дүнг ойлгосонгүй. Тоогоор, эсвэл «2 сая», «500 мянга» гэж бичнэ үү.',
      ]),
    );
    expect(heading()).toBe('Дараах 6 талбарыг засна уу');
    expect(within(summary() as HTMLElement).getByRole('alert').textContent).toBe(
      'Дараах 6 талбарыг засна уу',
    );
    await waitFor(() => expect(document.activeElement).toBe(first));
    const link = screen.getByRole('link', { name: `Утас: ${EMPTY}` });
    fireEvent.click(link);
    const phone = await input('Утас');
    await waitFor(() => expect(document.activeElement).toBe(phone));
    await fill('Цалин', '2 сая');
    await fill('Эцэг/эхийн нэр', 'Дорж');
    await waitFor(() => expect(links()).toHaveLength(4));
    expect(heading()).toBe('Дараах 4 талбарыг засна уу');
    // Said once: what is mended is no news for somebody who cannot see the list.
    expect(within(summary() as HTMLElement).getByRole('alert').textContent).toBe(
      'Дараах 6 талбарыг засна уу',
    );
    await fill('Нэр', 'Цэцэг');
    await fill('Регистрийн дугаар', 'УЗ89041525');
    await fill('Утас', '88112299');
    await fill('И-мэйл', 'tsetseg@example.mn');
    await waitFor(() => expect(summary()).toBeNull());
    expect(lab.commits()).toEqual([]);
  });

  test('names the row of a list', async () => {
    await openAt('/customers/create', { person: 'agent' });
    await choose('Харилцагчийн төрөл', 'Байгууллага');
    await input('Байгууллагын регистрийн дугаар');
    await press('Нэмэх');
    await press('Хадгалах');
    await waitFor(() =>
      expect(links().filter((text) => text.includes('Мөр 1'))).toEqual([
        `Хувьцаа эзэмшигчид: Мөр 1, Нэр: ${EMPTY}`,
        `Хувьцаа эзэмшигчид: Мөр 1, Регистрийн дугаар: ${EMPTY}`,
        `Хувьцаа эзэмшигчид: Мөр 1, Эзлэх хувь (%): ${EMPTY}`,
      ]),
    );
  });

  test('of a gateway is summed up, too', async () => {
    const known = lab.gateways.store.collection('customers')?.all[0];
    await openAt('/customers/create', { person: 'agent' });
    await input('Утас');
    for (const [label, value] of Object.entries({
      'Эцэг/эхийн нэр': 'Дорж',
      Нэр: 'Цэцэг',
      'Регистрийн дугаар': 'УЗ89041525',
      Утас: String(known?.phone),
      'И-мэйл': 'tsetseg@example.mn',
    }))
      await fill(label, value);
    await press('Хадгалах');
    await waitFor(() => expect(links()).toEqual(['Утас: Энэ утгатай өөр бүртгэл байна.']));
    await waitFor(async () => expect(document.activeElement).toBe(await input('Утас')));
  });

  test('in a dialog has a summary from two mistakes on', async () => {
    await openAt('/users');
    await press('+ Хэрэглэгч нэмэх');
    const form = await dialog();
    await press('Хадгалах', form);
    await waitFor(() => expect(links().length).toBeGreaterThan(1));
    expect(document.activeElement?.getAttribute('aria-invalid')).toBe('true');
  });
});

test('what was changed and changed back is nothing to save, which is said until somebody types', async () => {
  const said = 'Өөрчлөлт хийгээгүй тул хадгалах зүйл алга.';
  await openAt('/customers/100001/update');
  await input('Мэргэжил');
  const before = await valueOf('Мэргэжил');
  await fill('Мэргэжил', `${before}х`);
  await fill('Мэргэжил', before);
  await press('Хадгалах', screen.getByRole('main'));
  await screen.findByText(said);
  expect(lab.commits()).toEqual([]);
  await fill('Мэргэжил', `${before}х`);
  await waitFor(() => expect(screen.queryByText(said)).toBeNull());
});

test('leaving what nobody has saved is asked in the words of the console', async () => {
  const visit = await openAt('/customers/100001/update');
  await fill('Мэргэжил', 'Нягтлан бодогч');
  await visit.go('/customers');
  const asked = await question();
  expect(within(asked).getByText('Хадгалаагүй өөрчлөлт')).toBeTruthy();
  await press('Болих', asked);
  await waitFor(() => expect(document.querySelector('[role=alertdialog]')).toBeNull());
  expect(visit.path()).toBe('/customers/100001/update');
  await waitFor(async () => expect(await valueOf('Мэргэжил')).toBe('Нягтлан бодогч'));
  await visit.go('/customers');
  await press('Хадгалахгүй гарах', await question());
  await waitFor(() => expect(visit.path()).toBe('/customers'));
  await waitFor(() => expect(document.querySelector('[role=alertdialog]')).toBeNull());
  expect(lab.commits()).toEqual([]);
});

test('a dialog is closed to its answer while somebody only looks', async () => {
  await openAt('/users');
  await press('+ Хэрэглэгч нэмэх');
  const form = await dialog();
  const answer = await within(form).findByText('Хадгалах', { selector: 'button' });
  expect(answer).toHaveProperty('disabled', false);
  act(() => session.viewAs({ rights: ['user:manage'] }));
  try {
    await waitFor(() => expect(answer).toHaveProperty('disabled', true));
    expect(
      within(form).getByText('Та өөр хүний эрхээр харж байна: юу ч бичигдэхгүй.'),
    ).toBeTruthy();
  } finally {
    act(() => session.viewAs(null));
  }
});
