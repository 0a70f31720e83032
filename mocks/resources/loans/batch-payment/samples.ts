import { plus } from '../../../../src/domain/lending/amounts';
import type { BatchRowResult } from '../../../../src/resources/loans/batch-payment/api';
import { batchFields, receiptBooked, toTemporary } from './batchRecord';
import type { MockRecord } from '../../../engine/MockRecord';
import { fileOf } from '../book/fileOf';
import { samples as loanSamples } from '../loan/samples';
import type { SampleMaker, SampleWorld } from '../../../engine/samples/SampleWorld';
import { MAIN_TENANT } from '../../../engine/samples/tenants';

const PAYERS = [
  'Өргөн Талын Сүү ХХК',
  'Нийслэлийн Боловсролын газар',
  'Төрийн сан',
  'Хөх Тэнгэр Тээвэр ХХК',
  'Үүрийн Цолмон ХК',
];

/** What a lender received in one batch. */
interface Received {
  tenant: string;
  rows: readonly BatchRowResult[];
}

const makerOf = ({ people }: SampleWorld, tenant: string): string | null =>
  people.find(({ username, tenantAlias }) =>
    tenant === MAIN_TENANT ? username === 'economist' : tenantAlias === tenant,
  )?.id ?? null;

/** Batches of payments: exactly the receipts of the sample loans that came in one. */
export const samples: SampleMaker = {
  resource: 'loans/batch-payment',
  make(world) {
    const batches = new Map<string, Received>();
    for (const loan of loanSamples.make(world)) {
      if (typeof loan.batchCode !== 'string') continue;
      const { rows } = batches.get(loan.batchCode) ?? { rows: [] };
      batches.set(loan.batchCode, {
        tenant: String(loan.tenant ?? MAIN_TENANT),
        rows: [...rows, ...rowsOf(loan, rows.length)],
      });
    }
    const isMain = ([, { tenant }]: [string, Received]) => tenant === MAIN_TENANT;
    const all = [...batches];
    return [...all.filter(isMain), ...all.filter((one) => !isMain(one))].map(
      ([batchCode, { tenant, rows }], index) =>
        batchOf(index, { batchCode, tenant, createdBy: makerOf(world, tenant) }, [
          ...rows,
          ...oddRows(index, rows.length),
        ]),
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
  { batchCode, tenant, createdBy }: { batchCode: string; tenant: string; createdBy: string | null },
  results: readonly BatchRowResult[],
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
    tenant,
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
