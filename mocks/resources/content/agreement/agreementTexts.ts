import type { AgreementOption, AgreementState } from '../../../../src/domain/enums/content';

/** A version of the sample: its paragraphs, and how many days ago it was put in force. */
export interface AgreementSample {
  option: AgreementOption;
  version: number;
  state: AgreementState;
  summary: string;
  /** Days since it was written; it was put in force a week later, unless it is a draft. */
  daysOld: number;
  title: string;
  paragraphs: readonly string[];
}

const TRANSFER = 'Шилжүүлгийн гэрээний нөхцөл';
const PURPOSE = '1. Энэхүү нөхцөл нь хэтэвч хоорондын болон банк руу хийх шилжүүлэгт үйлчилнэ.';
const LIMIT = '2. Нэг удаагийн шилжүүлгийн дээд хэмжээ нь харилцагчийн түвшингээс хамаарна.';
const FEE = '3. Шимтгэлийг шилжүүлэг хийхээс өмнө апп дээр харуулна.';
const RETURN = '4. Буруу шилжүүлгийг хүлээн авагчийн зөвшөөрлөөр буцаана.';
const SURETY = 'Батлан даалттай зээлийн нөхцөл';
const QPAY = 'QPay үйлчилгээний нөхцөл';

/** Versions of every kind and in every state, the first with the id 1. */
export const AGREEMENTS: readonly AgreementSample[] = [
  {
    option: 'transfer-contract',
    version: 1,
    state: 'REPLACED',
    summary: 'Анхны хувилбар.',
    daysOld: 700,
    title: TRANSFER,
    paragraphs: [PURPOSE, LIMIT, '3. Шилжүүлэг шимтгэлгүй.'],
  },
  {
    option: 'transfer-contract',
    version: 2,
    state: 'IN_FORCE',
    summary: 'Шимтгэлийн заалтыг шинэчилж, буруу шилжүүлэг буцаах заалт нэмсэн.',
    daysOld: 240,
    title: TRANSFER,
    paragraphs: [PURPOSE, LIMIT, FEE, RETURN],
  },
  {
    option: 'transfer-contract',
    version: 3,
    state: 'DRAFT',
    summary: 'Буцаалтын хугацааг 5 ажлын өдөр болгосон.',
    daysOld: 5,
    title: TRANSFER,
    paragraphs: [
      PURPOSE,
      LIMIT,
      FEE,
      '4. Буруу шилжүүлгийг хүлээн авагчийн зөвшөөрлөөр 5 ажлын өдөрт багтаан буцаана.',
      '5. Маргааныг иргэний шүүхээр шийдвэрлэнэ.',
    ],
  },
  {
    option: 'sponsion-loan',
    version: 1,
    state: 'IN_FORCE',
    summary: 'Анхны хувилбар.',
    daysOld: 520,
    title: SURETY,
    paragraphs: [
      '1. Батлан даагч нь зээлдэгчийн үүргийг хамтран хариуцна.',
      '2. Зээл хугацаа хэтэрвэл батлан даагчид апп болон мессежээр мэдэгдэнэ.',
      '3. Батлан даагч зээл олгохоос өмнө зөвшөөрлөө цуцалж болно.',
    ],
  },
  {
    option: 'qpay-service-agreement',
    version: 1,
    state: 'REPLACED',
    summary: 'Анхны хувилбар.',
    daysOld: 610,
    title: QPAY,
    paragraphs: ['1. QPay нэхэмжлэхээр зээл болон үйлчилгээний төлбөр төлнө.'],
  },
  {
    option: 'qpay-service-agreement',
    version: 2,
    state: 'IN_FORCE',
    summary: 'Нэхэмжлэхийн хүчинтэй хугацааг нэмсэн.',
    daysOld: 130,
    title: QPAY,
    paragraphs: [
      '1. QPay нэхэмжлэхээр зээл болон үйлчилгээний төлбөр төлнө.',
      '2. Нэхэмжлэх хугацаа дуусмагц хүчингүй болно.',
    ],
  },
];

/** The version as an HTML document with its own styles. */
export const htmlOfSample = ({ title, version, paragraphs }: AgreementSample): string =>
  [
    '<!doctype html><html lang="mn"><head><meta charset="utf-8">',
    '<style>body{font-family:sans-serif;line-height:1.5}h1{font-size:1.25rem}</style></head><body>',
    `<h1>${title}</h1><p>Хувилбар ${version}</p>`,
    ...paragraphs.map((text) => `<p>${text}</p>`),
    '</body></html>',
  ].join('');
