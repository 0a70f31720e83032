import type {
  DocumentCategory,
  DocumentTemplateType,
} from '../../../../src/domain/enums/credit-registry';
import type { DocumentTemplateState } from '../../../../src/domain/enums/settings';

const STYLE =
  '<style>body{font:12pt/1.5 serif;max-width:720px;margin:24px auto;padding:0 16px}' +
  'h1{font-size:14pt;text-align:center}p.right{text-align:right}' +
  'table{border-collapse:collapse;width:100%;font-size:10pt}' +
  'th,td{border:1px solid #444;padding:3px 6px;text-align:right}</style>';

const letter = (title: string, claim: string) =>
  `<!doctype html><html lang="mn"><head><meta charset="utf-8">${STYLE}</head><body>` +
  '<p class="right">{{org.today}}</p>' +
  '<p>Нэхэмжлэгч: {{org.tenantName}}, {{org.branch}}</p>' +
  '<p>Хариуцагч: {{customer.lastName}} {{customer.firstName}}, регистрийн дугаар {{customer.regnum}}, ' +
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
const note = (title: string, text: string): string => `${letter(title, text)}${FOOT}`;

const COURT = { category: 'LOAN_COURT', type: 'LOAN_COURT', name: 'Зээлийн нэхэмжлэл' } as const;
const LONG = {
  category: 'LOAN_COURT',
  type: 'LONG_LOAN_COURT',
  name: 'Урт хугацаат зээлийн нэхэмжлэл',
} as const;
const first = { type: null, version: 1, state: 'ACTIVE', summary: 'Анхны хувилбар.' } as const;

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
    ),
  },
  {
    ...first,
    category: 'LOAN_BLACK_OR_WHITE',
    name: 'Хар, саарал жагсаалтын мэдэгдэл',
    daysOld: 860,
    html: note(
      'Хар, саарал жагсаалтад бүртгэсэн тухай мэдэгдэл',
      'Зээлээ төлөөгүй тул таныг жагсаалтад бүртгэлээ. Үлдэгдэл дараах байдалтай байна.',
    ),
  },
];
