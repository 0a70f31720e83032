import type { AccessCause, AccessOverride } from '../../../domain/access/accessRules';
import type { InvitationState, PointType, WithdrawAccess } from '../../../domain/enums/customers';
import type { AccessField } from '../accessFlags';

// What the gateways answer below `/customers/{id}`, beside records. Amounts are decimal strings, days YYYY-MM-DD.

/** `GET /customers/{id}/access`: one of the four accesses, with everything that it depends on. */
export interface AccessState {
  field: AccessField;
  value: WithdrawAccess;
  /** Where it falls back to when the system's holds are released. */
  manual: 'YES' | 'NO_BY_SETTING';
  /** `loanId` = the loan that the source names, where it is known here. */
  causes: readonly (AccessCause & { loanId: number | null })[];
  override: AccessOverride | null;
}

/** `GET /customers/{id}/points/summary`. */
export interface PointSummary {
  byType: readonly { type: PointType; count: number; credit: number; debit: number }[];
}

/** `GET /customers/{id}/invitations/summary`. */
export interface InvitationSummary {
  counts: readonly { state: InvitationState; count: number }[];
}

/** `GET /customers/{id}/level`: where somebody stands in the ranks. */
export interface LevelStanding {
  level: number | null;
  /** Points that ranks are given by. */
  rankPoints: number;
}

/** One row of `GET /account/loan/balance?customerId=` on the accounting gateway; amounts as the ledger has them. */
export interface LoanBalanceRow {
  loanId: number;
  code: string;
  productType: string;
  state: string;
  balance: string;
  interest: string;
  additionalInterest: string;
  /** Due now: overdue and today's rows, with interest and fees. */
  due: string;
  dpd: number;
  classification: string;
}

/** `GET /customers/{id}/qr`: what the app shows as the customer's QR code. */
export interface CustomerQr {
  text: string;
  /** The printed code that is tied to the customer. */
  card: { id: number; sequenceNumber: string; connectedAt: string } | null;
}

/** One row of `GET /customers/{id}/locations`, the newest first. */
export interface KnownPosition {
  id: number;
  at: string;
  lat: number;
  lng: number;
  /** Metres. */
  accuracy: number;
  /** What the person was doing. */
  event: 'LOGIN' | 'LOAN_REQUEST' | 'TRANSFER' | 'CONTRACT';
}
