import type { DocumentTemplate } from '../../../../src/resources/loans/court-record/api';

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

/** The active templates of court letters, one of each type (docs/domain/lending.md 11.6). */
export const documentTemplates: readonly DocumentTemplate[] = [
  {
    id: 1,
    category: 'LOAN_COURT',
    type: 'LOAN_COURT',
    name: 'Зээлийн нэхэмжлэл',
    version: 3,
    html: `${letter(
      'Зээлийн төлбөр гаргуулах тухай нэхэмжлэл',
      'Зээлдэгч эргэн төлөх үүргээ биелүүлээгүй тул дараах дүнг гаргуулж өгнө үү.',
    )}<h2>Төлөлтүүд</h2>{{tables.payments}}${FOOT}`,
  },
  {
    id: 2,
    category: 'LOAN_COURT',
    type: 'LONG_LOAN_COURT',
    name: 'Урт хугацаат зээлийн нэхэмжлэл',
    version: 2,
    html: `${letter(
      'Урт хугацаат зээлийн төлбөр гаргуулах тухай нэхэмжлэл',
      'Зээлдэгч хуваарийн дагуу төлөөгүй тул гэрээг цуцалж, дараах дүнг гаргуулж өгнө үү. ' +
        'Эцсийн төлөх огноо: {{loan.refundDate}}.',
    )}<h2>Хуваарь</h2>{{tables.installments}}<h2>Төлөлтүүд</h2>{{tables.payments}}${FOOT}`,
  },
];

/** What a lender's letters say of the lender itself, by tenant. */
export const letterOrg: Readonly<
  Record<string, { director: string; branch: string; bankAccount: string }>
> = {
  pocketmn: {
    director: 'Д. Энхтуяа',
    branch: 'Төв салбар',
    bankAccount: 'Хаан банк 5001234567',
  },
  altan: {
    director: 'Б. Ганзориг',
    branch: 'Баянзүрх салбар',
    bankAccount: 'Голомт банк 1105123456',
  },
  tumen: {
    director: 'Ц. Оюунчимэг',
    branch: 'Сүхбаатар салбар',
    bankAccount: 'Төрийн банк 102900123456',
  },
};
