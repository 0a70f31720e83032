import { dayOf } from '../../../../src/domain/dates';
import { total } from '../../../../src/domain/lending/amounts';
import {
  type CededLoan,
  cessionStatement,
} from '../../../../src/domain/contracts/cessionStatement';
import {
  type CessionAnswer,
  type CessionClaims,
  readCession,
} from '../../../../src/resources/contracts/contract/api';
import { fileOf } from '../../loans/book/fileOf';
import { isSinceHandover, worthOn } from '../../loans/book/handover';
import { notFound } from '../../../engine/ApiError';
import type { Answer, Call, Route } from '../../../engine/Call';
import { need } from '../../../engine/Caller';
import type { MockRecord } from '../../../engine/MockRecord';
import { lenderOf } from '../../../engine/oneLender';
import { recordOf } from '../../../engine/records';
import { isVisible } from '../../../engine/tenancy';
import { route } from '../../../engine/route';
import { ledgerOf } from '../../../ledger/Ledger';
import { cededLoans, leftBehind } from './cession';
import { loansUnder } from './contractFacts';
import { seesContract } from './contractOwn';

const READERS = [
  'contract:list',
  'contract-own:list',
  'online-contract:list',
  'online-contract-own:list',
] as const;

/** A claim as its receipts tell it. */
function cededLoan(loan: MockRecord, isCeded: boolean): CededLoan {
  const file = fileOf(loan);
  const { book, terms, receipts, writtenOff } = file;
  return {
    lentDate: book?.lentDate ?? null,
    lentAmount: terms.principal,
    writtenOff,
    receipts: receipts.map(({ journalId, split }) => ({
      isNewOwners: isCeded && isSinceHandover(file, journalId),
      amount: total(
        Object.entries(split).flatMap(([part, amount]) => (part === 'temporary' ? [] : [amount])),
      ),
      principal: total(
        Object.entries(split).flatMap(([part, amount]) =>
          part.endsWith('Principal') ? [amount] : [],
        ),
      ),
    })),
  };
}

/** Σ of what the LN accounts of claims hold in the books of their lender. */
const byLedger = ({ store }: Call, loans: readonly MockRecord[]): string =>
  total(
    loans.map((loan) =>
      ledgerOf(store).balanceOf('loan', { holder: Number(loan.id), tenant: lenderOf(loan) }),
    ),
  );

/** What claims are by the loans and by the ledger, and what is settled for them. */
function goingOf(call: Call, claims: readonly MockRecord[]): CessionClaims {
  const today = call.store.clock.today();
  return {
    loans: claims.length,
    worth: total(claims.map((loan) => worthOn(fileOf(loan), today))),
    balance: total(claims.map(({ balance }) => String(balance ?? '0.00'))),
    ledger: byLedger(call, claims),
  };
}

/**
 * The statement of a contract split by its last cession, with the claims that went with it; and what a cession of today would
 * hand over, cancel and leave. Only loans that the caller's lender sees are in it.
 */
function statement(call: Call): Answer<CessionAnswer> {
  need(call.caller, READERS);
  const record = recordOf(call, 'contract');
  if (!seesContract(call.caller, record)) throw notFound();
  const today = call.store.clock.today();
  const isCeded = record.isCessioned === true;
  const loans = loansUnder(call, record).filter((loan) => isVisible(call.caller, loan));
  const { claims, requests, staying } = leftBehind(record, loans);
  const ceded = isCeded ? cededLoans(record, loans) : claims;
  return {
    body: {
      on: (isCeded && dayOf(record.cededAt as string | null)) || today,
      ...cessionStatement(ceded.map((loan) => cededLoan(loan, isCeded))),
      ...goingOf(call, ceded),
      next: { ...goingOf(call, claims), requests, staying },
    },
  };
}

/** `GET /contracts/{id}/cession` (docs/domain/contracts.md 8.3). */
export const routes: readonly Route[] = [route(readCession, statement)];
