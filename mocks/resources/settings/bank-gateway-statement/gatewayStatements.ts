import { addDays, daysBetween, endOfDayInstant } from '../../../../src/domain/dates';
import { minus, total, ZERO } from '../../../../src/domain/lending/amounts';
import type { MockRecord } from '../../../engine/MockRecord';
import type { Store } from '../../../engine/Store';
import {
  awaitedDays,
  awaitedLines,
  bankTotal,
  lateSince,
} from '../../accounting/bank-transaction/bankCredits';
import { statementKey } from '../../accounting/bank-transaction/incomingLines';

/** The lines of every day and account, by `statementKey`. */
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

/** Days that have a statement without a line: since a gateway was stopped, today, and those it still has to read. */
function daysWithout(gateway: MockRecord, store: Store): string[] {
  const today = store.clock.today();
  const since = lateSince(gateway) ?? today;
  const days = (daysBetween(since, today) ?? 0) + 1;
  return [
    ...awaitedDays(store, gateway.id),
    ...Array.from({ length: days }, (_, place) => addDays(since, place)),
  ];
}

/** The statements of all days; each gateway has one of today, also before the first line. */
export function gatewayStatements(store: Store): MockRecord[] {
  const today = store.clock.today();
  const lines = linesByKey(store);
  const gateways = store.collection('bank-gateways')?.all ?? [];
  const keys = new Set([
    ...lines.keys(),
    ...gateways.flatMap((gateway) =>
      daysWithout(gateway, store).map((date) =>
        statementKey({ date, accountNumber: String(gateway.accountNumber) }),
      ),
    ),
  ]);
  return [...keys].flatMap((key): MockRecord[] => {
    const [date, accountNumber] = key.split(' ');
    const gateway = gateways.find((one) => one.accountNumber === accountNumber);
    if (!gateway) return [];
    const own = lines.get(key) ?? [];
    const statement = bankTotal(store, { date, accountNumber });
    const sum = total(own.map(({ amount }) => String(amount)));
    const difference = minus(statement, sum);
    const awaited = awaitedLines(store, gateway.id, date);
    const since = lateSince(gateway);
    const isLate = since !== undefined && (date >= since || awaited.awaitedCount > 0);
    const read = date === today ? store.clock.iso() : endOfDayInstant(date);
    return [
      {
        id: `${date}-${gateway.id}`,
        date,
        bankCode: gateway.bankCode,
        accountNumber,
        statement,
        lines: sum,
        count: own.length,
        difference,
        ...awaited,
        state: isLate ? 'LATE' : difference === ZERO ? 'AGREES' : 'DIFFERS',
        readUntil: isLate ? gateway.changedAt : read,
        tenant: gateway.tenant,
      },
    ];
  });
}
