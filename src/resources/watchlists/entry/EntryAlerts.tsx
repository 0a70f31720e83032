import { useRecordContext } from 'ra-core';
import type { RecordOf } from '../../../entity/entity';
import type bwList from './entry.entity';
import type { OpenLoan, WaitingRequest } from './api';
import { OpenLoans } from './OpenLoans';
import { WaitingRequests } from './WaitingRequests';

type Entry = RecordOf<typeof bwList> & {
  openLoans?: OpenLoan[];
  waitingRequests?: WaitingRequest[];
};

/** What is open, and what waits, of somebody who is listed. */
export function EntryAlerts() {
  const entry = useRecordContext<Entry>();
  if (entry?.state !== 'LISTED') return null;
  return (
    <>
      <OpenLoans loans={entry.openLoans ?? []} />
      <WaitingRequests requests={entry.waitingRequests ?? []} />
    </>
  );
}
