import { ENTRY_KINDS } from '../../../../src/domain/ledger/entryKinds';
import { addDays } from '../../../../src/domain/dates';
import type { StaffEntryKind } from '../../../../src/domain/enums/accounting';
import type { LedgerSource, Posting } from '../../../ledger/Ledger';
import { MAIN_TENANT } from '../../../engine/samples/tenants';
import { merchantsOf, SAMPLE_REASONS, sampleEntries } from './sampleEntries';

/** What customers of other banks paid a merchant on each of the last days. */
const TAKINGS = ['320000.00', '275500.00', '410000.00'] as const;

/** What merchants have taken: it lies on their accounts until they ask for it. */
const takings: NonNullable<LedgerSource['postings']> = ({ world }) =>
  merchantsOf(world).flatMap((merchant) =>
    TAKINGS.map((amount, turn): Posting => {
      const valueDate = addDays(world.today, -(turn + 2));
      return {
        id: `MP-${merchant.id}-${turn + 1}`,
        kind: 'MERCHANT_PAYMENT',
        valueDate,
        at: `${valueDate}T10:05:00.000Z`,
        by: null,
        tenant: String(merchant.tenant ?? MAIN_TENANT),
        of: { resource: 'customers', id: merchant.id, label: String(merchant.name ?? merchant.id) },
        lines: [
          { account: 'bank', debit: amount },
          { account: 'merchant', holder: Number(merchant.id), credit: amount },
        ],
      };
    }),
  );

/** The journals of the sample's entries, and what took some of them back. */
const entries: NonNullable<LedgerSource['postings']> = ({ world }) =>
  sampleEntries(world).flatMap(({ record, legs, feeLegs, reversalId }): Posting[] => {
    const { books } = ENTRY_KINDS[record.kind as StaffEntryKind];
    if (!books || legs.length === 0) return [];
    const base = {
      kind: books.kind,
      valueDate: String(record.valueDate),
      at: String(record.createdAt),
      by: record.createdBy as string | null,
      tenant: String(record.tenant),
      memo: String(record.comment),
      of: { resource: 'accounting/entries', id: record.id, label: record.number },
    } as const;
    const booked: Posting = { ...base, id: String(record.journalId), lines: legs };
    const charged: Posting[] =
      feeLegs.length > 0
        ? [{ ...base, kind: 'WALLET_FEE', id: String(record.feeJournalId), lines: feeLegs }]
        : [];
    if (reversalId === null) return [booked, ...charged];
    return [
      booked,
      ...charged,
      {
        ...base,
        id: reversalId,
        at: String(record.decidedAt),
        by: record.decidedBy as string | null,
        reverses: { journal: booked.id ?? '', reason: SAMPLE_REASONS.REVERSED ?? '' },
        lines: legs.map(({ debit, credit, ...leg }) => ({
          ...leg,
          ...(debit === undefined ? {} : { credit: debit }),
          ...(credit === undefined ? {} : { debit: credit }),
        })),
      },
    ];
  });

/** Money of merchants, and what staff booked by hand. */
export const postings: LedgerSource['postings'] = (from) => [...takings(from), ...entries(from)];
