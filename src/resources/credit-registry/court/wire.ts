import type { RaRecord } from 'ra-core';
import type { CourtRecord } from '../../loans/acts/court/ClaimCard';

/** `POST /court-list/search { regnum } | { phone } | { code }`: what court documents there are, and may be made. */
export interface CourtDocuments {
  customer: { id: number; name: string; regnum: string | null };
  records: CourtRecord[];
  /** Loans of the risk department: they may go to court (domain 4.1 T13). */
  loans: RaRecord[];
}
