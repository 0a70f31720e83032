import type { EbarimtError } from '../../../../src/domain/enums/e-receipts';
import { isRefused } from '../../../../src/domain/eReceipts/refused';
import { receiptSums, vatOf } from '../../../../src/domain/eReceipts/vat';
import { RECEIPT } from '../../../../src/domain/settings';
import type { MockRecord } from '../../../engine/MockRecord';
import { pick, seededRandom, seedOf } from '../../../engine/samples/random';
import type { Store } from '../../../engine/Store';
import type { Fee } from './fees';

/** A line of a kept receipt. */
export interface KeptLine {
  journalId: string;
  kind: Fee['kind'];
  amount: string;
  isTaxable: boolean;
  vat: string;
}

/** The lines and sums of a receipt over fees. */
export function receiptFields(
  fees: readonly Fee[],
  isTaxable: (journalId: string) => boolean,
): Record<string, unknown> & { lines: KeptLine[] } {
  const lines = fees.map(({ journalId, kind, amount }): KeptLine => {
    const line = { amount, isTaxable: isTaxable(journalId) };
    return { journalId, kind, ...line, vat: vatOf(line) };
  });
  const [{ customerId, loanId, date, tenant }] = fees;
  return { lines, ...receiptSums(lines), customerId, loanId, feeDate: date, tenant };
}

/** `EB-2026-000012` */
export const billIdOf = (day: string, id: number): string =>
  `EB-${day.slice(0, 4)}-${String(id).padStart(6, '0')}`;

/** The number that the tax service gives a receipt. */
export function ddtdOf(billId: string): string {
  const random = seededRandom(seedOf(`ddtd ${billId}`));
  return Array.from({ length: RECEIPT.ddtdDigits }, () => Math.floor(random() * 10)).join('');
}

/** Register numbers that the tax service does not know. */
const isUnknown = (companyRegnum: unknown): boolean => /99$/.test(String(companyRegnum ?? ''));

/** Every so many receipts the tax service does not answer the first time. */
const SILENT = 7;

/** What the tax service says to a receipt; nothing where it takes it. */
export function refusalOf(receipt: {
  id: number;
  companyRegnum?: unknown;
  attempts: number;
}): EbarimtError | undefined {
  if (isUnknown(receipt.companyRegnum)) return 'TAXPAYER_UNKNOWN';
  return receipt.id % SILENT === 0 && receipt.attempts === 1 ? 'NO_ANSWER' : undefined;
}

const LETTERS = [...'АБВГДЕЖЗИКЛМНОӨПРСТУҮФХЦЧШЭЮЯ'];

/**
 * What the tax service gave a consumer with the receipt. Calculated when it is asked for and kept nowhere: it belongs to the
 * customer (docs/domain/money.md 8.3).
 */
export function lotteryOf({ ddtd, total }: MockRecord): { code: string; qr: string } {
  const random = seededRandom(seedOf(`lottery ${String(ddtd)}`));
  const letters = `${pick(random, LETTERS)}${pick(random, LETTERS)}`;
  const digits = String(Math.floor(random() * 100_000_000)).padStart(8, '0');
  const code = `${letters} ${digits}`;
  return { code, qr: `${String(ddtd)}|${code}|${String(total)}` };
}

/** Whether a receipt stands in the way of another one over the same fee: it is there, or may be. */
export const isStanding = ({ state, lastError }: MockRecord): boolean =>
  state !== 'RETURNED' && !isRefused({ state, lastError });

/** The journals of a receipt's fees. */
export const journalsOn = ({ lines }: MockRecord): string[] =>
  (lines as KeptLine[]).map(({ journalId }) => journalId);

/** The receipt that stands over a fee. */
export const receiptOver = (store: Store, journalId: string): MockRecord | undefined =>
  store
    .collection('ebarimt')
    ?.all.find((one) => isStanding(one) && journalsOn(one).includes(journalId));
