import { beforeEach, describe, expect, it } from 'vitest';
import { expectClean, openConsole } from './support/console';
import { gateway } from './support/gateway';
import {
  closeAndOpen,
  confirm,
  confirmRelatives,
  lookUp,
  sendCheck,
  timelineOf,
  verifyIdentity,
} from './support/registrySteps';

/**
 * A customer's day at the desk and the registries: identity, relatives, credit registry, state registry and accesses, each
 * by who has the right, all of it in the timeline. The review of an income of four pages, with what the reader draws,
 * is in income.e2e.ts: here it is two sheets of another customer and what that timeline says of them. Who has not the
 * right is in registriesDenied.e2e.ts.
 */

beforeEach(() => gateway.reset());

/** Could not be verified by comparison; one relative; last day of the check; differs from the state registry in five fields. */
const CUSTOMER = '/customers/100014';

/** Who they are in the console. */
const OPERATOR = 'Батбаяр Номин';
const ECONOMIST = 'Цэрэндорж Тэмүүлэн';

/** An access closed and opened again, as the timeline tells it. */
const closedAndOpened = (access: string): string[] => [
  `${OPERATOR} | Эрх нээсэн | ${access}: Гараар хаасан → Зөвшөөрсөн | Харилцагч дахин хүсэлт гаргасан`,
  `${OPERATOR} | Эрх хаасан | ${access}: Зөвшөөрсөн → Гараар хаасан | Харилцагчийн өөрийн хүсэлтээр`,
];

/** What the confirmer of a relative writes down. */
const CALLED = 'Утсаар ярьж, холбоог баталсан.';

const TIMELINE = [
  ...closedAndOpened('Хадгаламжаас зарлага гаргах эрх'),
  ...closedAndOpened('Нэг удаагийн код (OTP) авах эрх'),
  ...closedAndOpened('Шилжүүлэг хийх эрх'),
  ...closedAndOpened('Зээл авах эрх'),
  `${OPERATOR} | ХУР-ын мэдээлэл хүлээн авсан | Цалин, ₮: 2,300,000.00 → 3,650,000.00` +
    ' | Ажлын газар: Уран Дархан ХХК → Баялаг Ундарга ХХК | Холбогдох бичлэг: ХУР',
  `${OPERATOR} | ХУР-аас лавласан | Гэрээ байгуулах`,
  `${ECONOMIST} | ЗМС-ээс лавласан | Харилцагч шинэ зээл хүссэн тул лавлана` +
    ' | Холбогдох бичлэг: ЗМС лавлагаа ZMS-2026-001577',
  `${ECONOMIST} | Гэр бүлийн гишүүн баталгаажуулсан | ${CALLED} | Холбогдох бичлэг: Баянмөнх Сараа`,
  `${OPERATOR} | Гэр бүлийн гишүүн баталгаажуулсан | ${CALLED} | Холбогдох бичлэг: Сэдбазар Солонго`,
  `${OPERATOR} | Гэр бүлийн гишүүн нэмсэн | Холбогдох бичлэг: Баянмөнх Сараа`,
  `${OPERATOR} | Гараар баталгаажуулсан | Баталгаажуулалтын төлөв: Баталгаажуулах боломжгүй → Гараар баталгаажуулсан` +
    ' | Зураг, бичиг баримт тохирч байна.',
  'Систем | Харилцагчид мэдэгдсэн | Таны бүртгэл баталгаажлаа.',
  'Систем | Бүртгэсэн',
];

const GATEWAY = '/gateway-customer';
const COMMITS = [
  `${GATEWAY}/customers/100014/approve_identity`,
  `${GATEWAY}/family-relations`,
  `${GATEWAY}/family-relations/1000140/confirm`,
  `${GATEWAY}/family-relations/1006402/confirm`,
  '/gateway-zms/zms/checks/800972/check_zms',
  `${GATEWAY}/customers/100014/xyp`,
  `${GATEWAY}/customers/100014/xyp/accept`,
  `${GATEWAY}/customers/100014/access/canLend/close`,
  `${GATEWAY}/customers/100014/access/canLend/open`,
  `${GATEWAY}/customers/100014/access/canTransfer/close`,
  `${GATEWAY}/customers/100014/access/canTransfer/open`,
  `${GATEWAY}/customers/100014/access/canOtpRequest/close`,
  `${GATEWAY}/customers/100014/access/canOtpRequest/open`,
  `${GATEWAY}/customers/100014/access/isCashOutDeposit/close`,
  `${GATEWAY}/customers/100014/access/isCashOutDeposit/open`,
];

describe('a customer at the desk', () => {
  it('is verified, checked and looked up, and every action stands in the timeline', async () => {
    const desk = await openConsole({ person: 'operator', path: `${CUSTOMER}/verification-log` });
    await verifyIdentity(desk.page);
    await desk.page.goto(`${CUSTOMER}/detail`);
    const office = await openConsole({ person: 'economist', path: `${CUSTOMER}/detail` });
    await confirmRelatives(desk.page, office.page);

    await office.page.goto('/zms');
    await sendCheck(office.page);
    expectClean(office);

    await desk.page.goto('/xyp?customer=100014');
    await lookUp(desk.page);
    await desk.page.goto(`${CUSTOMER}/settings`);
    await closeAndOpen(desk.page);

    await desk.page.goto(`${CUSTOMER}/detail`);
    await expect.poll(() => timelineOf(desk.page)).toEqual(TIMELINE);
    expect((await gateway.commits()).map(({ path }) => path)).toEqual(COMMITS);
    await desk.page.goto(`${CUSTOMER}/log`);
    const lookUps = desk.page.locator('tbody tr').filter({ hasText: 'ХУР-аас лавласан' });
    await lookUps.getByText('Гэрээ байгуулах', { exact: true }).waitFor();
    expectClean(desk);
  });
});

describe('an income', () => {
  it('is reviewed sheet by sheet and approved by the keyboard, and the customer’s timeline tells it', async () => {
    const opened = await openConsole({
      person: 'economist',
      path: '/customers/income/requests?id=610002',
    });
    const { page } = opened;
    const told = page.locator('[data-part=queue-blocks]');
    await told.getByText(/Бүх хуудсыг үзээгүй байна: [01]\/2/).waitFor();
    for (const sheet of [1, 2]) {
      if (sheet > 1) await page.keyboard.press('ArrowRight');
      await page.locator('[data-part=image-stage] img').waitFor();
      await page
        .getByRole('button', { name: 'Файл баталгаажуулах' })
        .and(page.locator(':not([aria-disabled])'))
        .waitFor();
      await page.keyboard.press('c');
    }
    await told.waitFor({ state: 'detached' });
    await page.keyboard.press('a');
    await confirm(page, 'Батлах');
    await page.goto('/customers/100002/detail');
    await expect
      .poll(async () => (await timelineOf(page)).at(0))
      .toBe(
        `${ECONOMIST} | Орлого баталсан | Зээлийн эрх, ₮: 8,150,000.00 → 4,140,000.00` +
          ' | Зээлийн оноо: 506 → 507 | Цалин, ₮: 1,200,000.00 → 1,380,000.00' +
          ' | Холбогдох бичлэг: Орлогын хүсэлт 610002',
      );
    expectClean(opened);
  });
});
