import { screen, waitFor } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { describe, expect, test } from 'vitest';
import { WELL_KNOWN_LOANS } from '../../../../mocks/resources/loans/loan/wellKnownLoans';
import { choose, dialog, fill, press } from '../../../support/journeys/form';
import { startGateways } from '../../../support/journeys/gateways';
import { successes, windowText } from '../../../support/journeys/messages';
import { openAt } from '../../../support/journeys/openAt';

const lab = startGateways();
const { ongoing, request, renewed, extended, failedTransfer } = WELL_KNOWN_LOANS;

/** Texts of the page's own part, without what sighted people do not see twice. */
const pageText = (): string => document.querySelector('main')?.textContent ?? '';

const shows = (...texts: readonly string[]) =>
  waitFor(() => {
    const missing = texts.filter((text) => !pageText().includes(text));
    if (missing.length > 0) throw new Error(`Not there: ${missing.join(' | ')}`);
  });

/** Cells of the rows of a table, row by row. */
const rowsOf = (part: 'tbody' | 'tfoot'): string[][] =>
  [...document.querySelectorAll(`[data-part=loan-table] ${part} tr`)].map((row) =>
    [...row.children].map((cell) => cell.textContent ?? ''),
  );

/** Headings of the first table. */
const headsOf = (): string[] =>
  [...document.querySelectorAll('[data-part=loan-table]')]
    .slice(0, 1)
    .flatMap((table) => [...table.querySelectorAll('thead th')])
    .map((head) => (head.textContent ?? '').replaceAll('\u00a0', ' '));

/** Codes that are shown as they are; everything else Latin is a text that nobody translated. */
const CODES =
  /LN-?[\d-]+|LC-[\d-]+|[AJ]-[\d-]+|BA\d+|B-[\d-]+|Excel|QPay|SMS|MN|pocketmn|[A-Z]+(_[A-Z]+)+/g;

describe('the page of the loan that is in order', () => {
  test('says who, what and how much, and that its figures agree', async () => {
    await openAt(`/loans/${ongoing}`);
    await shows('LN-2026-000002', 'Олгогдсон', 'Өлзийбаяр Түвшинбаяр', '*К***71614', '936,903.27');
    await shows('21% төлсөн', '263,096.73 / 1,200,000.00', '8/8 таарсан');
    await shows('2026-11-30', '9 хоног үлдсэн', '119,181.05', '955,877.49');
    const checks = [...document.querySelectorAll('[data-part=loan-check]')].map(
      (chip) => chip.textContent,
    );
    expect(checks).toEqual([
      '✓ Үлдэгдэл: Таарч байна',
      '✓ Төлөгдөөгүй хуваарь: Таарч байна',
      '✓ Хуваарийн нийлбэр: Таарч байна',
      '✓ Эргэн төлөлт: Таарч байна',
      '✓ Зээлийн данс: Таарч байна',
      '✓ Журналын тэнцэл: Таарч байна',
      '✓ Ангилал: Таарч байна',
      '✓ Хүү: Таарч байна',
    ]);
  });

  test('opens a check to both its sides, with a link to where they stand', async () => {
    await openAt(`/loans/${ongoing}`);
    await shows('8/8 таарсан');
    document.querySelectorAll<HTMLElement>('[data-part=loan-check]')[3].click();
    await shows('Төлөлтийн хуваарилалт', 'Эргэн төлсөн дүн');
    const [left, right] = [...document.querySelectorAll('[data-part=loan-sides] dd')];
    expect([left.textContent, right.textContent]).toEqual(['367,543.15', '367,543.15']);
    const link = document.querySelector('[data-part=loan-sides] a');
    expect(link?.getAttribute('href')).toBe(`/loans/${ongoing}/refund`);
  });

  test('has its schedule with sums of raw values', async () => {
    await openAt(`/loans/${ongoing}/installment`);
    await shows('119,181.12');
    const rows = rowsOf('tbody');
    expect(rows).toHaveLength(12);
    expect(rows[0]).toEqual([
      '1',
      '2026-08-30',
      '31',
      '84,936.67',
      '34,244.38',
      '—',
      '10,000.00',
      '129,181.05',
      '129,181.05',
      '2026-08-30',
      '—',
      '✓ Төлсөн',
    ]);
    expect(rowsOf('tfoot')[0].slice(0, 8)).toEqual([
      'Нийт',
      '365',
      '1,200,000.00',
      '230,172.67',
      '0.00',
      '10,000.00',
      '1,440,172.67',
      '367,543.15',
    ]);
  });

  test('has its account, its receipts and its journals, which lead to each other', async () => {
    const visit = await openAt(`/loans/${ongoing}/account`);
    await shows('LN0000300002', '−936,903.27', 'Зээл олголт');
    await visit.go(`/loans/${ongoing}/refund`);
    await shows('28,381.49', '90,799.56', 'Банкны шилжүүлэг');
    expect(rowsOf('tfoot')[0].slice(0, 2)).toEqual(['Нийт', '367,543.15']);
    const journal = document.querySelector<HTMLAnchorElement>('[data-part=loan-table] tbody tr a');
    expect(journal?.getAttribute('href')).toBe(
      `/loans/${ongoing}/account-history#journal-J-300002-5`,
    );
    await visit.go(`/loans/${ongoing}/account-history`);
    await shows('Журналын бичилт (16)', 'Хуримтлагдсан хүүгийн авлага');
    expect(rowsOf('tfoot')[0].slice(0, 3)).toEqual(['Нийт', '1,690,101.32', '1,690,101.32']);
    await visit.go('/account-history-detail/J-300002-5');
    await shows('Журнал J-300002-5', 'Зээл: LN-2026-000002', '119,181.05');
  });
});

describe('every tab of every kind of loan', () => {
  const TABS = [
    'detail',
    'account',
    'call-log/100001',
    'log',
    'assessment',
    'installment',
    'extend-detail',
    'overdue-renew-detail',
    'changes',
    'refund',
    'payment-request',
    'account-history',
  ];

  test.each(
    Object.entries(WELL_KNOWN_LOANS).filter(([name]) =>
      [
        'ongoing',
        'request',
        'closed',
        'court',
        'extended',
        'renewed',
        'failedTransfer',
        'riskFund',
      ].includes(name),
    ),
  )('%s: opens without a raw key or a foreign word', async (_name, id) => {
    const visit = await openAt('/profile');
    for (const tab of TABS) {
      await visit.go(`/loans/${id}/${tab}`);
      await waitFor(() => {
        expect(document.querySelector('main nav a[aria-current]')).not.toBeNull();
        expect(document.querySelector('[aria-busy=true]')).toBeNull();
      });
      expect(pageText().replaceAll(CODES, ''), tab).not.toMatch(/[A-Za-z]{3,}|\w\.\w+_|\[object/);
      expect(document.querySelector('main [role=alert]'), tab).toBeNull();
    }
  });
});

describe('what differs from loan to loan', () => {
  test('a request has no strip, and its schedule is still to come', async () => {
    const visit = await openAt(`/loans/${request}/installment`);
    await shows('Хуваарь үүсээгүй байна');
    expect(document.querySelector('[data-part=loan-truth]')).toBeNull();
    await visit.go(`/loans/${request}/refund`);
    await shows('Төлөлт хийгдээгүй байна');
  });

  test('a renewed loan names why its class is not the one by days', async () => {
    await openAt(`/loans/${renewed}`);
    await shows('7/8 таарсан', 'Ангилал: Хуваарь шинэчилсний дараах ажиглалтын хугацаа');
    await shows('Шинэчлэл 1');
  });

  test('an extension shows both schedules and what it costs', async () => {
    await openAt(`/loans/${extended}/extend-detail`);
    await shows('1-р сунгалт', 'Өмнө', 'Дараа', 'Нийт зардлын зөрүү');
    expect(headsOf()).toEqual(['Төлөх огноо', 'Үндсэн төлбөр, ₮', 'Хүү, ₮', 'Нийт, ₮']);
    // What was is above what comes, in one cell; what stays is said once.
    expect(rowsOf('tbody')[0]).toEqual([
      'Өмнө: 2026-11-15Дараа: 2026-12-15',
      '100,000.00',
      'Өмнө: 16,780.27Дараа: 14,202.74',
      'Өмнө: 116,780.27Дараа: 114,202.74',
    ]);
  });

  test.each([
    [
      '/installment',
      '№|Төлөх огноо|Хоног|Үндсэн төлбөр, ₮|Хүү, ₮|Нэмэгдүүлсэн хүү, ₮|Шимтгэл, ₮|Нийт, ₮|Төлсөн, ₮|' +
        'Төлсөн огноо|Хоцорсон|Төлөв',
    ],
    ['/account', 'Огноо|Гүйлгээ|Дебит, ₮|Кредит, ₮|Үлдэгдэл, ₮|Журнал'],
    ['/account-history', 'Данс|Дансны нэр|Дебит, ₮|Кредит, ₮|Тэнцэл'],
    [
      '',
      'Оролцооны хэлбэр|Хэн|Хариуцах дүн, ₮|Одоо хариуцах үлдэгдэл, ₮|Байдал, хэзээнээс|Үндэслэл',
    ],
  ])('amounts name their unit in the headings of %s', async (tab, heads) => {
    await openAt(`/loans/${ongoing}${tab}`);
    await waitFor(() => expect(headsOf().join('|')).toBe(heads));
  });

  test('a failed transfer shows the code of its stage in the log', async () => {
    await openAt(`/loans/${failedTransfer}/log`);
    await shows('730', 'Банкны данс олдсонгүй', 'Амжилтгүй');
  });
});

describe('addresses and answers', () => {
  test.each(['call-log', 'call-log/abc', 'call-log/1/2', 'nonsense', 'installment/5'])(
    '%s is not a page',
    async (rest) => {
      await openAt(`/loans/${ongoing}/${rest}`);
      await shows('Хуудас олдсонгүй');
    },
  );

  test('a part that fails says so, in the strip and in its tab, and comes back', async () => {
    lab.server.use(
      http.get('*/loans/:id/repayments', () =>
        HttpResponse.json({ code: 'X', message: 'Алдаа' }, { status: 400 }),
      ),
    );
    await openAt(`/loans/${ongoing}/refund`);
    await shows('Тулгах мэдээллийг уншиж чадсангүй.');
    expect(windowText()).not.toContain('Төлөлт хийгдээгүй байна');
    lab.server.use(...lab.gateways.handlers);
    const [again] = await screen.findAllByRole('button', { name: 'Дахин оролдох' });
    again.click();
    await shows('8/8 таарсан', '367,543.15');
  });

  test('calls need their own right, and say which', async () => {
    await openAt(`/loans/${ongoing}/call-log/100001`, { permissions: ['loan:view'] });
    await shows('loan-call:list');
  });
});

describe('a call', () => {
  test('is added with its rules, and counts today', async () => {
    await openAt(`/loans/${ongoing}/call-log/100001`);
    await shows('Дуудлагын түүх, бүх зээлээр');
    await press('Дуудлага бүртгэх');
    const form = await dialog();
    await choose('Дуудлагын үр дүн', 'Мэдэгдсэн', form);
    await press('Хадгалах', form);
    await waitFor(() =>
      expect(windowText()).toContain('Мэдэгдсэн бол тэмдэглэл эсвэл амласан огноо оруулна уу.'),
    );
    expect(lab.commits()).toEqual([]);
    await fill('Тэмдэглэл', 'Баасан гарагт төлнө', form);
    await press('Хадгалах', form);
    await waitFor(() => expect(successes()).toEqual(['Амжилттай бүртгэлээ. Дуудлага']));
    expect(lab.commits()).toEqual(['POST /gateway-lab/loans/call-log']);
    await shows('Баасан гарагт төлнө');
    const call = lab.gateways.store.collection('loans/call-log')?.all.at(-1);
    expect(call).toMatchObject({
      customerId: 100_001,
      loanId: ongoing,
      outcome: 'INFORMED',
      phone: '99112233',
    });
  });
});
