import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { describe, expect, test } from 'vitest';
import { button, choose, confirmWith, dialog, fill, input, press } from '../support/journeys/form';
import { startGateways } from '../support/journeys/gateways';
import { failures, successes } from '../support/journeys/messages';
import { openAt } from '../support/journeys/openAt';

const lab = startGateways();
const SERVER = 'Системийн дотоод алдаа гарлаа.';
const USER = '/users/8d2f6a10-3c41-4b7e-9d05-000000000001';

const fail = (method: string, path: string, fault: '500') =>
  lab.gateways.store.faults.add({ method, path, fault, times: 0 });

/** Waits for one failure that begins with these words. */
const failed = (words: string) =>
  waitFor(() => {
    expect(failures()).toHaveLength(1);
    expect(failures()[0].slice(0, words.length)).toBe(words);
  });

/** What the foot of a form says beside its buttons. */
const foot = (form: ParentNode): string =>
  [...form.querySelectorAll('[data-part=muted]')].map(({ textContent }) => textContent).join(' ');

describe('a read that fails says what could not be fetched', () => {
  test.each([
    [
      'the states of a customer',
      '/customers/100001/states',
      '/gateway-customer/customers/100001/states',
      'Төлөвийн түүх авахад алдаа гарлаа.',
    ],
    [
      'the entries of a journal',
      '/account-history-detail/300002-1',
      '/gateway-lab/loans/journals/*',
      'Гүйлгээний мэдээлэл авахад алдаа гарлаа.',
    ],
  ])('%s', async (_name, path, call, words) => {
    fail('GET', call, '500');
    await openAt(path);
    await failed(`${words} ${SERVER}`);
  });

  test('the records that a picker offers', async () => {
    await openAt('/loans/create');
    const picker = await input('Харилцагч');
    fail('GET', '/gateway-customer/customers*', '500');
    fail('POST', '/gateway-customer/customers*', '500');
    fireEvent.mouseDown(picker);
    fireEvent.change(picker, { target: { value: 'Бат' } });
    await screen.findByText('Мэдээлэл авахад алдаа гарлаа.');
  });
});

describe('a form that is refused', () => {
  test('says in its foot that it has not saved, and no more once it has', async () => {
    await openAt('/news/1/update', { person: 'admin' });
    await fill('Гарчиг', 'Өөрчилсөн гарчиг');
    // A server that says nothing more than that it is wrong.
    lab.server.use(http.put('*/news/1', () => new HttpResponse(null, { status: 400 })));
    fireEvent.click(await button('Хадгалах'));
    await failed('Маягт буруу бөглөгдсөн байна.');
    await waitFor(() => expect(foot(document)).toContain('Хадгалахад алдаа гарлаа.'));
    lab.server.resetHandlers(...lab.gateways.handlers);
    fireEvent.click(await button('Хадгалах'));
    await waitFor(() => expect(successes()).toEqual(['Амжилттай хадгаллаа. Өөрчилсөн гарчиг']));
    expect(document.body.textContent).not.toContain('Хадгалахад алдаа гарлаа.');
  });

  test('names the login name that somebody has, and passwords that differ', async () => {
    await openAt('/users', { person: 'admin' });
    await press('+ Хэрэглэгч нэмэх');
    const form = await dialog();
    await fill('Нэвтрэх нэр', 'zeel1', form);
    await fill('Эцэг/эхийн нэр', 'Бат-Очир', form);
    await fill('Нэр', 'Сарангэрэл', form);
    await fill('И-мэйл', 'sarangerel@pocketmn.example', form);
    await choose('Үүргүүд', 'Агент', form);
    await fill('Нууц үг', 'Nuuts-ug-123', form);
    await fill('Нууц үг давтах', 'Nuuts-ug-124', form);
    fireEvent.click(await button('Хадгалах', form));
    await within(form).findByText('Нууц үг таарахгүй байна.');
    expect(lab.commits()).toEqual([]);
    await fill('Нууц үг давтах', 'Nuuts-ug-123', form);
    fireEvent.click(await button('Хадгалах', form));
    await waitFor(() =>
      expect(failures().join(' ')).toContain('Энэ нэвтрэх нэр бүртгэлтэй байна.'),
    );
    expect(lab.commits()).toEqual([]);
  });
});

test('a role that is given and taken away is said', async () => {
  await openAt(USER, { person: 'admin' });
  await press('Үүрэг оноох');
  const roles = await dialog();
  const move = async (what: string) => {
    const opener = await waitFor(() => {
      const found = roles.querySelector<HTMLElement>(`button[aria-label="${what}: Агент"]`);
      if (!found) throw new Error('The roles are not there yet.');
      return found;
    });
    fireEvent.click(opener);
    await fill('Шалтгаан', 'Баримт шалгаж шийдвэрлэлээ', await dialog('alertdialog'));
    await confirmWith(what);
  };
  await move('Үүрэг нэмэх');
  await waitFor(() => expect(successes()).toEqual(['Эрхийг амжилттай оноолоо. Агент: zeel1']));
  await move('Үүрэг хасах');
  await waitFor(() => expect(successes()).toContain('Эрхийг амжилттай хаслаа. Агент: zeel1'));
});

test('what is copied is said beside its button, and is the number itself', async () => {
  const copied: string[] = [];
  // Defined, not set: tests that type in the same process may have put another one there.
  Object.defineProperty(navigator, 'clipboard', {
    configurable: true,
    value: { writeText: (text: string) => Promise.resolve(void copied.push(text)) },
  });
  await openAt('/loans/300002', { person: 'admin' });
  const copy = await screen.findByRole('button', { name: 'Хуулах: Зээлийн код' });
  fireEvent.click(copy);
  await within(copy).findByText('Хуулагдлаа.');
  expect(copied).toEqual(['LN-2026-000002']);
});
