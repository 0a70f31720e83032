import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { choose, dialog, fill, press, typeCode } from './form';

const REASON = 'Баримт шалгаж шийдвэрлэлээ';

/** An action of a loan, as a journey does it. */
export interface LoanActionCase {
  action: string;
  /** Loan that it is done with. */
  id: number;
  code: string;
  words: string;
  /** What is said when it is done. */
  done: string;
  /** What is said first when it is refused. */
  failed: string;
  /** What is typed and chosen beside the confirmation. */
  prepare?: (form: HTMLElement) => Promise<void>;
  confirm: 'reason' | 'typed' | 'none';
  /** Texts that the preview must show before it is done. */
  preview: readonly string[];
  /** What the header says afterwards, by label. */
  after: Readonly<Record<string, string>>;
  state: string;
}

/** Presses the button of an action, in sight or in the menu of further actions. */
export async function openAction(words: string): Promise<HTMLElement> {
  const page = within(screen.getByRole('main'));
  await page.findByRole('heading', { level: 1 });
  await waitFor(() => {
    const shown = page.queryAllByText(words, { selector: 'button[data-variant]' });
    if (shown.length === 0 && page.queryAllByText('Бусад үйлдэл').length === 0)
      throw new Error(`There is no action ${words} yet.`);
  });
  const [shown] = page.queryAllByText(words, { selector: 'button[data-variant]' });
  if (shown) fireEvent.click(shown);
  else {
    fireEvent.click(page.getAllByText('Бусад үйлдэл')[0]);
    fireEvent.click(await screen.findByRole('menuitem', { name: words }));
  }
  return dialog();
}

/** Fills the dialog of an action in, up to its last press. */
export async function prepareAction(one: LoanActionCase): Promise<HTMLElement> {
  const form = await openAction(one.words);
  await one.prepare?.(form);
  if (one.confirm === 'reason') await fill('Шалтгаан', REASON, form);
  if (one.confirm === 'typed') await typeCode(one.code.slice(-4), form);
  return form;
}

/** Presses the dialog's own button. */
export async function submitAction(one: LoanActionCase): Promise<void> {
  await press(one.words, await dialog());
}

/** A fact of the page: the value beside its label, the first one where it is twice. */
export function factOf(label: string): string {
  // Amounts carry their unit: "Үлдэгдэл, ₮".
  const named = (text: string) => text === label || text === `${label}, ₮`;
  const [term] = within(screen.getByRole('main')).queryAllByText(named, { selector: 'dt' });
  return term?.nextElementSibling?.textContent ?? '';
}

/** The actions of a loan that its page offers, with literal figures of the sample of 2026-11-21. */
export const LOAN_ACTIONS: readonly LoanActionCase[] = [
  {
    action: 'approve',
    id: 300_001,
    code: 'LN-2026-000001',
    words: 'Батлах',
    done: 'Амжилттай баталлаа. LN-2026-000001',
    failed: 'Төлөв өөрчлөхөд алдаа гарлаа.',
    confirm: 'none',
    preview: ['Гарт олгох дүн,\u00a0₮500,000.00', '569,589.04'],
    after: { 'Зээлийн үлдэгдэл': '500,000.00' },
    state: 'LOAN_ONGOING',
  },
  {
    action: 'pay',
    id: 300_006,
    code: 'LN-2026-000006',
    words: 'Төлөх',
    done: 'Амжилттай бүртгэлээ. LN-2026-000006',
    failed: 'Зээлийн төлбөрийн хүсэлт амжилтгүй боллоо.',
    prepare: async (form) => {
      await choose('Мөнгөний эх үүсвэр', 'Банкны шилжүүлэг', form);
    },
    confirm: 'none',
    preview: ['Хуримтлагдсан хүү16,306.8516,306.850.00', 'Үндсэн төлбөр100,000.00100,000.000.00'],
    after: { 'Зээлийн үлдэгдэл': '300,000.00', 'Одоо төлөх дүн': '0.00' },
    state: 'LOAN_ONGOING',
  },
  {
    action: 'pay_in_advance',
    id: 300_002,
    code: 'LN-2026-000002',
    words: 'Урьдчилан төлөх',
    done: 'Амжилттай бүртгэлээ. LN-2026-000002',
    failed: 'Зээлийн төлбөрийн хүсэлт амжилтгүй боллоо.',
    prepare: async (form) => {
      await fill('Дүн', '300000', form);
      await choose('Илүү төлөлтийг хэрхэн тооцох', 'Хугацаа богиносгох', form);
      await choose('Мөнгөний эх үүсвэр', 'Банкны шилжүүлэг', form);
    },
    confirm: 'none',
    preview: ['188,581.13', '655,877.49'],
    after: { 'Зээлийн үлдэгдэл': '655,877.49' },
    state: 'LOAN_ONGOING',
  },
  {
    action: 'extend',
    id: 300_007,
    code: 'LN-2026-000007',
    words: 'Хугацаа сунгах',
    done: 'Хугацааг амжилттай сунгалаа. LN-2026-000007',
    failed: 'Шинэчлэхэд алдаа гарлаа.',
    prepare: async (form) => {
      await choose('Мөнгөний эх үүсвэр', 'Хэтэвч', form);
    },
    confirm: 'none',
    preview: ['Одоо төлөх нийт дүн,\u00a0₮44,557.26', 'Нэмж төлөх хүү,\u00a0₮16,043.83'],
    after: { 'Хугацаа хэтэрсэн хоног': '0 хоног', 'Эргэн төлөх огноо': '2026-11-23' },
    state: 'LOAN_ONGOING',
  },
  {
    action: 'renew_overdue_schedule',
    id: 300_022,
    code: 'LN-2026-000022',
    words: 'Хэтэрсэн хуваарь шинэчлэх',
    done: 'Амжилттай шинэчиллээ. Хэтэрсэн хуваарь шинэчлэх: LN-2026-000022',
    failed: 'Шинэчлэхэд алдаа гарлаа.',
    prepare: async (form) => fill('Төлөлтийн тоо', '6', form),
    confirm: 'none',
    preview: ['Нийт,\u00a0₮153,678.90', 'Хугацаандаа дараалан төлөх ёстой мөр: 3.'],
    after: {
      'Зээлийн үлдэгдэл': '500,000.00',
      'Хугацаа хэтэрсэн хоног': '0 хоног',
      'Активын ангилал': '3 Хэвийн бус',
    },
    state: 'LOAN_ONGOING',
  },
  {
    action: 'move_to_risk_fund',
    id: 300_022,
    code: 'LN-2026-000022',
    words: 'Эрсдэлийн санд шилжүүлэх',
    done: 'Эрсдэлийн санд амжилттай шилжүүллээ. LN-2026-000022',
    failed: 'Төлөв өөрчлөхөд алдаа гарлаа.',
    confirm: 'reason',
    preview: ['Хүү бодохыг зогсоох огноо: 2026-11-21.'],
    after: { 'Хугацаа хэтэрсэн хоног': '180 хоног' },
    state: 'LOAN_RISK',
  },
  {
    action: 'move_to_court',
    id: 300_004,
    code: 'LN-200002',
    words: 'Шүүхэд шилжүүлэх',
    done: 'Шүүхэд амжилттай шилжүүллээ. LN-200002',
    failed: 'Төлөв өөрчлөхөд алдаа гарлаа.',
    prepare: async (form) => {
      await fill('Улсын тэмдэгтийн хураамж', '70200', form);
      await fill('Шүүхийн зардал', '35000', form);
    },
    confirm: 'none',
    preview: [
      'Нэхэмжлэлийн дүн1,268,395.19',
      'нэг сая хоёр зуун жаран найман мянга гурван зуун ерэн таван төгрөг арван есөн мөнгө',
    ],
    after: { 'Зээлийн үлдэгдэл': '1,026,582.66' },
    state: 'LOAN_COURT',
  },
  {
    action: 'return_to_ongoing',
    id: 300_029,
    code: 'LN-2026-000029',
    words: 'Хэвийн төлөвт буцаах',
    done: 'Төлөвийг амжилттай өөрчиллөө. Хэвийн төлөвт буцаах: LN-2026-000029',
    failed: 'Төлөв өөрчлөхөд алдаа гарлаа.',
    confirm: 'reason',
    preview: ['Хүү дахин бодож эхлэх огноо: 2026-11-21.'],
    after: { 'Хугацаа хэтэрсэн хоног': '0 хоног' },
    state: 'LOAN_ONGOING',
  },
  {
    action: 'settle_claim',
    id: 300_028,
    code: 'LN-2025-000028',
    words: 'Нэхэмжлэлийг барагдуулж хаах',
    done: 'Амжилттай хаалаа. LN-2025-000028',
    failed: 'Төлөв өөрчлөхөд алдаа гарлаа.',
    confirm: 'reason',
    preview: ['Балансаас хасах үндсэн төлбөр: 500,000.00.'],
    after: { 'Зээлийн үлдэгдэл': '0.00' },
    state: 'CLOSED',
  },
  {
    action: 'withdraw_claim',
    id: 300_005,
    code: 'LN-200003',
    words: 'Нэхэмжлэлээс татгалзах',
    done: 'Төлөвийг амжилттай өөрчиллөө. Нэхэмжлэлээс татгалзах: LN-200003',
    failed: 'Төлөв өөрчлөхөд алдаа гарлаа.',
    confirm: 'reason',
    preview: ['Төлөгдөөгүй улсын тэмдэгтийн хураамж, шүүхийн зардлыг харилцагчаас нэхэмжлэхгүй.'],
    after: { 'Зээлийн үлдэгдэл': '16,665,719.48' },
    state: 'LOAN_RISK',
  },
  {
    action: 'close_from_risk_fund',
    id: 300_004,
    code: 'LN-200002',
    words: 'Эрсдэлийн сангаас хаах',
    done: 'Амжилттай хаалаа. LN-200002',
    failed: 'Төлөв өөрчлөхөд алдаа гарлаа.',
    confirm: 'typed',
    preview: [
      'Балансаас хасах үндсэн төлбөр: 1,026,582.66.',
      'Харилцагчийн өр хэвээр үлдэж, дараагийн төлөлтийг нөхөн төлөлт гэж бүртгэнэ.',
    ],
    after: { 'Зээлийн үлдэгдэл': '0.00' },
    state: 'CLOSED',
  },
  {
    action: 'record_recovery',
    id: 300_026,
    code: 'LN-2025-000026',
    words: 'Нөхөн төлөлт бүртгэх',
    done: 'Амжилттай бүртгэлээ. LN-2025-000026',
    failed: 'Шинэчлэхэд алдаа гарлаа.',
    prepare: async (form) => {
      await fill('Дүн', '1000', form);
      await choose('Мөнгөний эх үүсвэр', 'Банкны шилжүүлэг', form);
    },
    confirm: 'none',
    preview: [
      'Нөхөн төлсөн дүн,\u00a0₮0.001,000.00',
      'Хаасан зээлийн үлдэгдэл өөрчлөгдөхгүй: төлөлтийг нөхөн төлөлт гэж бүртгэнэ.',
    ],
    after: { 'Нөхөн төлсөн дүн': '1,000.00' },
    state: 'CLOSED',
  },
  {
    action: 'move_receipt',
    id: 300_002,
    code: 'LN-2026-000002',
    words: 'Буруу төлөлт шилжүүлэх',
    done: 'Амжилттай залрууллаа. LN-2026-000002',
    failed: 'Шинэчлэхэд алдаа гарлаа.',
    prepare: async (form) => {
      await fill('Төлөлтийн дугаар', '300002003', form);
      await fill('Сэтгэгдэл', 'Өөр зээлийн төлөлтийг буруу бүртгэсэн.', form);
    },
    confirm: 'none',
    preview: ['Дараагийн төлөлтүүдийг дахин хуваарилна: 1.'],
    after: {},
    state: 'LOAN_ONGOING',
  },
  {
    action: 'upgrade_class',
    id: 300_022,
    code: 'LN-2026-000022',
    words: 'Ангилал сайжруулах',
    done: 'Амжилттай шинэчиллээ. Ангилал сайжруулах: LN-2026-000022',
    failed: 'Шинэчлэхэд алдаа гарлаа.',
    prepare: async (form) => {
      await choose('Активын ангилал', 'Хугацаа хэтэрсэн', form);
      const file = new File(['%PDF-1.4\n%%EOF\n'], 'shiidver.pdf', { type: 'application/pdf' });
      const upload = form.querySelector('input[type=file]') as HTMLElement;
      fireEvent.change(upload, { target: { files: [file] } });
      await within(form).findByText(/shiidver\.pdf/);
    },
    confirm: 'reason',
    preview: ['Активын ангилал3 Хэвийн бус2 Хугацаа хэтэрсэн'],
    after: { 'Активын ангилал': '2 Хугацаа хэтэрсэн' },
    state: 'LOAN_ONGOING',
  },
  {
    action: 'correct_amounts',
    id: 300_022,
    code: 'LN-2026-000022',
    words: 'Хүү, шимтгэл залруулах',
    done: 'Амжилттай залрууллаа. LN-2026-000022',
    failed: 'Шинэчлэхэд алдаа гарлаа.',
    prepare: async (form) => {
      await choose('Залруулах хэсэг', 'Шимтгэл', form);
      await fill('Өөрчлөлтийн дүн', '5000', form);
      await fill('Сэтгэгдэл', 'Шимтгэлийг дутуу бодсон.', form);
    },
    confirm: 'none',
    preview: ['Шимтгэл,\u00a0₮0.005,000.00', 'Одоо төлөх дүн,\u00a0₮653,678.90658,678.90'],
    after: { 'Одоо төлөх дүн': '658,678.90' },
    state: 'LOAN_ONGOING',
  },
  {
    action: 'correct',
    id: 300_009,
    code: 'LN-2026-000009',
    words: 'Залруулах',
    done: 'Амжилттай залрууллаа. LN-2026-000009',
    failed: 'Төлөв өөрчлөхөд алдаа гарлаа.',
    prepare: async (form) => {
      await choose('Шийдвэр', 'Олгосон болгох', form);
      await choose('Банкны шилжүүлэг эсэх', 'Тийм', form);
    },
    confirm: 'none',
    preview: ['Залруулгыг буцаах боломжгүй.'],
    after: {},
    state: 'LOAN_ONGOING',
  },
  {
    action: 'confirm_cancel_to_issued',
    id: 300_011,
    code: 'LN-2026-000011',
    words: 'Цуцлалтыг буцаан олгосон болгох',
    done: 'Амжилттай баталлаа. LN-2026-000011',
    failed: 'Төлөв өөрчлөхөд алдаа гарлаа.',
    prepare: async (form) => fill('Банкны гүйлгээний дугаар', 'FT2600451177', form),
    confirm: 'none',
    preview: ['Банкны гүйлгээОлдсон', '✓ Таарч байна'],
    after: {},
    state: 'LOAN_ONGOING',
  },
];
