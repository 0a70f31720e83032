// Part of `settings.ts`, through which it is read.

/** QR codes of wallets (docs/domain/wallets.md 6). */
export const QR = {
  /** Most characters of a payment code. [E] EMVCo Merchant-Presented QR, 3.1 */
  textMax: 512,
  /** Most characters of the receiver's name and of the purpose. [E] EMVCo Merchant-Presented QR, 4.7, 4.8 */
  nameMax: 25,
  nameMin: 3,
  /** Bounds of a fixed amount, tögrög. [R] */
  amountMin: '100',
  amountMax: '5000000',
  /** Days of the chart of taps. [R] */
  tapDays: 30,
  /** Name by which our codes know their template. [R] */
  template: 'mn.urtuu.wallet',
  /** Category of what is paid: loading of stored value. [E] ISO 18245, 6540 */
  category: '6540',
  /** Tögrög. [E] ISO 4217 */
  currency: '496',
  country: 'MN',
  city: 'ULAANBAATAR',
  /** The receiver's name for readers that know Latin letters alone. [R] */
  latinName: 'URTUU WALLET',
  /** Greatest side of a downloaded picture, px. [R] */
  pictureSide: 640,
  /** Copies on a print sheet. [R] */
  sheetCopies: 8,
} as const;

/** Payments through QPay (docs/domain/wallets.md 6.4). */
export const QPAY = {
  /** What QPay takes of a payment, percent. [R] */
  chargePercent: 1,
  /** Least and greatest charge, tögrög. [R] */
  chargeMin: '100.00',
  chargeMax: '5000.00',
  /** What every payment is in, by its ISO 4217 name. */
  currency: 'MNT',
} as const;
