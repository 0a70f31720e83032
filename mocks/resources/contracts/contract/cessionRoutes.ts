import { dayOf } from '../../../../src/domain/dates';
import { total } from '../../../../src/domain/lending/amounts';
import {
  type CededLoan,
  cessionStatement,
} from '../../../../src/domain/contracts/cessionStatement';
import { type CessionAnswer, readCession } from '../../../../src/resources/contracts/contract/api';
import { fileOf } from '../../loans/book/fileOf';
import { isSinceHandover, worthOn } from '../../loans/book/handover';
import { notFound } from '../../../engine/ApiError';
import type { Answer, Call, Route } from '../../../engine/Call';
import { need } from '../../../engine/Caller';
import type { MockRecord } from '../../../engine/MockRecord';
import { lenderOf } from '../../../engine/oneLender';
import { recordOf } from '../../../engine/records';
import { route } from '../../../engine/route';
import { ledgerOf } from '../../../ledger/Ledger';
import { leftBehind } from './cession';
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

/**
 * The statement of a contract split by its cession, and the balance by the loans and by the ledger; of one that was not
 * ceded what a cession of today would hand over, cancel and leave.
 */
function statement(call: Call): Answer<CessionAnswer> {
  need(call.caller, READERS);
  const record = recordOf(call, 'contract');
  if (!seesContract(call.caller, record)) throw notFound();
  const today = call.store.clock.today();
  const isCeded = record.isCessioned === true;
  const { claims, requests, staying } = leftBehind(record, loansUnder(call, record));
  return {
    body: {
      on: (isCeded && dayOf(record.cededAt as string | null)) || today,
      ...cessionStatement(claims.map((loan) => cededLoan(loan, isCeded))),
      loans: claims.length,
      requests,
      staying,
      worth: total(claims.map((loan) => worthOn(fileOf(loan), today))),
      balance: total(claims.map(({ balance }) => String(balance ?? '0.00'))),
      ledger: byLedger(call, claims),
    },
  };
}

/** `GET /contracts/{id}/cession` (docs/domain/contracts.md 8.3). */
export const routes: readonly Route[] = [route(readCession, statement)];
