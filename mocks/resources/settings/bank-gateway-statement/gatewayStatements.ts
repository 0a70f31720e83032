import { addDays, daysBetween, endOfDayInstant } from '../../../../src/domain/dates';
import { minus, plus, total, ZERO } from '../../../../src/domain/lending/amounts';
import type { MockRecord } from '../../../engine/MockRecord';
import type { Store } from '../../../engine/Store';
import { awaitedLines, bankTotal, lateSince } from '../../accounting/bank-transaction/bankCredits';
import { statementKey } from '../../accounting/bank-transaction/incomingLines';
import { type AccountBook, bankBooks, firstDay, netOf, sumOf } from './bankBook';
import type { Executed } from './executed';
import { filesOf } from './fileStatements';

/** The lines of income of every day and account, by `statementKey`. */
function linesByKey(store: Store): Map<string, MockRecord[]> {
  const found = new Map<string, MockRecord[]>();
  for (const line of store.collection('accounting/bank-cg-transactions')?.all ?? []) {
    const key = statementKey({
      date: String(line.date),
      accountNumber: String(line.accountNumber),
    });
    const known = found.get(key);
    if (known) known.push(line);
    else found.set(key, [line]);
  }
  return found;
}

/** One day of an account as the house knows it: what its gateway has not read yet is not in it. */
export interface BookDay {
  date: string;
  opening: string;
  closing: string;
  lines: readonly Executed[];
}

/** The days of an account in their order, each beginning with what the one before it ended with. */
export function daysOf(store: Store, { began, lines }: AccountBook): BookDay[] {
  const known = lines.filter(({ isUnread }) => !isUnread);
  const first = firstDay(store);
  const today = store.clock.today();
  const byDay = new Map<string, Executed[]>();
  for (const line of known) {
    const own = byDay.get(line.date);
    if (own) own.push(line);
    else byDay.set(line.date, [line]);
  }
  let balance = plus(began, netOf(known.filter(({ date }) => date < first)));
  return Array.from({ length: (daysBetween(first, today) ?? 0) + 1 }, (_, place): BookDay => {
    const date = addDays(first, place);
    const own = byDay.get(date) ?? [];
    const opening = balance;
    balance = plus(opening, netOf(own));
    return { date, opening, closing: balance, lines: own };
  });
}

/** The file that says last what happened on a day of an account. */
export const fileOfDay = (store: Store, accountId: number, date: string) =>
  filesOf(store).statements.findLast(
    (one) => one.accountId === accountId && one.from <= date && date <= one.to,
  );

/** From which day on a gateway has not read an account to the end; undefined while it works. */
export function unreadSince(
  store: Store,
  { gatewayId }: AccountBook['account'],
): string | undefined {
  const gateway =
    gatewayId === undefined ? undefined : store.collection('bank-gateways')?.get(gatewayId);
  return gateway && lateSince(gateway);
}

/** The statements of all days and accounts (docs/domain/money.md 4.14). */
export function gatewayStatements(store: Store): MockRecord[] {
  const today = store.clock.today();
  const income = linesByKey(store);
  return bankBooks(store).flatMap((book): MockRecord[] => {
    const { id, tenant, bankCode, accountNumber, key, gatewayId } = book.account;
    const gateway = store.collection('bank-gateways')?.get(gatewayId ?? 0);
    const since = unreadSince(store, book.account);
    return daysOf(store, book).map(({ date, opening, closing, lines }): MockRecord => {
      const came = income.get(statementKey({ date, accountNumber })) ?? [];
      const statement = bankTotal(store, { date, accountNumber });
      const sum = total(came.map(({ amount }) => String(amount)));
      const difference = minus(statement, sum);
      const awaited =
        key === 'bank' && gatewayId !== undefined
          ? awaitedLines(store, gatewayId, date)
          : { awaitedCount: 0, awaitedAmount: ZERO };
      const file = fileOfDay(store, id, date);
      const isLate = since !== undefined && ((date >= since && !file) || awaited.awaitedCount > 0);
      return {
        id: `${date}-${id}`,
        date,
        bankCode,
        accountNumber,
        opening,
        credited: sumOf(lines, 'IN'),
        debited: sumOf(lines, 'OUT'),
        closing,
        lineCount: lines.length,
        statement,
        lines: sum,
        count: came.length,
        difference,
        ...awaited,
        state: isLate ? 'LATE' : difference === ZERO ? 'AGREES' : 'DIFFERS',
        readUntil: isLate
          ? (gateway?.changedAt ?? null)
          : date === today
            ? store.clock.iso()
            : endOfDayInstant(date),
        source: file ? 'FILE' : 'GATEWAY',
        fileName: file?.fileName ?? null,
        takenAt: file?.at ?? null,
        takenBy: file?.by ?? null,
        tenant,
      };
    });
  });
}
