import { useRecordContext, type RaRecord } from 'ra-core';
import type { OpenLoan } from '../wire';
import { OpenLoans } from './OpenLoans';

/** What is open of somebody who is listed. */
export function EntryAlerts() {
  const entry = useRecordContext<RaRecord & { openLoans?: OpenLoan[] }>();
  return entry?.state === 'LISTED' ? <OpenLoans loans={entry.openLoans ?? []} /> : null;
}
