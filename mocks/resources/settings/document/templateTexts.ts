import type { DefinitionTemplate } from '../../../../src/domain/enums/contracts';
import type {
  DocumentCategory,
  DocumentTemplateType,
} from '../../../../src/domain/enums/credit-registry';
import type { DocumentTemplateState } from '../../../../src/domain/enums/settings';

const STYLE =
  '<style>body{font:12pt/1.5 serif;max-width:720px;margin:24px auto;padding:0 16px}' +
  'h1{font-size:14pt;text-align:center}h2{font-size:12pt}p.right{text-align:right}' +
  'table{border-collapse:collapse;width:100%;font-size:10pt}' +
  'th,td{border:1px solid #444;padding:3px 6px;text-align:right}</style>';

/** Who writes to whom: at court, and to the borrower himself. */
const COURT_SIDES = ['Нэхэмжлэгч', 'Хариуцагч'] as const;
const LOAN_SIDES = ['Зээлдүүлэгч', 'Зээлдэгч'] as const;

const letter = (
  title: string,
  claim: string,
  [from, to]: readonly [string, string] = COURT_SIDES,
) =>
  `<!doctype html><html lang="mn"><head><meta charset="utf-8">${STYLE}</head><body>` +
  '<p class="right">{{org.today}}</p>' +
  `<p>${from}: {{org.tenantName}}, {{org.branch}}</p>` +
  `<p>${to}: {{customer.lastName}} {{customer.firstName}}, регистрийн дугаар {{customer.regnum}}, ` +
  'хаяг: {{customer.address}}, утас: {{customer.phone}}</p>' +
  `<h1>${title}</h1>` +
  '<p>{{loan.contractNumber}} дугаартай гэрээгээр {{loan.lentAmount}} төгрөгийн ' +
  'зээлийг жилийн {{loan.rate}} хүүтэй, {{loan.duration}} хугацаатай олгосон. Олгосон огноо: {{loan.lendedDate}}, зээлийн код: {{loan.code}}.</p>' +
  `<p>${claim}</p>` +
  '<p>Тооцсон огноо: {{debt.asOfDate}}, хэтэрсэн хоног: {{debt.dpd}}, ангилал: {{debt.class}}.</p>' +
  '<ul><li>Үндсэн өр: {{debt.balance}}</li><li>Хүү: {{debt.interest}}</li>' +
  '<li>Нэмэгдүүлсэн хүү: {{debt.additionalInterest}}</li>' +
  '<li>Улсын тэмдэгтийн хураамж, шүүхийн зардал: {{debt.courtFee}}</li></ul>' +
  '<p><b>Нийт: {{debt.totalDebt}} ({{debt.totalDebtWords}})</b></p>';

const FOOT =
  '<p>Хүлээн авах данс: {{org.bankAccount}}</p>' +
  '<p class="right">Захирал {{org.director}}</p></body></html>';

/** A version of the sample. */
export interface TemplateSample {
  category: DocumentCategory;
  type: DocumentTemplateType | null;
  /** Of reference letters. */
  letter: DefinitionTemplate | null;
  name: string;
  version: number;
  state: DocumentTemplateState;
  summary: string;
  /** Days since it was written; it was made active a week later, unless it is a draft. */
  daysOld: number;
  html: string;
}

const COURT_ASKS = 'Зээлдэгч эргэн төлөх үүргээ биелүүлээгүй тул дараах дүнг гаргуулж өгнө үү.';
const LONG_ASKS =
  'Зээлдэгч хуваарийн дагуу төлөөгүй тул гэрээг цуцалж, дараах дүнг гаргуулж өгнө үү. ' +
  'Эцсийн төлөх огноо: {{loan.refundDate}}.';
const PAYMENTS = '<h2>Төлөлтүүд</h2>{{tables.payments}}';
const PLAN = '<h2>Хуваарь</h2>{{tables.installments}}';

const courtText = (extra: string): string =>
  `${letter('Зээлийн төлбөр гаргуулах тухай нэхэмжлэл', COURT_ASKS)}${extra}${FOOT}`;
const longText = (extra: string): string =>
  `${letter('Урт хугацаат зээлийн төлбөр гаргуулах тухай нэхэмжлэл', LONG_ASKS)}${extra}${FOOT}`;
const note = (title: string, text: string, extra = ''): string =>
  `${letter(title, text, LOAN_SIDES)}${extra}${FOOT}`;

const REPORTED =
  '<p>Мэдээлэх ангилал: {{registry.class}}, үлдэгдэл: {{registry.balance}}, гэрээний дугаар: ' +
  '{{registry.contract}}, дуусах огноо: {{registry.endDate}}.</p>';

const LISTED =
  `<!doctype html><html lang="mn"><head><meta charset="utf-8">${STYLE}</head><body>` +
  '<p class="right">{{org.today}}</p>' +
  '<p>{{org.tenantName}}, {{org.branch}}</p>' +
  '<p>{{customer.name}}, регистрийн дугаар {{customer.regnum}}, утас: {{customer.phone}}</p>' +
  '<h1>Хар, саарал жагсаалтад бүртгэсэн тухай мэдэгдэл</h1>' +
  '<p>Таныг {{list.fromDate}} өдрөөс дараах жагсаалтад бүртгэлээ: {{list.name}}.</p>' +
  '<p>Шалтгаан: {{list.reason}}</p>' +
  `<h2>Хаагдаагүй зээл</h2>{{tables.openLoans}}${FOOT}`;

/** The sheet of a reference letter: who asks, and the sentence that is certified. */
const certified = (said: string): string =>
  `<!doctype html><html lang="mn"><head><meta charset="utf-8">${STYLE}</head><body>` +
  '<h1>Тодорхойлолт</h1>' +
  '<p class="right">№ {{letter.number}} · {{letter.asOfDate}}</p>' +
  '<p>{{letter.recipient}}</p>' +
  `<p>{{customer.name}}, регистрийн дугаар {{customer.regnum}}, нь {{letter.asOfDate}} өдрийн байдлаар ${said}</p>` +
  '<p>Хураамж: {{letter.fee}} ({{letter.feeWords}}).</p>' +
  '<p class="right">{{org.tenantName}}, захирал {{org.director}}</p></body></html>';

const COURT = {
  category: 'LOAN_COURT',
  type: 'LOAN_COURT',
  letter: null,
  name: 'Зээлийн нэхэмжлэл',
} as const;
const LONG = {
  category: 'LOAN_COURT',
  type: 'LONG_LOAN_COURT',
  letter: null,
  name: 'Урт хугацаат зээлийн нэхэмжлэл',
} as const;
const first = {
  type: null,
  letter: null,
  version: 1,
  state: 'ACTIVE',
  summary: 'Анхны хувилбар.',
} as const;
const reference = { ...first, category: 'REFERENCE', daysOld: 1_200 } as const;

/** Versions of every category and type and in every state, the first with the id 1. */
export const TEMPLATES: readonly TemplateSample[] = [
  {
    ...COURT,
    version: 1,
    state: 'ARCHIVED',
    summary: 'Анхны хувилбар.',
    daysOld: 2_400,
    html: courtText(''),
  },
  {
    ...COURT,
    version: 2,
    state: 'ARCHIVED',
    summary: 'Хуваарийг хавсаргав.',
    daysOld: 2_000,
    html: courtText(PLAN),
  },
  {
    ...COURT,
    version: 3,
    state: 'ACTIVE',
    summary: 'Хуваарийн оронд төлөлтүүдийг хавсаргав.',
    daysOld: 1_600,
    html: courtText(PAYMENTS),
  },
  {
    ...COURT,
    version: 4,
    state: 'DRAFT',
    summary: 'Төлөлтүүдийн хамт хуваарийг хавсаргав.',
    daysOld: 4,
    html: courtText(`${PLAN}${PAYMENTS}`),
  },
  {
    ...LONG,
    version: 1,
    state: 'ARCHIVED',
    summary: 'Анхны хувилбар.',
    daysOld: 2_400,
    html: longText(PLAN),
  },
  {
    ...LONG,
    version: 2,
    state: 'ACTIVE',
    summary: 'Төлөлтүүдийг хавсаргав.',
    daysOld: 1_700,
    html: longText(`${PLAN}${PAYMENTS}`),
  },
  {
    ...first,
    category: 'LOAN_RISK',
    name: 'Эрсдэлийн мэдэгдэл',
    daysOld: 900,
    html: note(
      'Зээл эрсдэлийн ангилалд шилжсэн тухай мэдэгдэл',
      'Таны зээлийг эрсдэлийн хэлтэст шилжүүллээ. Дараах дүнг төлнө үү.',
    ),
  },
  {
    ...first,
    category: 'LOAN_ZMS',
    name: 'ЗМС-ийн мэдэгдэл',
    daysOld: 880,
    html: note(
      'Зээлийн мэдээллийн санд мэдээлэх тухай мэдэгдэл',
      'Таны зээлийн чанарын ангиллыг зээлийн мэдээллийн санд дараах байдлаар мэдээлнэ.',
      REPORTED,
    ),
  },
  {
    ...first,
    category: 'LOAN_BLACK_OR_WHITE',
    name: 'Хар, саарал жагсаалтын мэдэгдэл',
    daysOld: 860,
    html: LISTED,
  },
  {
    ...reference,
    letter: 'LOAN_BALANCE',
    name: 'Зээлийн үлдэгдлийн тодорхойлолт',
    html: certified(
      'дараах үлдэгдэл бүхий зээлтэй болохыг тодорхойлов. Дүн: <strong>{{letter.amount}} ({{letter.amountWords}})</strong>.',
    ),
  },
  {
    ...reference,
    letter: 'NO_DEBT',
    name: 'Өр төлбөргүй тодорхойлолт',
    html: certified('манай байгууллагад өр төлбөргүй болохыг тодорхойлов.'),
  },
  {
    ...reference,
    letter: 'LOAN_CLOSED',
    name: 'Зээл хаасан тодорхойлолт',
    html: certified('зээлээ бүрэн төлж хаасан болохыг тодорхойлов.'),
  },
  {
    ...reference,
    letter: 'CONTRACT_IN_FORCE',
    name: 'Гэрээний тодорхойлолт',
    html: certified('хүчинтэй гэрээтэй болохыг тодорхойлов.'),
  },
];
