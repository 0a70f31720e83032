import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';

/** What amounts are called, as the last word of a name: `lentAmount`, `split.temporary`, `customer.creditLimit`. */
const AMOUNT =
  /(?:[aA]mount|[bB]alance|[pP]rincipal|\b[fF]ee|[pP]aid|[dD]ebit|[cC]redit|[sS]alary|[pP]rice|[oO]wed|[dD]ueNow|creditLimit|availableLimit\(.*|temporary|released|\bincome|\bexpense)$/;

/** An amount that becomes a binary number: `Number(x)`, `parseFloat(x)`. */
const CONVERSION =
  /\b(?:Number|parseFloat|Number\.parseFloat)\(((?:[^()]|\([^()]*(?:\([^()]*\))?[^()]*\))*)\)/g;

/** A workbook's cell holds a number; the program reckons nothing with it. */
const CELLS: readonly string[] = [
  'src/resources/loans/batch-payment/saveResult.ts',
  'src/resources/messaging/sms-report/ReportExport.tsx',
];

const filesBelow = (folder: string): string[] =>
  readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) return filesBelow(path);
    return /\.tsx?$/.test(path) ? [path] : [];
  });

/** Conversions of amounts in a text, each as it is written. */
export const conversionsIn = (text: string): string[] =>
  [...text.matchAll(CONVERSION)].flatMap(([whole, inner]) => {
    const value = inner
      .trim()
      .replace(/\s*(\?\?|\|\|).*$/, '')
      .replace(/[)!]+$/, '');
    return AMOUNT.test(value) ? [whole] : [];
  });

it('finds what it looks for', () => {
  expect(conversionsIn('const x = Number(loan.lentAmount) * 2;')).toEqual([
    'Number(loan.lentAmount)',
  ]);
  expect(conversionsIn('if (parseFloat(balance ?? "0") > 1)')).toHaveLength(1);
  expect(conversionsIn('Number(split.temporary) > 0 && Number(record.id)')).toEqual([
    'Number(split.temporary)',
  ]);
  expect(conversionsIn('Number(income.customerId) + Number(days)')).toEqual([]);
});

it('finds no amount that becomes a binary number (docs/domain/money.md 1.1)', () => {
  const found = ['src', 'mocks'].flatMap(filesBelow).flatMap((path) => {
    if (CELLS.includes(path)) return [];
    return conversionsIn(readFileSync(path, 'utf8')).map((conversion) => `${path}: ${conversion}`);
  });
  expect(found).toEqual([]);
});
