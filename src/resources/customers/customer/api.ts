import type { RaRecord } from 'ra-core';
import type { AccessCause, AccessOverride } from '../../../domain/access/accessRules';
import type { WithdrawAccess } from '../../../domain/enums/customers';
import type { AccessField } from './accessFlags';
import { endpoint } from '../../../dataProviders/endpoint';
import type { HistoryRow } from '../../../dataProviders/UrtuuDataProvider';

// What the gateways answer below `/customers/{id}`, beside records. Amounts are decimal strings, days YYYY-MM-DD.

/** `readAccess`: one of the four accesses, with everything that it depends on. */
export interface AccessState {
  field: AccessField;
  value: WithdrawAccess;
  /** Where it falls back to when the system's holds are released. */
  manual: 'YES' | 'NO_BY_SETTING';
  /** `loanId` = the loan that the source names, where it is known here. */
  causes: readonly (AccessCause & { loanId: number | null })[];
  override: AccessOverride | null;
}

/** One row of `readLoanBalances` on the accounting gateway; amounts as the ledger has them. */
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

/** One row of `readPositions`, the newest first. */
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

const below = { assumed: true, access: 'customer:view' } as const;

export const readAccess = endpoint<void, AccessState[]>()(
  'customer',
  'GET /customers/:id/access',
  below,
);

/** What was opened and closed, when, who did it and why; newest first. */
export const readAccessHistory = endpoint<void, AccessChange[]>()(
  'customer',
  'GET /customers/:id/access-history',
  { ...below, carries: '`flag` for one access alone' },
);

/** One row of the history of an access. */
export type AccessChange = HistoryRow & { field: AccessField };

const changeAccess = {
  assumed: true,
  on: 'customers',
  access: ['customer:create', 'auth-cus-otp:access'],
  allowed: 'the second of one-time codes alone',
  carries: '`reason`',
} as const;

/** Opens or closes an access. */
export const accessMoves = {
  open: endpoint<{ reason?: string }, RaRecord>()(
    'customer',
    'POST /customers/:id/access/:flag/open',
    changeAccess,
  ),
  close: endpoint<{ reason?: string }, RaRecord>()(
    'customer',
    'POST /customers/:id/access/:flag/close',
    changeAccess,
  ),
};

export const readPositions = endpoint<void, KnownPosition[]>()(
  'customer',
  'GET /customers/:id/locations',
  below,
);

export const readLoanBalances = endpoint<{ customerId: string }, LoanBalanceRow[]>()(
  'accounting',
  'GET /account/loan/balance',
  { access: 'customer:view', carries: '`customerId`' },
);
