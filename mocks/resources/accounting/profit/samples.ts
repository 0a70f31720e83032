import type { Assignment } from '../../../../src/resources/accounting/profit/api';
import type { Posting } from '../../../ledger/Ledger';
import type { MockRecord } from '../../../engine/MockRecord';
import { cachedByWorld } from '../../../engine/samples/cachedByWorld';
import type { SampleMaker, SampleWorld } from '../../../engine/samples/SampleWorld';
import { incomingLines, type IncomingSample } from '../bank-transaction/incomingLines';
import { referenceOfLine } from '../bank-transaction/samples';
import { customerName } from '../../loans/loan/loanProfile';

const RESOURCE = 'accounting/profits';

/** The number that people type to confirm. */
export const profitNumber = (id: number): string => `O-${String(id).slice(-5)}`;

const accountantOf = ({ people }: SampleWorld): string | null =>
  people.find(({ username }) => username === 'accountant')?.id ?? null;

/** The parts that a line was booked as. */
function assignmentsOf({ id, amount, loan, temporaryOf }: IncomingSample): Assignment[] {
  const base = { id: `${id}-1`, amount, undoneBy: null };
  if (loan)
    return [
      {
        ...base,
        target: 'LOAN',
        loanId: Number(loan.record.id),
        loanCode: String(loan.record.code),
        customerId: Number(loan.record.customerId),
        customerName: String(loan.record.customerName ?? ''),
        journalId: loan.journalId,
        receiptId: loan.receiptId,
      },
    ];
  return temporaryOf
    ? [
        {
          ...base,
          target: 'TEMPORARY',
          loanId: null,
          loanCode: null,
          customerId: Number(temporaryOf.id),
          customerName: customerName(temporaryOf),
          journalId: `BI-${id}-2`,
          receiptId: null,
        },
      ]
    : [];
}

/** The fields of a profit that its parts decide. */
export function assignedFields(parts: readonly Assignment[]): Record<string, unknown> {
  const held = parts.filter(({ undoneBy }) => undoneBy === null);
  return {
    assignments: parts,
    partCount: held.length === 0 ? null : held.length,
    assignedTo:
      held.length === 0
        ? null
        : held.map(({ loanCode, customerName: name }) => loanCode ?? name).join(', '),
  };
}

/** The entry of the staff that has taken a line. */
const takenFields = ({ entry, state }: IncomingSample) =>
  entry && state === 'CORRECTED'
    ? { entry: entry.number, assignedTo: entry.owner }
    : { entry: null };

/** A credited line with what became of it. */
export function profitRecord(world: SampleWorld, line: IncomingSample): MockRecord {
  const isDecided = line.state === 'CORRECTED' || line.state === 'PROCESSED';
  const decidedBy =
    line.state === 'CORRECTED' ? (line.loan?.by ?? line.entry?.by ?? accountantOf(world)) : null;
  return {
    id: line.id,
    number: profitNumber(line.id),
    transactionId: line.id,
    reference: referenceOfLine(line),
    date: line.date,
    bankCode: line.bankCode,
    amount: line.amount,
    payerName: line.payerName,
    payerAccount: line.payerAccount,
    text: line.text,
    state: line.state,
    ...assignedFields(assignmentsOf(line)),
    ...takenFields(line),
    decidedAt: isDecided ? line.at : null,
    decidedBy,
    tenant: line.tenant,
    readOn: line.readOn ?? line.date,
    bookedOn: line.state === 'PENDING' ? null : (line.readOn ?? line.date),
    createdAt: line.at,
    createdBy: null,
    updatedAt: line.at,
  };
}

/** Every credited line with what became of it. */
export const samples: SampleMaker = {
  resource: RESOURCE,
  make: cachedByWorld((world) => incomingLines(world).map((line) => profitRecord(world, line))),
};

/** The journals of lines that nobody's loan got: on the account for unrecognised income, from there to its owner. */
export const samplePostings = (world: SampleWorld): Posting[] =>
  incomingLines(world).flatMap((line): Posting[] => {
    const { id, amount, date, at, tenant, temporaryOf, state, entry } = line;
    const of = { resource: RESOURCE, id, label: profitNumber(id) } as const;
    const base = { valueDate: date, tenant, of };
    if (state !== 'UNRECOGNIZED' && !temporaryOf && !entry) return [];
    const arrival: Posting = {
      ...base,
      id: `BI-${id}-1`,
      kind: 'BANK_INCOME',
      at,
      by: null,
      lines: [
        { account: 'bank', debit: amount, ref: referenceOfLine(line) },
        { account: 'unrecognised', credit: amount },
      ],
    };
    if (!temporaryOf) return [arrival];
    return [
      arrival,
      {
        ...base,
        id: `BI-${id}-2`,
        kind: 'ASSIGNMENT',
        at,
        by: accountantOf(world),
        lines: [
          { account: 'unrecognised', debit: amount },
          { account: 'temporary', holder: Number(temporaryOf.id), credit: amount },
        ],
      },
    ];
  });
