import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { GATEWAY_BASES, type GatewayKey } from '../../../mocks/engine/bases';
import { recordPath } from '../../../src/entity/paths';
import type { ResourceName } from '../../../src/i18n/Catalogue';
import { declared } from '../../contract/support/entities';
import { withEachPart } from '../oneOfEach';
import type { WriteFlow } from './flows';
import { button, choose, fill, press, valueOf } from './form';
import type { Who } from './openAt';
import { pressAction, openAction } from './recordActions';

const REASON = 'Баримт шалгаж шийдвэрлэлээ.';

/** One way of moving or deciding about money, as a person with exactly the rights for it does it. */
export interface MoneyFlow extends WriteFlow {
  /** Who does it: somebody with these permissions alone, or a demo person. */
  who: Who;
  /** What is said first when it is refused. */
  failed: string;
}

/** An action of a record's life cycle, told as data. Ids, codes and words are those of the sample of 2026-11-21. */
interface ActionRow {
  resource: ResourceName;
  id: number;
  action: string;
  words: string;
  /** Its page, where that is not the record's own. */
  path?: string;
  /** What the page shows once it is all there, where its parts come later. */
  shows?: string;
  /** Presses the action where that page has no header of a record. */
  opens?: () => Promise<void>;
  who: Who;
  /** A press does it, and nothing is asked; a failure opens the question that says why. */
  atOnce?: true;
  /** What its dialog asks for, by label. */
  chooses?: Readonly<Record<string, string>>;
  fills?: Readonly<Record<string, string>>;
  done: string;
  failed: string;
}

/** The question or the form that is open. */
const question = (): Promise<HTMLElement> =>
  waitFor(() => {
    const found = document.querySelector<HTMLElement>('[role=alertdialog], [role=dialog]');
    if (!found) throw new Error('Nothing is asked yet.');
    return found;
  });

const sender = async (words: string): Promise<HTMLElement> =>
  within(await question()).findByText(words, { selector: 'button:not(:disabled)' });

/** The action of a record that does something at once, or the button of the question that its failure has opened. */
const doer = (words: string): Promise<HTMLElement> =>
  waitFor(async () => {
    const asked = document.querySelector<HTMLElement>('[role=alertdialog]');
    return asked
      ? within(asked).getByText(words, { selector: 'button:not(:disabled)' })
      : openAction(words);
  });

const callOf = ({ resource, id, action }: ActionRow): string => {
  const found = declared.find(({ entity }) => entity.name === resource)?.entity;
  if (!found) throw new Error(`There is no ${resource}.`);
  return `${GATEWAY_BASES[found.gateway as GatewayKey]}${found.endpoint}/${id}/${action}`;
};

function actionFlow(row: ActionRow): MoneyFlow {
  const { resource, id, action, words, chooses = {}, fills = {} } = row;
  const typed = Object.entries(fills);
  const sending = () => (row.atOnce ? doer(words) : sender(words));
  return {
    name: `${resource}: ${action}`,
    path: row.path ?? recordPath(resource, 'show', id) ?? '',
    method: 'POST',
    call: callOf(row),
    who: row.who,
    failed: row.failed,
    told: row.done,
    async prepare() {
      if (row.shows) await screen.findByText(row.shows);
      if (row.atOnce) return void (await doer(words));
      await (row.opens ?? (() => pressAction(words)))();
      const form = await question();
      for (const [label, option] of Object.entries(chooses)) await choose(label, option, form);
      for (const [label, text] of typed) await fill(label, text, form);
    },
    button: () => sending(),
    async typed() {
      if (row.atOnce) return '';
      const form = await question();
      const values = await Promise.all(typed.map(([label]) => valueOf(label, form)));
      return values.join(' | ');
    },
    kept: typed.map(([, text]) => text).join(' | '),
    submit: async () => void fireEvent.click(await sending()),
  };
}

const STATE = 'Төлөв өөрчлөхөд алдаа гарлаа.';
const UPDATE = 'Шинэчлэхэд алдаа гарлаа.';
const DESK: Who = { permissions: ['cgw-bank-income:access'] };
const FRAUD: Who = { permissions: ['wa-fraud:list'] };
const WALLETS: Who = { permissions: ['wallet:list'] };
const THEMES: Who = { permissions: ['wa-envelope-theme:list', 'wa-envelope-theme:create'] };
const COUPONS: Who = { permissions: ['coupon-admin:access', 'coupon-admin:create'] };
const COUPON_REQUESTS: Who = { permissions: ['coupon-request:access'] };
const RECEIPTS: Who = { permissions: ['e-barimt:view', 'e-barimt:create'] };

const failedTransfer = (id: number, action: string, words: string, done: string): ActionRow => ({
  resource: 'accounting/failed-transfers',
  id,
  action,
  words,
  who: DESK,
  fills: { Тайлбар: REASON },
  done: `${done} FT-${String(id).slice(-5)}`,
  failed: STATE,
});

/** On the queue of held sums: the one under decision stands beside the list. */
const held = (action: string, words: string, done: string): ActionRow => ({
  resource: 'accounting/held-transactions',
  id: 800_018,
  action,
  words,
  path: '/accounting/held-transactions?id=800018',
  opens: async () => {
    const panel = await screen.findByRole('complementary', { name: /HT-00018/ });
    await press(words, panel);
  },
  who: DESK,
  fills: { Тайлбар: REASON },
  done,
  failed: STATE,
});

const fraud = (
  id: number,
  action: string,
  words: string,
  done: string,
  failed = STATE,
): ActionRow => ({
  resource: 'accounting/fraud-transfer',
  id,
  action,
  words,
  who: FRAUD,
  fills: { Сэтгэгдэл: REASON },
  done,
  failed,
});

const theme = (
  id: number,
  action: string,
  words: string,
  done: string,
  more: Partial<ActionRow> = {},
): ActionRow => ({
  resource: 'envelopes/themes',
  id,
  action,
  words,
  who: THEMES,
  done,
  failed: STATE,
  ...more,
});

/** Savings of the first well-known customer. */
const saving = (id: number, action: string, words: string, done: string): ActionRow => ({
  resource: 'saving',
  id,
  action,
  words,
  shows: 'Хадгаламжийн журнал',
  who: WALLETS,
  fills: { Шалтгаан: REASON },
  done: `${done} 710000000${id}`,
  failed: STATE,
});

const ACTIONS: readonly ActionRow[] = [
  {
    resource: 'coupon/requests',
    id: 14,
    action: 'approve',
    words: 'Батлах',
    who: COUPON_REQUESTS,
    done: 'Амжилттай баталлаа. Американо',
    failed: STATE,
  },
  {
    resource: 'coupon/requests',
    id: 14,
    action: 'reject',
    words: 'Татгалзах',
    who: COUPON_REQUESTS,
    fills: { Шалтгаан: REASON },
    done: 'Татгалзлаа. Американо',
    failed: STATE,
  },
  {
    resource: 'coupon',
    id: 11,
    action: 'ask_approval',
    words: 'Батлуулахаар илгээх',
    who: COUPONS,
    done: 'Хүсэлт илгээлээ. Эрэгтэй үс засалт',
    failed: STATE,
  },
  {
    resource: 'coupon',
    id: 8,
    action: 'end_early',
    words: 'Худалдааг зогсоох',
    who: COUPONS,
    fills: { Шалтгаан: REASON },
    done: 'Төлөвийг амжилттай өөрчиллөө. Худалдааг зогсоох: Өвлийн сет',
    failed: STATE,
  },
  {
    resource: 'accounting/profits',
    id: 900_001,
    action: 'undo_assign',
    words: 'Оноолтыг буцаах',
    who: DESK,
    fills: { Тайлбар: REASON },
    done: 'Төлөвийг амжилттай өөрчиллөө. Оноолтыг буцаах: O-00001',
    failed: STATE,
  },
  {
    resource: 'accounting/profits',
    id: 900_094,
    action: 'recognise',
    words: 'Дахин таних',
    atOnce: true,
    who: DESK,
    done: 'Төлөвийг амжилттай өөрчиллөө. Дахин таних: O-00094',
    failed: STATE,
  },
  {
    ...failedTransfer(700_026, 'correct', 'Залруулах', 'Амжилттай залрууллаа.'),
    chooses: { 'Залруулсан арга': 'Дансанд нь буцаах' },
  },
  failedTransfer(700_020, 'confirm_bank_error', 'Банкны алдаа гэж хаах', 'Амжилттай баталлаа.'),
  failedTransfer(
    700_026,
    'confirm_transaction_error',
    'Гүйлгээний алдаа гэж хаах',
    'Амжилттай баталлаа.',
  ),
  held('release_held', 'Гүйцээх', 'Төлөвийг амжилттай өөрчиллөө. Гүйцээх: HT-00018'),
  held('return_held', 'Хэтэвчид буцаах', 'Амжилттай буцаалаа. HT-00018'),
  {
    ...held(
      'report_fraud',
      'Залилан гэж бүртгэх',
      'Амжилттай шинэчиллээ. Залилан гэж бүртгэх: HT-00018',
    ),
    who: { permissions: ['cgw-bank-income:access', 'wa-fraud:list'] },
    fills: { Шалтгаан: REASON },
    failed: UPDATE,
  },
  fraud(30_003, 'ask_customer', 'Харилцагчаас тодруулах', 'Хүсэлт илгээлээ. FR-30003'),
  fraud(30_003, 'ask_merchant', 'Мерчантаас тодруулах', 'Хүсэлт илгээлээ. FR-30003'),
  fraud(30_003, 'ask_bank', 'Банкнаас тодруулах', 'Хүсэлт илгээлээ. FR-30003'),
  fraud(30_027, 'settle_by_user', 'Хэрэглэгч барагдуулсан', 'Амжилттай хаалаа. FR-30027'),
  fraud(30_028, 'settle_by_nbfi', 'ББСБ барагдуулсан', 'Амжилттай хаалаа. FR-30028'),
  fraud(30_030, 'send_to_court', 'Шүүхэд шилжүүлэх', 'Амжилттай илгээлээ. FR-30030'),
  fraud(
    30_029,
    'mark_sent_to_court',
    'Шүүхэд шилжүүлсэн',
    'Төлөвийг амжилттай өөрчиллөө. Шүүхэд шилжүүлсэн: FR-30029',
  ),
  fraud(30_031, 'settle_in_court', 'Шүүхээр шийдвэрлэсэн', 'Амжилттай хаалаа. FR-30031'),
  fraud(
    30_003,
    'comment',
    'Тайлбар нэмэх',
    'Сэтгэгдлийг амжилттай хадгаллаа. FR-30003',
    'Сэтгэгдэл хадгалахад алдаа гарлаа.',
  ),
  {
    resource: 'wallets',
    id: 100_001,
    action: 'change_limit',
    words: 'Лимит өөрчлөх',
    shows: 'Хэтэвчийн журнал',
    who: { permissions: ['wallet:list', 'lead:approve'] },
    fills: { 'Гүйлгээний лимит': '400,000.00', Шалтгаан: REASON },
    done: 'Амжилттай шинэчиллээ. Лимит өөрчлөх: BA0000100001',
    failed: UPDATE,
  },
  {
    ...saving(2, 'approve_cash_out', 'Зарлага батлах', 'Амжилттай баталлаа.'),
    fills: {},
  },
  {
    ...saving(3, 'approve_cancel', 'Цуцлалт батлах', 'Амжилттай баталлаа.'),
    fills: {},
  },
  saving(3, 'refuse_cancel', 'Цуцлах хүсэлтийг буцаах', 'Татгалзлаа.'),
  saving(1, 'block_saving', 'Хориглох', 'Төлөвийг амжилттай өөрчиллөө. Хориглох:'),
  saving(4, 'unblock_saving', 'Хориг авах', 'Төлөвийг амжилттай өөрчиллөө. Хориг авах:'),
  {
    resource: 'deposit_criteria',
    id: 1,
    action: 'change_criteria',
    words: 'Шалгуур өөрчлөх',
    path: '/current-account/deposit-criteria',
    who: { permissions: ['loan-criteria-settings:create'] },
    fills: { 'Дараагийн төлөлт хүртэлх хоног': '4', Шалтгаан: REASON },
    done: 'Хүсэлт үүсгэлээ. Өөр хүн батлахад хүчинтэй болно. Шалгуур өөрчлөх: Түр данснаас зээл төлөх шалгуур',
    failed: UPDATE,
  },
  {
    resource: 'current-account',
    id: 100_002,
    action: 'return_to_bank',
    words: 'Банк руу буцаах',
    shows: 'Дансны хөдөлгөөн',
    who: { permissions: ['wallet:list', 'cgw-bank-income:access'] },
    fills: { Дүн: '50,000.00', Шалтгаан: REASON },
    done: 'Амжилттай буцаалаа. TA0000100002',
    failed: UPDATE,
  },
  {
    resource: 'accounting/opening-balance',
    id: 101,
    action: 'set_opening',
    words: 'Эхний үлдэгдэл бичих',
    who: DESK,
    done: 'Төлөвийг амжилттай өөрчиллөө. Эхний үлдэгдэл бичих: 2026',
    failed: STATE,
  },
  {
    resource: 'accounting/opening-balance',
    id: 101,
    action: 'discard_opening',
    words: 'Хэрэгсэхгүй болгох',
    who: DESK,
    fills: { Шалтгаан: REASON },
    done: 'Төлөвийг амжилттай өөрчиллөө. Хэрэгсэхгүй болгох: 2026',
    failed: STATE,
  },
  theme(11, 'activate', 'Идэвхжүүлэх', 'Төлөвийг амжилттай өөрчиллөө. Идэвхжүүлэх: Багшдаа', {
    atOnce: true,
  }),
  theme(
    2,
    'deactivate',
    'Идэвхгүй болгох',
    'Төлөвийг амжилттай өөрчиллөө. Идэвхгүй болгох: Ууц тавгийн идээ',
    { atOnce: true },
  ),
  theme(3, 'make_default', 'Үндсэн болгох', 'Үндсэн загварыг тохирууллаа. Шинэ оны салют', {
    failed: UPDATE,
  }),
  theme(13, 'delete', 'Устгах', 'Амжилттай устгалаа. Наадмын хийморь', {
    failed: 'Устгахад алдаа гарлаа.',
  }),
  {
    resource: 'ebarimt',
    id: 27,
    action: 'send_receipt',
    words: 'И-баримт илгээх',
    who: RECEIPTS,
    done: 'Амжилттай илгээлээ. EB-2026-000027',
    failed: 'Илгээхэд алдаа гарлаа.',
  },
  {
    resource: 'ebarimt',
    id: 1,
    action: 'return_receipt',
    words: 'И-баримт буцаах',
    who: RECEIPTS,
    fills: { 'Буцаасан шалтгаан': REASON },
    done: 'Амжилттай буцаалаа. EB-2025-000001',
    failed: STATE,
  },
];

/** Tiles of the desk, the likeliest first. */
const tiles = (least: number): Promise<HTMLElement[]> =>
  waitFor(() => {
    const found = [...document.querySelectorAll<HTMLElement>('[data-part=desk] li button')];
    if (found.length < least) throw new Error(`${found.length} proposals so far.`);
    return found;
  });

const key = (code: string) => fireEvent.keyDown(document.body, { code });

/** Opens the question of what was chosen on the desk. */
async function askAtDesk(): Promise<void> {
  await waitFor(() => {
    const book = document.querySelector<HTMLButtonElement>(
      '[data-part=desk] [data-variant=primary]',
    );
    if (!book || book.disabled) throw new Error('The desk is not ready yet.');
  });
  key('Enter');
  await question();
}

const assign = (id: number, name: string, prepare: () => Promise<void>): MoneyFlow => {
  const code = `O-${String(id).slice(-5)}`;
  return {
    ...actionFlow({
      resource: 'accounting/profits',
      id,
      action: 'assign',
      words: 'Оноох',
      who: DESK,
      done: `Төлөвийг амжилттай өөрчиллөө. Оноох: ${code}`,
      failed: STATE,
    }),
    name,
    async prepare() {
      await prepare();
      await askAtDesk();
    },
  };
};

const created = (
  flow: Omit<MoneyFlow, 'method' | 'isNew' | 'button' | 'submit' | 'failed'> & { words: string },
): MoneyFlow => ({
  ...flow,
  method: 'POST',
  isNew: true,
  failed: '',
  button: () => button(flow.words),
  submit: () => press(flow.words),
});

const FORMS: readonly MoneyFlow[] = [
  assign(900_093, 'accounting/profits: assign at the desk', async () => {
    await tiles(1);
    key('Digit1');
  }),
  assign(900_092, 'accounting/profits: split at the desk', async () => {
    await tiles(2);
    key('KeyS');
    key('Digit1');
    key('Digit2');
    const amounts = await waitFor(() => {
      const found = screen.getAllByLabelText<HTMLInputElement>(/^Дүн: /);
      if (found.length !== 2) throw new Error('Two parts are not there yet.');
      return found;
    });
    for (const [at, value] of ['100000', '99453.19'].entries()) {
      fireEvent.focus(amounts[at]);
      fireEvent.change(amounts[at], { target: { value } });
      fireEvent.blur(amounts[at]);
    }
  }),
  created({
    name: 'qr: create',
    path: '/qr/create',
    call: '/gateway-lab/qr-aliases',
    who: { permissions: ['wa-qr-alias:create', 'wa-qr-alias:list', 'customer:list'] },
    words: 'Хадгалах',
    async prepare() {
      await choose('Харилцагч', 'Өлзийбаяр Түвшинбаяр');
      await fill('Хүлээн авагчийн нэр', 'Түвшинбаяр');
      await fill('Дүн', '25,000.00');
    },
    typed: async () => `${await valueOf('Хүлээн авагчийн нэр')} ${await valueOf('Дүн')}`,
    kept: 'Түвшинбаяр 25,000.00',
    told: 'QR код үүсгэлээ. 20000010 Түвшинбаяр',
  }),
  created({
    name: 'ebarimt: create',
    path: '/ebarimt',
    call: '/gateway-accounting/ebarimt',
    who: RECEIPTS,
    words: 'И-баримт илгээх',
    async prepare() {
      const boxes = await screen.findAllByRole('checkbox', { name: /^Сонгох: / });
      const free = boxes.find((box) => !(box as HTMLInputElement).disabled) as HTMLElement;
      fireEvent.click(free);
      await waitFor(() => {
        if (!(free as HTMLInputElement).checked) throw new Error('No fee is chosen yet.');
      });
    },
    typed: () =>
      Promise.resolve(
        String(document.querySelectorAll('input[aria-label^="Сонгох: "]:checked').length),
      ),
    kept: '1',
    told: 'И-баримт бүртгэлээ. EB-2026-000205',
  }),
  created({
    name: 'accounting/opening-balance: create',
    path: '/accounting/opening-balance/create',
    call: '/gateway-accounting/opening-balances',
    who: DESK,
    words: 'Хадгалах',
    async prepare() {
      await fill('Жил', '2025');
      await fill('Үндэслэл', 'Аудитын дүгнэлтээр нэмсэн.');
      for (const [at, [account, side]] of OPENING_LINES.entries()) {
        await press('Нэмэх');
        const row = await waitFor(() => {
          const rows = document.querySelectorAll<HTMLElement>('[data-part=item]');
          if (rows.length <= at) throw new Error('The row is not there yet.');
          return rows[at];
        });
        await choose('Данс', account, row);
        await fill(side, '250,000.00', row);
      }
    },
    typed: async () => `${await valueOf('Жил')} ${await valueOf('Үндэслэл')}`,
    kept: '2025 Аудитын дүгнэлтээр нэмсэн.',
    told: 'Амжилттай үүсгэлээ. 2025',
  }),
  {
    ...created({
      name: 'envelopes/themes: edit',
      path: '/envelopes/themes/4/update',
      call: '/gateway-lab/envelope-themes/4',
      who: THEMES,
      words: 'Хадгалах',
      prepare: () => fill('Нэр', 'Өвлийн шинэ баяр'),
      typed: () => valueOf('Нэр'),
      kept: 'Өвлийн шинэ баяр',
      told: 'Амжилттай хадгаллаа. Өвлийн шинэ баяр',
    }),
    method: 'PUT',
    isNew: undefined,
  },
];

const OPENING_LINES = [
  ['Банк дахь хугацаатай хадгаламж', 'Дебит'],
  ['Эхний үлдэгдлийн данс', 'Кредит'],
] as const;

/** What decides of a press: what its dialog asks for, where it is pressed, and what is said when it is refused. */
const partsOf = ({ atOnce, chooses, fills, opens, path, shows, failed }: ActionRow) => [
  atOnce ? 'at once' : `asks ${Boolean(chooses)} ${Boolean(fills && Object.keys(fills).length)}`,
  opens ? 'beside a list' : 'in a header',
  path ? 'another page' : 'its own page',
  shows ? 'parts that come later' : 'all at once',
  failed,
];

/**
 * The writes of money that one press makes, as many acts as have every part, with who may do it. That every act is booked
 * once and found under its key is proved at the gateways (tests/contract/gatewayRights).
 */
export const moneyFlows: readonly MoneyFlow[] = [
  ...withEachPart(ACTIONS, partsOf).map(actionFlow),
  ...FORMS,
];
