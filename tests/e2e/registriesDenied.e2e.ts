import type { Page } from 'playwright-core';
import { beforeEach, describe, expect, it } from 'vitest';
import { expectClean, openConsole } from './support/console';
import { gateway } from './support/gateway';

/**
 * What registriesDone.e2e.ts does, for who has not the right. The agent may write customers, so that the desk is open to
 * agents too; the registry and the incomes are not.
 */

beforeEach(() => gateway.reset());

/** The actions of the day, by their words. */
const ACTIONS = new RegExp(
  [
    '^Гараар баталгаажуулах',
    '^Баталгаажуулахаас татгалзах',
    '^Баталгаажуулах',
    '^Баталгаажуулалт цуцлах',
    '^Гэр бүлийн гишүүн нэмэх',
    '^Засах',
    '^Устгах',
    '^Нэр өөрчлөх',
    '^Мэдээлэл буцаах',
    '^ЗМС-ээс лавлах',
    '^ЗМС лавлагаа дахин илгээх',
    '^ХУР-аас лавлах',
    '^Шинээр лавлах',
    '^Хурууны хээ унших',
    '^Сонгосныг хүлээн авах',
    '^Эрх хаах',
    '^Эрх нээх',
  ].join('|'),
);

const TABS = [
  ['/customers/100014/detail', '[data-part=record-table] tbody tr'],
  ['/customers/100014/settings', '[data-access=isCashOutDeposit]'],
  ['/customers/100001/xyp-detail', 'tr[data-field]'],
] as const;

const REFUSED = [
  ['/zms', 'zms:list'],
  ['/zms-view/800976', 'zms:list'],
  ['/customers/income/requests', 'cus-income:pending-list'],
] as const;

/** No button of an action, wherever on the page, and no question open. */
async function expectNoActions(page: Page): Promise<void> {
  await page.locator('main h1').first().waitFor();
  const more = page.getByRole('button', { name: 'Бусад үйлдэл' });
  await expect.poll(() => more.count(), { message: page.url() }).toBe(0);
  await expect
    .poll(() => page.getByRole('button', { name: ACTIONS }).allInnerTexts(), {
      message: page.url(),
    })
    .toEqual([]);
  await expect
    .poll(() => page.getByRole('link', { name: 'Шинээр лавлах' }).count(), { message: page.url() })
    .toBe(0);
  await expect.poll(() => page.getByRole('checkbox').count(), { message: page.url() }).toBe(0);
  const questions = page.locator('[role="dialog"], [role="alertdialog"]');
  await expect.poll(() => questions.count(), { message: page.url() }).toBe(0);
}

describe('who has the right', () => {
  it('sees the actions there', async () => {
    const opened = await openConsole({ person: 'operator', path: '/profile' });
    const { page } = opened;
    for (const [tab, ready] of TABS) {
      await page.goto(tab);
      await page.locator(ready).first().waitFor();
      await page.getByRole('button', { name: ACTIONS }).first().waitFor();
    }
    expectClean(opened);
  });

  it('opens and closes no access that asks for another one', async () => {
    const opened = await openConsole({ person: 'agent', path: '/customers/100014/settings' });
    const { page } = opened;
    await page.locator('[data-access=canLend]').getByRole('button', { name: 'Эрх хаах' }).waitFor();
    const otp = page.locator('[data-access=canOtpRequest]').getByRole('button');
    await expect.poll(() => otp.allInnerTexts()).toEqual(['Түүх (0)', 'Надад эрхгүй үйлдэл (1)']);
    await otp.last().click();
    const missing = page.getByRole('dialog', { name: 'Эрхгүй үйлдлүүд' });
    await missing
      .getByRole('heading', { name: 'Эрх хаах: Нэг удаагийн код (OTP) авах эрх' })
      .waitFor();
    expectClean(opened);
  });
});

describe('who has not the right', () => {
  it.each(['worker', 'only:customer:view'])('%s sees none of the actions', async (person) => {
    const opened = await openConsole({ person, path: '/profile' });
    const { page } = opened;
    await page.goto('/customers/100014/verification-log');
    await page.getByRole('img', { name: 'Сельфи: Баянмөнх Энхбаяр' }).waitFor();
    await page.keyboard.press('a');
    await expectNoActions(page);
    for (const [tab, ready] of TABS) {
      await page.goto(tab);
      await page.locator(ready).first().waitFor();
      await expectNoActions(page);
    }
    await page.goto('/xyp?customer=100014');
    await page.getByText('ХУР-аас лавлахад таны эрх хүрэлцэхгүй байна.').waitFor();
    await expectNoActions(page);
    expect(await gateway.commits()).toEqual([]);
    expectClean(opened);
  });

  it.each(['agent', 'worker', 'only:customer:view'])(
    '%s is refused the registry and the incomes',
    async (person) => {
      const opened = await openConsole({ person, path: '/profile' });
      const { page } = opened;
      for (const [path, right] of REFUSED) {
        await page.goto(path);
        await page.getByRole('heading', { level: 1, name: 'Хандах эрхгүй' }).waitFor();
        await expect.poll(() => page.locator('main code').allInnerTexts()).toEqual([right]);
      }
      const groups = page.locator('[data-part=rail-list] ul[data-level="1"] > li > button');
      await groups.getByText('Харилцагч', { exact: true }).waitFor();
      await expect.poll(() => groups.allInnerTexts()).not.toContain('Зээлийн мэдээллийн сан (ЗМС)');
      expectClean(opened);
    },
  );
});
