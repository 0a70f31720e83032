import { readSavingJournals } from '../../../../src/resources/customers/saving/api';
import type { HolderJournals } from '../../../../src/resources/wallets/journals';
import entity from '../../../../src/resources/customers/saving/saving.entity';
import type { Answer, Call, Route } from '../../../engine/Call';
import { need } from '../../../engine/Caller';
import { derivedList } from '../../../engine/derivedList';
import { recordOf } from '../../../engine/records';
import { route } from '../../../engine/route';
import { holderJournals } from '../../../ledger/holderJournals';
import { factsOf } from './rules';

function journals(call: Call): Answer<HolderJournals> {
  need(call.caller, entity.access.show);
  const { id } = recordOf(call, 'saving');
  return { body: holderJournals(call.store, ['deposit', 'depositBlocked'], Number(id)) };
}

/** The savings that are asked for, with their figures of now. */
function rows(call: Call) {
  const owner = call.query.get('customerId');
  return (call.store.collection('saving')?.all ?? [])
    .filter(({ customerId }) => owner === null || String(customerId) === owner)
    .map((record) => ({ ...record, ...factsOf(record, call) }));
}

/** Savings with the sums of the ledger, and the journals of one (addresses are assumed). */
export const routes: readonly Route[] = [
  derivedList(entity, rows),
  route(readSavingJournals, journals),
];
