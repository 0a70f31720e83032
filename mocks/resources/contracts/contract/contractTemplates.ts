import { amountInWords } from '../../../../src/domain/words/amountInWords';
import { formatMoney } from '../../../../src/domain/money';
import type { ContractType } from '../../../../src/domain/enums/contracts';

/** Names of the templates by type. */
export const TEMPLATES: Readonly<Record<ContractType, string>> = {
  LEND: 'Зээлийн гэрээ, загвар 4.2',
  WALLET: 'Цахим хэтэвчийн гэрээ, загвар 3.0',
  MERCHANT: 'Хамтран ажиллах гэрээ, загвар 2.1',
  SF_LENDER: 'Зээлдүүлэгчийн гэрээ, загвар 1.4',
  LEND_MARKET_PLACE: 'Маркетплейс зээлийн гэрээ, загвар 2.0',
  LEND_MARKET_PLACE_AMEND: 'Нэмэлт, өөрчлөлтийн гэрээ, загвар 1.1',
  LEND_MARKET_PLACE_SALARY: 'Цалингийн зээлийн гэрээ, загвар 1.7',
};

const SUBJECTS: Readonly<Record<ContractType, string>> = {
  LEND: 'Зээлдүүлэгч энэхүү гэрээгээр тогтоосон лимитийн хүрээнд зээл олгож, зээлдэгч хугацаанд нь эргэн төлнө.',
  WALLET: 'Үйлчилгээ үзүүлэгч харилцагчид цахим хэтэвч нээж, мөнгөн гүйлгээний үйлчилгээ үзүүлнэ.',
  MERCHANT: 'Талууд бараа, үйлчилгээний төлбөрийг цахим хэтэвчээр хүлээн авахаар хамтран ажиллана.',
  SF_LENDER: 'Зээлдүүлэгч хөрөнгөө платформоор дамжуулан зээлдүүлж, үр шимийг нь хүртэнэ.',
  LEND_MARKET_PLACE: 'Хөрөнгө оруулагч маркетплейсээр дамжуулан лимитийн хүрээнд зээл олгоно.',
  LEND_MARKET_PLACE_AMEND:
    'Талууд үндсэн гэрээнд дараах нэмэлт, өөрчлөлтийг оруулахаар тохиролцов.',
  LEND_MARKET_PLACE_SALARY:
    'Зээлдэгч цалингийн орлогоороо эргэн төлөх зээлийг лимитийн хүрээнд авна.',
};

const escaped = (value: unknown): string =>
  String(value ?? '')
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;');

const sheet = (title: string, body: readonly string[]): string =>
  [
    '<!doctype html><html lang="mn"><head><meta charset="utf-8"><title>',
    escaped(title),
    '</title></head><body>',
    ...body,
    '</body></html>',
  ].join('');

const amountText = (amount: unknown): string => {
  const value = String(amount ?? '0');
  return `${formatMoney(value)} (${amountInWords(value) ?? '—'})`;
};

export interface ContractText {
  type: ContractType;
  contractNumber: string;
  day: string;
  customer: string;
  limit: string;
  version: number;
  amendment?: string | null;
}

/**
 * The text of a contract, from the template of its type; the limit is there in words, too
 * (docs/domain/money.md 1.4).
 */
export function contractText(given: ContractText): string {
  const { type, contractNumber, day, customer, limit, version, amendment } = given;
  const paragraphs = [
    `<p>${SUBJECTS[type]}</p>`,
    ...(type === 'MERCHANT' ? [] : [`<p>1.1. Лимит: <strong>${amountText(limit)}</strong>.</p>`]),
    '<p>1.2. Зээл олгох нөхцөл, хүү, хугацааг зээл тус бүрд тогтооно.</p>',
    '<p>1.3. Гэрээ талууд гарын үсэг зурснаар хүчин төгөлдөр болно.</p>',
    ...(amendment ? [`<p>1.4. Нэмэлт, өөрчлөлт: ${escaped(amendment)}</p>`] : []),
  ];
  return sheet(contractNumber, [
    `<h1>${escaped(TEMPLATES[type].split(',')[0])}</h1>`,
    `<p>№ ${escaped(contractNumber)} · ${escaped(day)} · Хувилбар ${version}</p>`,
    `<p>Нэг талаас Покет ББСБ, нөгөө талаас ${escaped(customer)} нар дараах нөхцөлөөр байгуулав.</p>`,
    ...paragraphs,
    '<table><tr><td>Компанийг төлөөлж</td><td>Харилцагч</td></tr>',
    `<tr><td>____________</td><td>____________ / ${escaped(customer)} /</td></tr></table>`,
  ]);
}
