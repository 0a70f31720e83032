import { total } from '../../../../src/domain/lending/amounts';
import glTransactions from '../../../../src/resources/accounting/gl-transaction/glTransaction.entity';
import {
  readJournalFigures,
  readJournalLegs,
  type JournalFigures,
  type JournalLegs,
} from '../../../../src/resources/accounting/gl-transaction/api';
import { checkJournals } from '../../../../src/domain/reconcile/journalCheck';
import { type BookedJournal, ledgerOf, type Journal } from '../../../ledger/Ledger';
import { notFound } from '../../../engine/ApiError';
import { booksOf, listedBooks, seenBooks } from '../../../engine/books';
import type { Answer, Call, Route } from '../../../engine/Call';
import { need } from '../../../engine/Caller';
import { derivedList } from '../../../engine/derivedList';
import { masked } from '../../../engine/personal';
import type { MockRecord } from '../../../engine/MockRecord';
import { entityRoute, route } from '../../../engine/route';
import { journalLines } from './journalLines';

const RIGHT = 'cgw-bank-income:access';

/** One journal as its list shows it. */
function rowOf(journal: BookedJournal, reversedBy: string | undefined): MockRecord {
  const { id, kind, bookingDay, valueDate, bookedAt, by, tenant, memo, of } = journal;
  const { reverses, reason, lines } = journal;
  const accounts = (side: 'debit' | 'credit') => [
    ...new Set(lines.flatMap((line) => (line[side] === null ? [] : [line.account]))),
  ];
  return {
    id,
    journalNo: id,
    bookingDay,
    valueDate,
    bookedAt,
    kind,
    amount: total(lines.map(({ debit }) => debit ?? '0.00')),
    debits: accounts('debit'),
    credits: accounts('credit'),
    origin: of?.label ?? null,
    memo,
    state: reverses === null ? (reversedBy === undefined ? 'BOOKED' : 'REVERSED') : 'REVERSAL',
    reverses,
    reason,
    by,
    tenant,
    createdAt: bookedAt,
  };
}

const journalRows = (call: Call): MockRecord[] => {
  const ledger = ledgerOf(call.store);
  return ledger
    .journals({ tenant: listedBooks(call) })
    .map((journal) => rowOf(journal, ledger.reversalOf(journal.id)));
};

/** The journal of the call; another lender's is not there. @throws ApiError 404 */
function journalOf({ store, caller, params }: Call): BookedJournal {
  need(caller, RIGHT);
  const journal = ledgerOf(store).journal(params.id);
  const books = seenBooks(caller);
  if (!journal || (books !== undefined && journal.tenant !== books)) throw notFound();
  return journal;
}

/** Both legs of a journal. */
function legs(call: Call): Answer<JournalLegs> {
  const journal = journalOf(call);
  return { body: { origin: journal.of, lines: journalLines(journal) } };
}

/** R6 over every journal of the books that are asked for. */
function figures(call: Call): Answer<JournalFigures> {
  need(call.caller, RIGHT);
  const journals = ledgerOf(call.store).journals({ tenant: booksOf(call) });
  const lines = journals.flatMap(({ id, lines: own }) =>
    own.map(({ debit, credit }) => ({ journalId: id, debit, credit })),
  );
  return {
    body: {
      count: journals.length,
      debit: total(lines.map(({ debit }) => debit ?? '0.00')),
      credit: total(lines.map(({ credit }) => credit ?? '0.00')),
      broken: [...(checkJournals(lines).where ?? [])],
    },
  };
}

/** Journals of the one ledger: nothing here writes. */
export const routes: readonly Route[] = [
  route(readJournalFigures, figures),
  route(readJournalLegs, legs),
  derivedList(glTransactions, journalRows),
  entityRoute(glTransactions, 'GET', '/:id', (call) => {
    const journal = journalOf(call);
    const row = rowOf(journal, ledgerOf(call.store).reversalOf(journal.id));
    return { body: masked(row, glTransactions) };
  }),
  entityRoute(glTransactions, 'GET', '/:id/history', (call) => {
    const { id, bookedAt, by, reason } = journalOf(call);
    const ledger = ledgerOf(call.store);
    const back = ledger.reversalOf(id);
    const undone = back === undefined ? undefined : ledger.journal(back);
    const row = (
      key: string,
      action: string,
      one: Pick<Journal, 'bookedAt' | 'by' | 'reason'>,
    ) => ({
      id: key,
      at: one.bookedAt,
      by: one.by,
      action,
      origin: one.by === null ? 'AUTO' : 'MANUAL',
      ...(one.reason === null ? {} : { reason: one.reason }),
    });
    return {
      body: [
        ...(undone
          ? [{ ...row('2', 'reverse', undone), field: 'state', from: 'BOOKED', to: 'REVERSED' }]
          : []),
        row('1', 'create', { bookedAt, by, reason }),
      ],
    };
  }),
];
