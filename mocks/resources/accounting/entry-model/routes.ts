import { total } from '../../../../src/domain/lending/amounts';
import entryModels from '../../../../src/resources/accounting/entry-model/entryModel.entity';
import { readEntryExample } from '../../../../src/resources/accounting/entry-model/api';
import { numberOf } from '../../../ledger/chart';
import { ENTRY_MODELS, type EntryModel } from '../../../ledger/entryModels';
import { ledgerOf } from '../../../ledger/Ledger';
import { booksOf } from '../../../engine/books';
import type { Call, Route } from '../../../engine/Call';
import { derivedList } from '../../../engine/derivedList';
import { derivedRow } from '../../../engine/derivedRow';
import type { MockRecord } from '../../../engine/MockRecord';
import { entityRoute, route } from '../../../engine/route';

const accountsOn = ({ example }: EntryModel, side: 'debit' | 'credit') =>
  example.flatMap(([account, on]) => (on === side ? [account] : []));

/** The models, each with how often it was used in the books that are asked for. */
function modelRows(call: Call): MockRecord[] {
  const used = new Map<string, { journals: number; lastBookedOn: string }>();
  // In the order of the books: what comes later was booked last.
  for (const { kind, bookingDay } of ledgerOf(call.store).journals({ tenant: booksOf(call) }))
    used.set(kind, {
      journals: (used.get(kind)?.journals ?? 0) + 1,
      lastBookedOn: bookingDay,
    });
  return ENTRY_MODELS.map((model) => ({
    id: model.kind,
    kind: model.kind,
    debits: accountsOn(model, 'debit'),
    credits: accountsOn(model, 'credit'),
    origin: model.origin,
    amount: total(model.example.map(([, side, amount]) => (side === 'debit' ? amount : '0.00'))),
    ...(used.get(model.kind) ?? { journals: 0, lastBookedOn: null }),
  }));
}

/** Entry models: written down once, and held to what is booked. */
export const routes: readonly Route[] = [
  derivedList(entryModels, modelRows),
  entityRoute(entryModels, 'GET', '/:id', (call) => ({
    body: derivedRow(call, entryModels, modelRows),
  })),
  entityRoute(entryModels, 'GET', '/:id/history', (call) => {
    derivedRow(call, entryModels, modelRows);
    return { body: [] };
  }),
  route(readEntryExample, (call) => {
    const { id } = derivedRow(call, entryModels, modelRows);
    const model = ENTRY_MODELS.find(({ kind }) => kind === id);
    return {
      body: (model?.example ?? []).map(([account, side, amount]) => ({
        account,
        number: numberOf(account),
        debit: side === 'debit' ? amount : null,
        credit: side === 'credit' ? amount : null,
      })),
    };
  }),
];
