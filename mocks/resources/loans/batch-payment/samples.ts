import { plus } from '../../../../src/domain/lending/amounts';
import type { BatchRowResult } from '../../../../src/resources/loans/batch-payment/api';
import { batchFields, receiptBooked, toTemporary } from './batchRecord';
import type { MockRecord } from '../../../engine/MockRecord';
import { fileOf } from '../book/fileOf';
import { samples as loanSamples } from '../loan/samples';
import type { SampleMaker } from '../../../engine/samples/SampleWorld';

const PAYERS = [
  'Өргөн Талын Сүү ХХК',
  'Нийслэлийн Боловсролын газар',
  'Төрийн сан',
  'Хөх Тэнгэр Тээвэр ХХК',
  'Үүрийн Цолмон ХК',
];

/** Batches of payments: exactly the receipts of the sample loans that came in one. */
export const samples: SampleMaker = {
  resource: 'loans/batch-payment',
  make(world) {
    const batches = new Map<string, BatchRowResult[]>();
    for (const loan of loanSamples.make(world)) {
      if (typeof loan.batchCode !== 'string') continue;
      const rows = batches.get(loan.batchCode) ?? [];
      batches.set(loan.batchCode, [...rows, ...rowsOf(loan, rows.length)]);
    }
    const maker = world.people.find(({ username }) => username === 'economist')?.id ?? null;
    return [...batches].map(([batchCode, booked], index) =>
      batchOf(index, batchCode, [...booked, ...oddRows(index, booked.length)], maker),
    );
  },
};

function rowsOf(loan: MockRecord, before: number): BatchRowResult[] {
  const receipts = fileOf(loan).receipts.filter(({ source }) => source === 'BATCH');
  return receipts.map(({ amount, date, split, journalId }, index) => ({
    row: before + index + 2,
    outcome: 'BOOKED',
    amount,
    date,
    loanId: Number(loan.id),
    loanCode: String(loan.code),
    customerId: null,
    customerName: String(loan.customerName ?? ''),
    split,
    journalId,
    closes: false,
    message: null,
  }));
}

/** Money that found no loan, and a row that its loan could not take. */
function oddRows(index: number, before: number): BatchRowResult[] {
  const odd: BatchRowResult = {
    row: before + 2,
    outcome: 'TEMPORARY',
    amount: '45000.00',
    date: '',
    loanId: null,
    loanCode: null,
    customerId: null,
    customerName: null,
    split: null,
    journalId: null,
    closes: false,
    message: null,
  };
  if (index % 3 === 0) return [odd];
  if (index % 3 === 1) return [{ ...odd, outcome: 'REFUSED', message: 'Төлөх дүн алга.' }];
  return [];
}

function batchOf(
  index: number,
  batchCode: string,
  results: readonly BatchRowResult[],
  createdBy: string | null,
): MockRecord {
  const latest = results.reduce((last, { date }) => (date > last ? date : last), '');
  const rows = results.map((row) => ({ ...row, date: row.date || latest }));
  const createdAt = `${latest}T03:${String(10 + index)}:00.000Z`;
  // One batch stopped before its last rows: their money is still to be allotted.
  const isStopped = index === 4;
  const rowCount = rows.length + (isStopped ? 3 : 0);
  const amounts = rows.map(({ amount }) => amount);
  const registered: MockRecord = {
    id: index + 1,
    batchCode,
    payer: PAYERS[index % PAYERS.length],
    receiptAmount: plus('0', ...amounts, ...(isStopped ? ['135000'] : [])),
    fileName: `${batchCode}.xlsx`,
    rowCount,
    createdAt,
    createdBy,
    updatedAt: createdAt,
  };
  const doing = { date: latest, at: createdAt, by: createdBy };
  const batch: MockRecord = { ...registered, ...receiptBooked(registered, doing) };
  const booked = rows.map((row) => {
    if (row.outcome !== 'TEMPORARY') return row;
    const { journalId, ...lines } = toTemporary(batch, doing, row.amount, null);
    Object.assign(batch, lines);
    return { ...row, journalId };
  });
  return { ...batch, ...batchFields(batch, booked) };
}
