import { isDay } from '../../../../src/domain/dateParts';
import { StaffEntryKind } from '../../../../src/domain/enums/accounting';
import { normalise } from '../../../../src/domain/enums/readEnum';
import {
  type EntryDay,
  type EntryEffect,
  findSentEntry,
  previewEntry,
  readEntryDay,
  readEntryEffect,
  readEntryReversal,
} from '../../../../src/resources/accounting/staff-entry/api';
import { BANK_INCOME } from '../../../../src/resources/accounting/rights';
import entity from '../../../../src/resources/accounting/staff-entry/staffEntry.entity';
import { invalid } from '../../../engine/ApiError';
import { ledgerOf } from '../../../ledger/Ledger';
import { inBooksOf } from '../../../engine/books';
import { bodyOf, type Answer, type Call, type Route } from '../../../engine/Call';
import { need } from '../../../engine/Caller';
import type { MockRecord } from '../../../engine/MockRecord';
import { collectionOf, presented, recordOf } from '../../../engine/records';
import { route } from '../../../engine/route';
import { dayOfEntry, dayRows } from './entryDay';
import { effectOf, entryEffect, reversalEffect } from './effect';
import { planOf } from './plan';
import { hooks } from './rules';

const RESOURCE = 'accounting/entries';

/** What a form would book, as far as it is filled in. */
function preview(call: Call): Answer<EntryEffect> {
  need(call.caller, BANK_INCOME);
  const values = bodyOf(call);
  const kind = normalise(StaffEntryKind, values.kind);
  if (kind === undefined) throw invalid({ kind: 'validation.invalid_value' });
  return { body: effectOf(call, planOf(call, kind, values)) };
}

/** What became of an entry whose answer got lost. */
function sent(call: Call): Answer<{ entry: MockRecord | null }> {
  const { store, caller, query } = call;
  need(caller, BANK_INCOME);
  const key = query.get('idempotencyKey') ?? '';
  if (key === '') throw invalid({ idempotencyKey: 'validation.required' });
  const found = collectionOf(call, RESOURCE).all.find(
    (one) =>
      one.createdBy === caller.id &&
      store.history
        .of(RESOURCE, one)
        .some(({ action, idempotencyKey }) => action === 'create' && idempotencyKey === key),
  );
  return { body: { entry: found ? presented(call, entity, found, hooks) : null } };
}

/** The entries of a day by kind. */
function day(call: Call): Answer<EntryDay> {
  const { store, caller, query } = call;
  need(caller, BANK_INCOME);
  const isInBooks = inBooksOf(call);
  const today = ledgerOf(store).openDay;
  const date = query.get('date') ?? today;
  if (!isDay(date)) throw invalid({ date: 'validation.date_invalid' });
  const isOwn = query.get('own') === 'true';
  const entries = collectionOf(call, RESOURCE).all.filter(
    (one) => isInBooks(one) && dayOfEntry(one) === date && (!isOwn || one.createdBy === caller.id),
  );
  return { body: { date, today, rows: dayRows(store, entries) } };
}

/** Calls of staff entries beside the ordinary ones (their addresses are assumed). */
export const routes: readonly Route[] = [
  route(previewEntry, preview),
  route(findSentEntry, sent),
  route(readEntryDay, day),
  route(readEntryEffect, (call) => {
    need(call.caller, BANK_INCOME);
    return { body: entryEffect(call, recordOf(call, RESOURCE)) };
  }),
  route(readEntryReversal, (call) => {
    need(call.caller, BANK_INCOME);
    return { body: reversalEffect(call, recordOf(call, RESOURCE)) };
  }),
];
