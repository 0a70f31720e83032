import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { beforeEach, describe, expect, test } from 'vitest';
import { FINGERPRINT } from '../../../../src/domain/settings';
import { button, confirmWith, dialog, fill, input, press } from '../../../support/journeys/form';
import { startGateways } from '../../../support/journeys/gateways';
import { failures, heading, successes, windowText } from '../../../support/journeys/messages';
import { openAt } from '../../../support/journeys/openAt';
import { allBut } from '../../../support/journeys/rights';
import { otherSettings, otherSettingsNow } from '../../../support/otherSettings';

otherSettings(FINGERPRINT, { simulatedMs: [10, 20] });

const lab = startGateways();
const RIGHTS = ['customer:list', 'customer:view', 'customer:create'];
const READABLE = '/xyp?customer=100014';
const LOOK = 'ХУР-аас лавлах';
const READ = 'Хурууны хээ унших';
const WORKER = 'Ажилтны регистрийн дугаар';

beforeEach(() => {
  window.history.replaceState(null, '', '/');
  lab.server.use(
    http.get('*/config.json', () =>
      HttpResponse.json({
        ...lab.config(),
        flags: { demo: true },
        fingerprint: { driver: 'simulated' },
      }),
    ),
  );
});

const fault = (method: string, path: string, kind: string) =>
  lab.gateways.control(
    new Request('http://localhost/__fault', {
      method: 'POST',
      body: JSON.stringify({ method, path, fault: kind, times: 1 }),
    }),
  );
const finger = (name: string): Promise<HTMLElement> => screen.findByRole('region', { name });
const readFinger = async (name: string) => {
  const one = await finger(name);
  await press(READ, one);
  await waitFor(() => expect(one.dataset.state).toBe('done'));
};
const readBoth = async () => {
  await readFinger('Ажилтны хурууны хээ');
  await readFinger('Харилцагчийн хурууны хээ');
};
const choosePurpose = async () =>
  fireEvent.change(await input('Лавлах шалтгаан'), { target: { value: 'CONTRACT' } });
/** The button of the form; the dialog's has the same words. */
const submit = async () =>
  fireEvent.click(await screen.findByText(LOOK, { selector: 'button[type=submit]' }));
const fillIn = async (worker = 'УК88010155') => {
  await choosePurpose();
  await fill(WORKER, worker);
  await readBoth();
  await submit();
};
const rowsOf = (name: string) =>
  within(screen.getByRole('region', { name })).getAllByRole('row').slice(1);
const customer = (id: number) => lab.gateways.store.collection('customers')?.get(id);

describe('a look-up in the state registry', () => {
  test('is made with two fingers, and two of five differences are accepted', async () => {
    await openAt(READABLE, { permissions: RIGHTS });
    await screen.findByText('ТУРШИЛТЫН ТӨХӨӨРӨМЖ');
    await fillIn();
    await waitFor(async () =>
      expect((await dialog('alertdialog')).textContent).toContain('Гэрээ байгуулах'),
    );
    await confirmWith(LOOK);
    await waitFor(() => expect(successes()).toEqual(['ХУР-аас мэдээллийг амжилттай авлаа.']));
    await screen.findByAltText('Улсын бүртгэл дэх цээж зураг');
    await waitFor(() => expect(rowsOf('Зөрүүтэй мэдээлэл')).toHaveLength(5));
    const surname = customer(100_014)?.surname;
    fireEvent.click(await input('Сонгох: Ажлын газар'));
    fireEvent.click(await input('Сонгох: Цалин'));
    await press('Сонгосныг хүлээн авах (2)');
    await confirmWith('Баталгаажуулах');
    await waitFor(() => expect(rowsOf('Зөрүүтэй мэдээлэл')).toHaveLength(3));
    expect(successes()).toContain('Хүлээн авсан мэдээлэл: 2.');
    expect(customer(100_014)?.surname).toBe(surname);
    expect(lab.commits()).toEqual([
      'POST /gateway-customer/customers/100014/xyp',
      'POST /gateway-customer/customers/100014/xyp/accept',
    ]);
    expect(JSON.stringify({ ...localStorage, ...sessionStorage })).not.toContain('УК88010155');
  });

  test('chooses everything at once, and nothing', async () => {
    await openAt('/customers/100001/xyp-detail', { permissions: RIGHTS });
    await waitFor(() => expect(rowsOf('Зөрүүтэй мэдээлэл')).toHaveLength(5));
    const all = await input('Бүгдийг сонгох');
    fireEvent.click(all);
    await button('Сонгосныг хүлээн авах (5)');
    fireEvent.click(all);
    await waitFor(async () =>
      expect((await button('Сонгосныг хүлээн авах (0)')).hasAttribute('disabled')).toBe(true),
    );
  });

  test.each([
    ['90', 'ХУР-аас лавлах ажилтны мэдээлэл байхгүй байна.'],
    ['91', 'Ажилтны хурууны хээ таарсангүй. Дахин уншуулна уу.'],
    ['92', 'Харилцагчийн хурууны хээ таарсангүй. Дахин уншуулна уу.'],
    ['93', 'Улсын бүртгэлийн систем хариу өгсөнгүй. Түр хүлээгээд дахин лавлана уу.'],
    ['94', 'Улсын бүртгэлд энэ иргэний мэдээлэл олдсонгүй.'],
  ])('that fails (%s) says why, and may be made again', async (end, words) => {
    await openAt(READABLE, { permissions: RIGHTS });
    await fillIn(`УК880101${end}`);
    await confirmWith(LOOK);
    await screen.findByText(words);
    expect(successes()).toEqual([]);
    await press('Дахин лавлах');
    // The employee's number is remembered during the sign-in, the fingers are not.
    await waitFor(async () =>
      expect(((await input(WORKER)) as HTMLInputElement).value).toBe(`УК880101${end}`),
    );
    await waitFor(async () =>
      expect((await finger('Ажилтны хурууны хээ')).dataset.state).toBe('idle'),
    );
  });

  test('whose answer is lost is looked for, and shown', async () => {
    await openAt(READABLE, { permissions: RIGHTS });
    await fillIn();
    await dialog('alertdialog');
    await fault('POST', '*/customers/100014/xyp', 'drop-after-commit');
    await confirmWith(LOOK);
    await press('Төлөв шалгах', await dialog('alertdialog'));
    await waitFor(() => expect(rowsOf('Зөрүүтэй мэдээлэл')).toHaveLength(5));
    expect(lab.commits()).toEqual(['POST /gateway-customer/customers/100014/xyp']);
  });

  test.each(['403', '409'])(
    'that the gateway refuses with %s is told, and not made',
    async (kind) => {
      await openAt(READABLE, { permissions: RIGHTS });
      await fillIn();
      await dialog('alertdialog');
      await fault('POST', '*/customers/100014/xyp', kind);
      await confirmWith(LOOK);
      await waitFor(() => expect(failures().length).toBeGreaterThan(0));
      expect(lab.commits()).toEqual([]);
    },
  );
});

describe('before a look-up', () => {
  test('everything that is missing is said beside its field', async () => {
    await openAt(READABLE, { permissions: RIGHTS });
    await fill(WORKER, '');
    await submit();
    const said = () => windowText();
    await waitFor(() => expect(said()).toContain('Ажилтны хурууны хээг уншуулна уу.'));
    expect(said()).toContain('Харилцагчийн хурууны хээг уншуулна уу.');
    const worker = await input(WORKER);
    const beside = () => document.getElementById(worker.getAttribute('aria-describedby') ?? '');
    expect(beside()?.textContent).toBe('ХУР-аас лавлах ажилтны мэдээлэл байхгүй байна.');
    await fill(WORKER, '<script>alert(1)</script>');
    await submit();
    await waitFor(() => expect(beside()?.textContent).toMatch(/регистр/i));
    expect(lab.commits()).toEqual([]);
  });

  test.each([
    ['timeout', 'Хуруу тавих хугацаа дууссан.'],
    ['no-reader', 'Хурууны хээ уншигч холбогдоогүй байна.'],
    ['broken', 'Хурууны хээ уншихад алдаа гарлаа.'],
    ['low', 'Хурууны хээ тод уншигдсангүй. Хуруугаа арчаад дахин тавина уу.'],
  ])('a reader that fails (%s) says why, with another try', async (kind, words) => {
    window.history.replaceState(null, '', `/?fp=${kind}`);
    await openAt(READABLE, { permissions: RIGHTS });
    const one = await finger('Ажилтны хурууны хээ');
    await press(READ, one);
    await within(one).findByText(words);
    expect(one.dataset.state).toBe('failed');
    window.history.replaceState(null, '', '/');
    await press('Дахин оролдох', one);
    await waitFor(() => expect(one.dataset.state).toBe('done'));
  });

  test('Escape stops the reading', async () => {
    otherSettingsNow(FINGERPRINT, { simulatedMs: [5_000, 6_000] });
    await openAt(READABLE, { permissions: RIGHTS });
    const one = await finger('Ажилтны хурууны хээ');
    await press(READ, one);
    await waitFor(() => expect(one.dataset.state).toBe('reading'));
    fireEvent.keyDown(document.body, { code: 'Escape' });
    await within(one).findByText('Уншилтыг зогсоосон.');
  });

  test('the check of the credit registry has run out: blocked, with the way to resend it', async () => {
    await openAt('/xyp?customer=100009', { permissions: [...RIGHTS, 'zms:list'] });
    const notice = await screen.findByRole('alert');
    expect(notice.textContent).toBe(
      'ЗМС-ээс шинээр лавлаагүй тул ХУР-аас лавлах боломжгүй. ЗМС лавлагаа хийснээс хойш 7 хоногоос илүү хугацаа өнгөрсөн байна. Дахин лавлана уу.',
    );
    await press('ЗМС лавлагаа дахин илгээх');
    await confirmWith('ЗМС лавлагаа дахин илгээх');
    await waitFor(() => expect(lab.commits()).toEqual(['POST /gateway-zms/zms/checks']));
  });

  test('within thirty days the score is computed instead', async () => {
    await openAt('/xyp?customer=100001', { permissions: [...RIGHTS, 'contract:create'] });
    const notice = await screen.findByRole('alert');
    expect(notice.textContent).toBe(
      'Сүүлийн 30 хоногт лавласан тул дахин лавлах боломжгүй. Зээлийн оноог тооцно уу. Хүчинтэй хугацаа: 20 хоног',
    );
    await press('Зээлийн оноо тооцох');
    await confirmWith('Зээлийн оноо тооцох');
    await waitFor(() => expect(successes()).toEqual(['Зээлийн оноог тооцлоо.']));
  });

  test('nobody looks up without customer:create', async () => {
    await openAt(READABLE, { permissions: allBut('customer:create') });
    await screen.findByText('ХУР-аас лавлахад таны эрх хүрэлцэхгүй байна.');
    expect(screen.queryByText(READ)).toBeNull();
  });

  test('nobody opens the page without customer:view', async () => {
    await openAt(READABLE, { permissions: allBut('customer:view') });
    await heading('Хандах эрхгүй');
  });
});

describe('what the registry said', () => {
  test('stands on the customer’s tab with its age, and differences cannot be accepted without the right', async () => {
    await openAt('/customers/100001/xyp-detail', { permissions: allBut('customer:create') });
    await screen.findByText('10 хоногийн өмнө');
    expect(windowText()).toContain('Хүчинтэй хугацаа: 20 хоног');
    expect(rowsOf('Лавлагааны түүх')).toHaveLength(1);
    expect(screen.queryByText('Шинээр лавлах')).toBeNull();
    expect(screen.queryByLabelText('Бүгдийг сонгох')).toBeNull();
  });

  test('opens in detail, masked', async () => {
    const visit = await openAt('/registry-detail', { permissions: RIGHTS });
    await fill('Регистрийн дугаар эсвэл утас', '99112233');
    await press('Хайх', screen.getByRole('main'));
    await screen.findByRole('heading', { name: /Ажил эрхлэлт, нийгмийн даатгал/ });
    expect(windowText()).toContain('*К***71614');
    expect(windowText()).not.toContain('УК03271614');
    expect(visit.path()).toBe('/registry-detail');
  });
});
