import { isDay } from '../../../../src/domain/dateParts';
import { total } from '../../../../src/domain/lending/amounts';
import {
  merchantDays,
  sumsOf,
  sumsOfDays,
  type MerchantDay,
} from '../../../../src/domain/merchants/history';
import merchantHistory from '../../../../src/resources/merchants/history/merchantHistory.entity';
import {
  readMerchantTotals,
  type MerchantTotals,
} from '../../../../src/resources/merchants/history/api';
import { SEE_MERCHANTS } from '../../../../src/resources/merchants/rights';
import { invalid } from '../../../engine/ApiError';
import { seenBooks } from '../../../engine/books';
import type { Answer, Call, Route } from '../../../engine/Call';
import { need } from '../../../engine/Caller';
import { derivedRoutes } from '../../../engine/derivedList';
import type { MockRecord } from '../../../engine/MockRecord';
import { route } from '../../../engine/route';
import { ledgerOf } from '../../../ledger/Ledger';
import { ledgerMoves, MERCHANT_ACCOUNTS, nameOfCustomer, tenantOfCustomer } from '../moves';

/** The days of every merchant. */
const dayRows = (call: Call): MockRecord[] =>
  merchantDays(ledgerMoves(call)).map((day) => ({
    id: `${day.merchantId}-${day.date}`,
    ...day,
    merchantName: nameOfCustomer(call.store, day.merchantId),
    tenant: tenantOfCustomer(call.store, day.merchantId),
  }));

/** A day of the address. @throws ApiError 400 */
function dayIn({ query }: Call, name: 'from' | 'to'): string | undefined {
  const value = query.get(name);
  if (value !== null && !isDay(value)) throw invalid({ [name]: 'validation.date_invalid' });
  return value ?? undefined;
}

/** What the last of a merchant's days leave: up to a day. */
function closings(days: readonly MerchantDay[], to: string | undefined): string {
  const last = new Map<number, string>();
  for (const { merchantId, date, closing } of days)
    if (to === undefined || date <= to) last.set(merchantId, closing);
  return total([...last.values()]);
}

/** The sums of days and of movements, and the balance that the ledger has. */
function totals(call: Call): Answer<MerchantTotals> {
  const { store, caller, query } = call;
  need(caller, SEE_MERCHANTS);
  const [from, to] = [dayIn(call, 'from'), dayIn(call, 'to')];
  const merchant = query.get('merchantId');
  const isOf = ({ merchantId }: { merchantId: number }) =>
    merchant === null || String(merchantId) === merchant;
  const isWithin = ({ date }: { date: string }) =>
    (from === undefined || date >= from) && (to === undefined || date <= to);
  const moves = ledgerMoves(call).filter(isOf);
  const days = merchantDays(moves);
  const tenant = seenBooks(caller);
  return {
    body: {
      days: sumsOfDays(days.filter(isWithin)),
      moves: sumsOf(moves.filter(isWithin)),
      closing: closings(days, to),
      ledger: total(
        MERCHANT_ACCOUNTS.map((account) =>
          ledgerOf(store).balanceOf(account, {
            ...(merchant === null ? {} : { holder: Number(merchant) }),
            ...(tenant === undefined ? {} : { tenant }),
            ...(to === undefined ? {} : { through: to }),
          }),
        ),
      ),
    },
  };
}

/** The history of merchants is what the ledger has: nothing is kept beside it (docs/domain/organisation.md 2.2). */
export const routes: readonly Route[] = [
  route(readMerchantTotals, totals),
  ...derivedRoutes(merchantHistory, dayRows),
];
