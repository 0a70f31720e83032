import { beforeEach, describe, expect, it } from 'vitest';
import type { Page } from 'playwright-core';
import { changePerson, expectClean, openConsole } from './support/console';
import { gateway } from './support/gateway';
import { choose, fill, input, save } from './support/inputs';
import { doAction, factOf, figuresOnTabs, whyBlocked, truthOf } from './support/loanPage';

beforeEach(() => gateway.reset());

const STATE = '[data-part=record-name]';

/** Moves the clock and lets the page see it. */
async function days(page: Page, today: string): Promise<void> {
  await gateway.clock({ today });
  await page.reload();
  await page.locator('[data-part=loan-check]').first().waitFor({ state: 'attached' });
}

/** Balance in the header, closing of the account, and the sum of the repayments: the same figures, tab by tab. */
async function expectFigures(
  page: Page,
  { balance, closing, repaid }: { balance: string; closing: string; repaid: string | null },
): Promise<void> {
  expect(await factOf(page, 'Зээлийн үлдэгдэл')).toBe(balance);
  const figures = await figuresOnTabs(page);
  expect(figures).toEqual({ closing, repaid, balanced: true });
}

async function requestLoan(): Promise<string> {
  // An agent would be offered the contracts of the own making alone.
  const opened = await openConsole({ person: 'admin', path: '/loans/create' });
  const { page } = opened;
  await input(page, 'customerId').fill('ПШ83032332');
  await page.getByRole('option', { name: /32332/ }).click();
  // Only the borrower's own lending contract is offered.
  await input(page, 'contractId').click();
  await page.getByRole('option', { name: 'LC-' }).click();
  await choose(page, 'productType', 'Богино хугацаат зээл');
  await fill(page, {
    purpose: 'Гэр ахуйн бараа',
    lentAmount: '300000',
    interestRate: '36',
    duration: '6',
    accountNumber: '5012345678',
  });
  await choose(page, 'bankCode', 'Голомт банк');
  await choose(page, 'termUnit', 'Сар');
  await choose(page, 'paymentOption', 'Шууд төлөх');
  await input(page, 'isExtendable').focus();
  await page.keyboard.press('Space');
  // The schedule beside the form is the one of the gateway (docs/domain/lending.md 5.4).
  const preview = page.locator('[data-part=action-create-side]');
  await preview.getByText('8,876.71', { exact: true }).waitFor();
  await preview.getByText('331,315.07', { exact: true }).waitFor();
  await save(page).click();
  await page.waitForURL(/\/loans\/\d+$/);
  await page.locator(STATE).getByText('Хүсэлт гаргасан').waitFor();
  // Nobody approves the own request.
  expect(await whyBlocked(page, 'Батлах')).toBe(
    'Бүртгэсэн, зассан, хүсэлт гаргасан хүн өөрөө шийдвэрлэх боломжгүй.',
  );
  expectClean(opened);
  return new URL(page.url()).pathname;
}

describe('the life of a loan', () => {
  it('goes from the request to the closing from the risk fund, and every figure agrees on the way', async () => {
    const path = await requestLoan();
    const opened = await openConsole({ person: 'economist', path });
    const { page } = opened;

    await doAction(page, 'Батлах');
    await page.locator(STATE).getByText('Олгогдсон').waitFor();
    expect(await truthOf(page)).toEqual([]);
    await expectFigures(page, { balance: '300,000.00', closing: '−300,000.00', repaid: null });

    await doAction(page, 'Төлөх', async () => {
      await input(page, 'amount').fill('20000');
      await choose(page, 'paymentSource', 'Хэтэвч');
    });
    await expect.poll(() => factOf(page, 'Зээлийн үлдэгдэл')).toBe('280,000.00');
    expect(await truthOf(page)).toEqual([]);
    await expectFigures(page, {
      balance: '280,000.00',
      closing: '−280,000.00',
      repaid: '20,000.00',
    });

    expect(await factOf(page, 'Эргэн төлөх огноо')).toBe('2026-12-21');
    await doAction(page, 'Хугацаа сунгах', () => choose(page, 'paymentSource', 'Хэтэвч'));
    await expect.poll(() => factOf(page, 'Эргэн төлөх огноо')).toBe('2027-01-21');
    expect(await truthOf(page)).toEqual([]);

    // Not overdue: neither a renewal nor the risk department is open, and the reason is there.
    expect(await whyBlocked(page, 'Хэтэрсэн хуваарь шинэчлэх')).toBe(
      'Хугацаа хэтрээгүй зээлийн хуваарийг шинэчлэх шаардлагагүй.',
    );
    expect(await whyBlocked(page, 'Эрсдэлийн санд шилжүүлэх')).toBe(
      'Хэтэрсэн хоног: 0. Эрсдэлийн санд шилжүүлэх доод хоног: 91.',
    );
    expect(await whyBlocked(page, 'Эрсдэлийн сангаас хаах')).toBe(
      '«Эрсдэлийн хэлтэст шилжсэн», «Шүүхэд шилжсэн» төлөвт боломжтой',
    );

    await days(page, '2027-03-15');
    await page.locator(STATE).getByText('Олгогдсон · 53 хоног хэтэрсэн').waitFor();
    expect(await truthOf(page)).toEqual([]);
    expect(await whyBlocked(page, 'Хугацаа сунгах')).toBe(
      'Хэтэрсэн хоног: 53. Сунгахад зөвшөөрөх дээд хоног: 30.',
    );
    expect(await whyBlocked(page, 'Урьдчилан төлөх')).toBe(
      'Хугацаа хэтэрсэн зээлийг урьдчилан төлөх боломжгүй: 53 хоног хэтэрсэн.',
    );

    await doAction(page, 'Хэтэрсэн хуваарь шинэчлэх', () => input(page, 'rowCount').fill('4'));
    await expect.poll(() => factOf(page, 'Эргэн төлөх огноо')).toBe('2027-03-22');
    expect(await truthOf(page)).toEqual(['Хуваарь шинэчилсний дараах ажиглалтын хугацаа']);
    expect(await whyBlocked(page, 'Хэтэрсэн хуваарь шинэчлэх')).toBe(
      'Хугацаа хэтрээгүй зээлийн хуваарийг шинэчлэх шаардлагагүй.',
    );

    await days(page, '2027-08-20');
    await page.locator(STATE).getByText('Олгогдсон · 151 хоног хэтэрсэн').waitFor();
    await expect.poll(() => factOf(page, 'Активын ангилал')).toBe('3 Хэвийн бус');
    expect(await truthOf(page)).toEqual([]);

    await doAction(page, 'Эрсдэлийн санд шилжүүлэх');
    await page.locator(STATE).getByText('Эрсдэлийн хэлтэст шилжсэн').waitFor();
    expect(await truthOf(page)).toEqual([]);

    await doAction(page, 'Шүүхэд шилжүүлэх', async () => {
      await fill(page, { courtFee: '10000', courtCost: '5000' });
    });
    await page.locator(STATE).getByText('Шүүхэд шилжсэн').waitFor();
    expect(await truthOf(page)).toEqual([]);
    expect(await whyBlocked(page, 'Хугацаа сунгах')).toBe('«Олгогдсон» төлөвт боломжтой');

    // A write-off takes another person than who asked for the loan, or moved it to the risk department.
    expect(await whyBlocked(page, 'Эрсдэлийн сангаас хаах')).toBe(
      'Бүртгэсэн, зассан, хүсэлт гаргасан хүн өөрөө шийдвэрлэх боломжгүй.',
    );
    await changePerson(opened, 'only:loan:close-fund,loan:view', path);
    await doAction(page, 'Эрсдэлийн сангаас хаах');
    await page.locator(STATE).getByText('Хаагдсан').waitFor();
    await changePerson(opened, 'economist', path);
    expect(await truthOf(page, 7)).toEqual([]);
    expect(await factOf(page, 'Зээлийн үлдэгдэл')).toBe('0.00');
    expect((await figuresOnTabs(page)).closing).toBe('0.00');
    expect(await whyBlocked(page, 'Төлөх')).toBe(
      '«Олгогдсон», «Эрсдэлийн хэлтэст шилжсэн», «Шүүхэд шилжсэн» төлөвт боломжтой',
    );

    const commits = (await gateway.commits()).map((commit) => commit.path.split('/').at(-1));
    expect(commits).toEqual([
      'loans',
      'approve',
      'pay',
      'extend',
      'renew_overdue_schedule',
      'move_to_risk_fund',
      'move_to_court',
      'close_from_risk_fund',
    ]);
    expectClean(opened);
  });
});
