import { dayOf } from '../../../../src/domain/dates';
import { minus, total } from '../../../../src/domain/lending/amounts';
import {
  type CededLoan,
  cessionStatement,
} from '../../../../src/domain/contracts/cessionStatement';
import { type CessionAnswer, readCession } from '../../../../src/resources/contracts/contract/api';
import { fileOf } from '../../loans/book/fileOf';
import { accountAnswer } from '../../loans/book/answers';
import { invalid, notFound } from '../../../engine/ApiError';
import type { Answer, Call, Route } from '../../../engine/Call';
import { need } from '../../../engine/Caller';
import type { MockRecord } from '../../../engine/MockRecord';
import { recordOf } from '../../../engine/records';
import { route } from '../../../engine/route';
import { loansUnder } from './contractFacts';
import { seesContract } from './contractOwn';

const READERS = [
  'contract:list',
  'contract-own:list',
  'online-contract:list',
  'online-contract-own:list',
] as const;

/** A loan as its receipts tell it. */
function cededLoan(loan: MockRecord): CededLoan {
  const { book, terms, receipts, writtenOff } = fileOf(loan);
  return {
    lentDate: book?.lentDate ?? null,
    lentAmount: terms.principal,
    writtenOff,
    receipts: receipts.map(({ date, split }) => ({
      date,
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

/** Σ of what the LN accounts of loans say is owed. */
const byLedger = (loans: readonly MockRecord[]): string =>
  minus('0.00', total(loans.map((loan) => accountAnswer(fileOf(loan)).closing)));

/** The statement of a contract split by a day, and the balance by the books and by the ledger. */
function statement(call: Call): Answer<CessionAnswer> {
  need(call.caller, READERS);
  const record = recordOf(call, 'contract');
  if (!seesContract(call.caller, record)) throw notFound();
  const on = dayOf(call.query.get('on') ?? (record.cededAt as string | null));
  if (!on) throw invalid({ on: 'validation.date_invalid' });
  const loans = loansUnder(call, record).filter((loan) => fileOf(loan).book !== null);
  return {
    body: {
      on,
      ...cessionStatement(loans.map(cededLoan), on),
      loans: loans.length,
      balance: total(loans.map(({ balance }) => String(balance ?? '0.00'))),
      ledger: byLedger(loans),
    },
  };
}

/** `GET /contracts/{id}/cession?on=` (docs/domain/contracts.md 8.3). */
export const routes: readonly Route[] = [route(readCession, statement)];
