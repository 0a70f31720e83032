import { isNegativeMoney } from '../../../../src/domain/money';
import { parseDay } from '../../../../src/domain/dayInput';
import {
  type OpenFee,
  readOpenFees,
  readReceiptDay,
  type ReceiptDay,
  showLottery,
  type Lottery,
} from '../../../../src/resources/e-receipts/receipt/api';
import { ApiError, invalid } from '../../../engine/ApiError';
import { inBooksOf } from '../../../engine/books';
import type { Answer, Call, Route } from '../../../engine/Call';
import { need } from '../../../engine/Caller';
import type { Texts } from '../../../engine/messages';
import { collectionOf, recordOf } from '../../../engine/records';
import { ledgerOf } from '../../../ledger/Ledger';
import { route } from '../../../engine/route';
import { feesOf } from './fees';
import { receiptDayOf, unexplainedThrough } from './receiptDay';
import { lotteryOf } from './receipts';
import { takenJournals } from './rules';

/** The register number of a customer that is a company. */
function companyRegnumOf({ store }: Call, customerId: number): string | null {
  const customer = store.collection('customers')?.get(customerId);
  return customer?.type === 'COMPANY' ? String(customer.companyRegnum ?? '') || null : null;
}

/** Fees of somebody that have no standing receipt, the newest first. */
function openFees(call: Call): Answer<OpenFee[]> {
  const { caller, query } = call;
  need(caller, readOpenFees.access);
  const from = parseDay(query.get('from') ?? '');
  if (!from) throw invalid({ from: 'validation.date_invalid' });
  const code = query.get('loanCode')?.trim().toUpperCase();
  const taken = takenJournals(collectionOf(call, 'ebarimt').all);
  const body = feesOf(call.store)
    .filter(inBooksOf(call))
    .filter(
      (fee) =>
        fee.date >= from &&
        !isNegativeMoney(fee.amount) &&
        !fee.isGivenBack &&
        !taken.has(fee.journalId) &&
        (!code || fee.loanCode === code),
    )
    .sort((one, other) => (one.date < other.date ? 1 : one.date > other.date ? -1 : 0))
    .map(({ journalId, date, kind, amount, customerId, loanId, loanCode, isPaid }): OpenFee => ({
      companyRegnum: companyRegnumOf(call, customerId),
      journalId,
      date,
      kind,
      amount,
      customerId,
      loanId,
      loanCode,
      isPaid,
    }));
  return { body };
}

/** R21 of one day, with the days that nobody has explained. */
function receiptDay(call: Call): Answer<ReceiptDay> {
  const { caller, query, store } = call;
  need(caller, readReceiptDay.access);
  const today = ledgerOf(store).openDay;
  const date = parseDay(query.get('date') ?? today);
  if (!date) throw invalid({ date: 'validation.date_invalid' });
  if (date > today) throw invalid({ date: 'validation.date_future' });
  const isSeen = inBooksOf(call);
  const lacking = new Set(unexplainedThrough(store, today, isSeen).map((fee) => fee.date));
  return {
    body: { ...receiptDayOf(store, date, isSeen), today, lacking: [...lacking].sort() },
  };
}

const GONE: Texts = {
  mn: 'Илгээсэн төлөвтэй, хувь хүний баримтад л сугалааны дугаар бий.',
  en: 'Only a receipt that was sent to a person has a lottery code.',
  ru: 'Номер лотереи есть только у отправленного чека физического лица.',
};

/** The customer's lottery code, once more; who looked is written down, the code is not. */
function lottery(call: Call): Answer<Lottery> {
  need(call.caller, showLottery.access);
  const record = recordOf(call, 'ebarimt');
  if (record.state !== 'SENT' || record.receiverType !== 'B2C') throw new ApiError(409, GONE);
  call.store.history.add('ebarimt', record, {
    at: call.store.clock.iso(),
    by: call.caller.id,
    action: 'show_lottery',
    origin: 'MANUAL',
  });
  return { body: lotteryOf(record) };
}

/** Fees for receipts, the day's comparison, and what belongs to the customer. */
export const routes: readonly Route[] = [
  route(readOpenFees, openFees),
  route(readReceiptDay, receiptDay),
  route(showLottery, lottery),
];
