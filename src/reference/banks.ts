import type { BankCode } from '../domain/enums/common';

/** A bank or payment participant of Mongolia (docs/domain/input.md 6.2 gives the codes, public lists the names). */
export interface Bank {
  code: BankCode;
  mn: string;
  en: string;
  ru: string;
  /** Code in the payment system, where it is known. */
  participantCode?: string;
  /** No longer among the participants: shown on old records, not offered for new ones. */
  historical?: true;
}

export const banks: readonly Bank[] = [
  { code: 2, mn: 'Капитал банк', en: 'Capital Bank', ru: 'Капитал банк', historical: true },
  {
    code: 4,
    mn: 'Худалдаа хөгжлийн банк',
    en: 'Trade and Development Bank (TDB)',
    ru: 'Банк торговли и развития',
    participantCode: 'TDBMMNUB',
  },
  { code: 5, mn: 'Хаан банк', en: 'Khan Bank', ru: 'Хан банк', participantCode: 'AGMOMNUB' },
  {
    code: 15,
    mn: 'Голомт банк',
    en: 'Golomt Bank',
    ru: 'Голомт банк',
    participantCode: 'GLMTMNUB',
  },
  {
    code: 19,
    mn: 'Тээвэр хөгжлийн банк',
    en: 'Transport and Development Bank (TransBank)',
    ru: 'Банк развития транспорта (ТрансБанк)',
    participantCode: 'TRDMMNUB',
  },
  { code: 21, mn: 'Ариг банк', en: 'Arig Bank', ru: 'Ариг банк', participantCode: 'ARGBMNUB' },
  { code: 22, mn: 'Кредит банк', en: 'Credit Bank', ru: 'Кредит банк', historical: true },
  {
    code: 26,
    mn: 'Улаанбаатар хотын банк',
    en: 'Ulaanbaatar City Bank',
    ru: 'Городской банк Улан-Батора',
    historical: true,
  },
  {
    code: 29,
    mn: 'Үндэсний хөрөнгө оруулалтын банк',
    en: 'National Investment Bank (NIBank)',
    ru: 'Национальный инвестиционный банк',
    participantCode: 'NAIMMNUB',
  },
  {
    code: 30,
    mn: 'Капитрон банк',
    en: 'Capitron Bank',
    ru: 'Капитрон банк',
    participantCode: 'CPITMNUB',
  },
  { code: 32, mn: 'Хас банк', en: 'XacBank', ru: 'Хас банк', participantCode: 'CAXBMNUB' },
  {
    code: 33,
    mn: 'Чингис хаан банк',
    en: 'Chinggis Khaan Bank',
    ru: 'Чингис хаан банк',
    participantCode: 'CHKHMNUB',
  },
  {
    code: 34,
    mn: 'Төрийн банк',
    en: 'State Bank',
    ru: 'Государственный банк',
    participantCode: 'STBMMNUB',
  },
  {
    code: 36,
    mn: 'Хөгжлийн банк',
    en: 'Development Bank of Mongolia',
    ru: 'Банк развития Монголии',
    participantCode: 'DEVBMNUB',
  },
  { code: 38, mn: 'Богд банк', en: 'Bogd Bank', ru: 'Богд банк', participantCode: 'BOGDMNUB' },
  { code: 39, mn: 'М банк', en: 'M Bank', ru: 'М банк', participantCode: 'MBNKMNUB' },
  {
    code: 53,
    mn: 'Инвескор Хэтэвч ББСБ',
    en: 'InvesCore Wallet NBFI',
    ru: 'НБФО «Инвескор Хэтэвч»',
    participantCode: 'INVPMNUB',
  },
  { code: 100, mn: 'Тодорхойгүй (100)', en: 'Unknown (100)', ru: 'Неизвестно (100)' },
];

const byCode: ReadonlyMap<number, Bank> = new Map(banks.map((bank) => [bank.code, bank]));

/** A bank by its code; gateways send it as a number or as text. Undefined for an unknown code. */
export function bankOf(code: number | string | null | undefined): Bank | undefined {
  return code === null || code === undefined || code === '' ? undefined : byCode.get(Number(code));
}
