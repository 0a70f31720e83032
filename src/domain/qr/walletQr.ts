import { QR } from '../settings';
import { type EmvObject, valueAt, writeEmv } from './emv';

/** What a wallet's payment code says. */
export interface WalletQr {
  sequenceNumber: string;
  /** Who is paid, as the payer reads it. */
  name: string;
  /** Decimal string; without it the payer chooses. */
  amount?: string | null;
  purpose?: string | null;
}

/** Places in a payment code (EMVCo Merchant-Presented QR, table 3.2). */
const AT = {
  initiation: '01',
  account: '26',
  category: '52',
  currency: '53',
  amount: '54',
  country: '58',
  name: '59',
  city: '60',
  further: '62',
  otherLanguage: '64',
} as const;

const REFERENCE = '05';
const PURPOSE = '08';
const STATIC = '11';
const DYNAMIC = '12';

const isLatin = (text: string): boolean => /^[\u0020-\u007e]+$/.test(text);

/**
 * The text of a wallet's payment code. Who is paid stands in Latin letters in its own place; a name in others goes into
 * the template for another language (docs/domain/wallets.md 6.2).
 */
export function walletQrText({ sequenceNumber, name, amount, purpose }: WalletQr): string {
  const further: EmvObject[] = [{ id: REFERENCE, value: sequenceNumber }];
  if (purpose) further.push({ id: PURPOSE, value: purpose });
  const objects: EmvObject[] = [
    { id: AT.initiation, value: amount ? DYNAMIC : STATIC },
    {
      id: AT.account,
      value: '',
      within: [
        { id: '00', value: QR.template },
        { id: '01', value: sequenceNumber },
      ],
    },
    { id: AT.category, value: QR.category },
    { id: AT.currency, value: QR.currency },
    ...(amount ? [{ id: AT.amount, value: amount }] : []),
    { id: AT.country, value: QR.country },
    { id: AT.name, value: isLatin(name) ? name : QR.latinName },
    { id: AT.city, value: QR.city },
    { id: AT.further, value: '', within: further },
    ...(isLatin(name)
      ? []
      : [
          {
            id: AT.otherLanguage,
            value: '',
            within: [
              { id: '00', value: 'mn' },
              { id: '01', value: name },
            ],
          },
        ]),
  ];
  return writeEmv(objects);
}

/** What a wallet's payment code says; undefined for a code of somebody else. */
export function readWalletQr(objects: readonly EmvObject[]): WalletQr | undefined {
  const sequenceNumber = valueAt(objects, AT.account, '01');
  if (valueAt(objects, AT.account, '00') !== QR.template || !sequenceNumber) return undefined;
  return {
    sequenceNumber,
    name: valueAt(objects, AT.otherLanguage, '01') ?? valueAt(objects, AT.name) ?? '',
    amount: valueAt(objects, AT.amount) ?? null,
    purpose: valueAt(objects, AT.further, PURPOSE) ?? null,
  };
}
