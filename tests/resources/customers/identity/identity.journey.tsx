import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { button, confirmWith, dialog, fill, press } from '../../../support/journeys/form';
import { walletFacts } from '../../../../mocks/resources/customers/customer/walletFacts';
import { startGateways } from '../../../support/journeys/gateways';
import { failures, heading, successes, windowText } from '../../../support/journeys/messages';
import { openAt, type Visit } from '../../../support/journeys/openAt';
import { actionsInSight, pressAction } from '../../../support/journeys/recordActions';
import { allBut } from '../../../support/journeys/rights';

const lab = startGateways();
const CUSTOMERS = '/gateway-customer/customers';
const APPROVE = 'Гараар баталгаажуулах';
const LONG_NAME =
  'Өндөрхүүгийн Ёндонжамцын Үүрийнтуяацэцэгмаагийн Өлзийсайхан ' +
  'Ёндонсамбууөлзийхутаг-Үүрийнцолмонгэрэлт-Өнөрбаярсайхан';
const DENY = 'Баталгаажуулахаас татгалзах';
const REASON = 'Зураг, бичиг баримт тохирч байна.';

const stored = (resource: string, id: number) => lab.gateways.store.collection(resource)?.get(id);
const key = (code: string) => act(async () => void fireEvent.keyDown(document.body, { code }));
const fault = (path: string, kind: string) =>
  lab.gateways.store.faults.add({ method: 'POST', path, fault: kind as never });

let visit: Visit;

/** The desk of a customer, with its pictures. */
async function openDesk(id: number, who?: Parameters<typeof openAt>[1]): Promise<HTMLElement> {
  visit = await openAt(`/customers/${id}/verification-log`, who);
  return screen.findByRole('region', { name: 'Иргэний баталгаажуулалт' });
}
const pictures = (desk: HTMLElement) =>
  waitFor(() => {
    const images = [...desk.querySelectorAll('img')];
    if (images.length === 0) throw new Error('There are no pictures yet.');
    return images;
  });
/** The customer's timeline tells an action with its reason. */
const expectEvent = (action: string, reason: string) =>
  waitFor(() => {
    const events = [...document.querySelectorAll('[data-part=timeline] > li')].map(
      (row) => row.textContent,
    );
    expect(events.some((text) => text?.includes(action) && text.includes(reason))).toBe(true);
  });

describe('the identity desk', () => {
  test('an identity is verified by the keyboard and seen in log and timeline', async () => {
    const desk = await openDesk(100_009, { person: 'operator' });
    await waitFor(async () =>
      expect((await pictures(desk)).map(({ alt }) => alt)).toContain('Сельфи: Жамц Оюунчимэг'),
    );
    await key('KeyA');
    await confirmWith(APPROVE, REASON);
    await waitFor(() => expect(successes()).toEqual(['Амжилттай баталлаа. Жамц Оюунчимэг']));
    expect(lab.commits()).toEqual([`POST ${CUSTOMERS}/100009/approve_identity`]);
    expect(stored('customers', 100_009)?.verificationState).toBe('VERIFIED_MANUAL');
    await screen.findByText(REASON, { selector: 'td *, td' });
    expect(within(desk).getByText(APPROVE, { selector: 'button' }).ariaDisabled).toBe('true');
    await visit.go('/customers/100009');
    await expectEvent('Гараар баталгаажуулсан', REASON);
  });

  test('an identity is denied with code 46, and the timeline tells why', async () => {
    const desk = await openDesk(100_006);
    await pictures(desk);
    expect(desk.textContent).toContain('Хугацаа дууссан');
    await key('KeyR');
    await dialog('alertdialog');
    await key('Digit2');
    await confirmWith(DENY);
    await waitFor(() => expect(successes()).toEqual([`Татгалзлаа. ${LONG_NAME}`]));
    expect(stored('customers', 100_006)).toMatchObject({
      verificationState: 'DENIED',
      identityCode: 46,
    });
    await visit.go('/customers/100006');
    await expectEvent(
      'Баталгаажуулахаас татгалзсан',
      '46 Иргэний үнэмлэхний хүчинтэй хугацаа дууссан байна',
    );
    await expectEvent('Харилцагчид мэдэгдсэн', 'Иргэний үнэмлэхний хүчинтэй хугацаа дууссан байна');
  });

  test('a picture is zoomed and turned by keys', async () => {
    const desk = await openDesk(100_009);
    await pictures(desk);
    const stage = within(desk).getByRole('group', { name: 'Сельфи' });
    const image = within(stage).getByRole('img');
    fireEvent.keyDown(stage, { code: 'Equal' });
    fireEvent.keyDown(stage, { code: 'KeyT' });
    await waitFor(() =>
      expect(image.style.transform).toBe('translate(0cqw, 0cqh) scale(1.25) rotate(90deg)'),
    );
    fireEvent.keyDown(stage, { code: 'Digit0' });
    await waitFor(() =>
      expect(image.style.transform).toBe('translate(0cqw, 0cqh) scale(1) rotate(0deg)'),
    );
    expect(lab.commits()).toEqual([]);
  });

  test('a refusal stays in the question, and nothing is written', async () => {
    await pictures(await openDesk(100_009));
    fault(`${CUSTOMERS}/100009/approve_identity`, '403');
    await key('KeyA');
    await confirmWith(APPROVE, REASON);
    await waitFor(() => expect(failures().length).toBe(1));
    expect(within(await dialog('alertdialog')).getByDisplayValue(REASON)).toBeTruthy();
    expect(lab.commits()).toEqual([]);
    expect(stored('customers', 100_009)?.verificationState).toBe('VERIFYING');
  });

  test('after a lost answer the check finds what was booked', async () => {
    await pictures(await openDesk(100_009));
    fault(`${CUSTOMERS}/100009/approve_identity`, 'drop-after-commit');
    await key('KeyA');
    await confirmWith(APPROVE, REASON);
    await press('Төлөв шалгах', await dialog('alertdialog'));
    await waitFor(() => expect(successes()).toEqual(['Амжилттай баталлаа. Жамц Оюунчимэг']));
    expect(lab.commits()).toEqual([`POST ${CUSTOMERS}/100009/approve_identity`]);
  });

  test('nobody decides without the right', async () => {
    const desk = await openDesk(100_009, { permissions: ['customer:view', 'customer:list'] });
    await pictures(desk);
    expect(within(desk).queryByText(APPROVE, { selector: 'button' })).toBeNull();
    await key('KeyA');
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  });
});

describe('the customer’s page', () => {
  test('warns that the identity waits, and leads to the desk', async () => {
    await openAt('/customers/100009');
    const link = await screen.findByRole('link', { name: 'Шалгах хэсэг нээх' });
    expect(link.getAttribute('href')).toMatch(/\/customers\/100009\/verification-log$/);
    expect(link.closest('[data-part=alerts]')?.textContent).toContain(
      'Баталгаажуулалт хүлээж байна.',
    );
  });

  test('a name is changed on a document only', async () => {
    await openAt('/customers/100001');
    await pressAction('Нэр өөрчлөх');
    const form = await dialog();
    await waitFor(() => expect(form.querySelectorAll('input').length).toBeGreaterThan(1));
    await fill('Нэр', 'Тэмүүлэн', form);
    await fill('Шалтгаан', REASON, form);
    await press('Нэр өөрчлөх', form);
    await waitFor(() => expect(form.textContent).toContain('Хоосон байж болохгүй'));
    expect(lab.commits()).toEqual([]);
  });

  test('data is sent back with the text that the customer gets', async () => {
    await openAt('/customers/100001');
    await pressAction('Мэдээлэл буцаах');
    const form = await dialog();
    await press('Мэдээлэл буцаах', form);
    await waitFor(() => expect(form.querySelector('[aria-invalid=true]')).not.toBeNull());
    expect(lab.commits()).toEqual([]);
  });

  test('shows none of the actions without their right', async () => {
    await openAt('/customers/100001', { permissions: allBut('customer:create') });
    const actions = await actionsInSight();
    for (const name of [APPROVE, DENY, 'Нэр өөрчлөх', 'Мэдээлэл буцаах'])
      expect(actions).not.toContain(name);
  });

  test('the states tab marks the step and tells the codes', async () => {
    await openAt('/customers/100008/states');
    await screen.findByText('Кодын өөрчлөлт');
    const here = document.querySelector('[aria-current=step]');
    expect(here?.textContent).toContain('Жагсаалтууд');
    await waitFor(() => expect(document.querySelectorAll('main table tbody tr')).toHaveLength(4));
  });
});

describe('the pages beside it', () => {
  test('a level is accepted by the keyboard', async () => {
    await openAt('/customers/level-queue');
    await screen.findByText('Түвшний өөрчлөлт');
    await key('KeyA');
    await confirmWith('Түвшин батлах');
    await waitFor(() => expect(successes()).toEqual(['Амжилттай баталлаа. Нямаа Болд']));
    expect(lab.commits()).toHaveLength(1);
  });

  test('a deletion asks for the whole phone number', async () => {
    const { store } = lab.gateways;
    const ready = store
      .collection('customers/delete/request')
      ?.all.find(({ state, customerId }) => {
        const has = (resource: string) =>
          store.collection(resource)?.all.some((one) => one.customerId === customerId);
        const { balance, held, unclaimed } = walletFacts(
          stored('customers', Number(customerId)) as never,
          'ASKED',
        );
        const wallet = Number(balance) + Number(held) + unclaimed;
        return state === 0 && wallet === 0 && !has('loans') && !has('saving');
      });
    await openAt(`/customers/delete/request?id=${ready?.id}`);
    await screen.findByText('Урьдчилсан шалгалт');
    await waitFor(() => expect(document.querySelectorAll('[data-check]')).toHaveLength(7));
    await key('KeyA');
    const question = await dialog('alertdialog');
    const digits = String(ready?.phone).slice(-4);
    expect(question.textContent).toContain(`Үргэлжлүүлэхийн тулд бичнэ үү: ${digits}`);
    await fill('Утас: сүүлийн 4 орон', '0000', question);
    const yes = await button('Устгахыг батлах', question);
    await waitFor(() => expect(yes.hasAttribute('disabled')).toBe(true));
    await fill('Утас: сүүлийн 4 орон', digits, question);
    await confirmWith('Устгахыг батлах');
    await waitFor(() => expect(successes()).toEqual(['Амжилттай баталлаа. Пунцаг Сүхбат']));
    expect(stored('customers/delete/request', Number(ready?.id))?.state).toBe(3);
  });

  test('a sign-in account is found, and nothing unknown is asked for', async () => {
    await openAt('/customers/search/keycloak', { permissions: ['customer-kc:view'] });
    await heading('Нэвтрэх бүртгэлээр хайх');
    await fill('Регистр, утас эсвэл нэвтрэх нэр', '!!');
    await press('Хайх');
    await waitFor(() =>
      expect(windowText()).toContain('Регистр, утас эсвэл нэвтрэх нэрийн хэлбэр таарахгүй байна.'),
    );
    await fill('Регистр, утас эсвэл нэвтрэх нэр', 'u100001');
    await press('Хайх');
    await screen.findByText('Өлзийбаяр Түвшинбаяр');
    expect(windowText()).toContain('*К***71614');
  });
});

describe('the timeline', () => {
  const told = () =>
    waitFor(() => {
      const rows = [...document.querySelectorAll('aside [data-part=timeline] > li')];
      if (rows.length === 0) throw new Error('There is no timeline yet.');
      return rows;
    });
  const partsOf = (row: Element) =>
    [...row.querySelectorAll('small, p')].map(({ textContent }) => textContent);

  test('tells all actions in one form, and what led to them, with the way to it', async () => {
    await openAt('/customers/100003', { permissions: ['customer:view', 'loan:view'] });
    const rows = await told();
    expect(rows.slice(0, 1).map(partsOf)).toEqual([
      [
        'Систем',
        'Эрх хаасан',
        expect.stringMatching(/^Зээл авах эрх: /),
        expect.stringMatching(/./),
        expect.stringMatching(/./),
        expect.stringMatching(/./),
        'Холбогдох бичлэг: FR-30003',
      ],
    ]);
    expect(partsOf(rows.at(-1) as Element)).toEqual(['Систем', 'Бүртгэсэн']);
    const loan = screen.getByRole('link', { name: 'Зээл LN-200003' });
    expect(loan.getAttribute('href')).toContain('/loans/300005');
  });

  test('has no way to a loan for who may not open it', async () => {
    await openAt('/customers/100003', { permissions: allBut('loan:view') });
    await told();
    expect(screen.queryByRole('link', { name: 'Зээл LN-200003' })).toBeNull();
    expect(document.body.textContent).toContain('Холбогдох бичлэг: Зээл LN-200003');
  });
});
