import { endOfDayInstant } from '../../../../src/domain/dates';
import { minus, total, ZERO } from '../../../../src/domain/lending/amounts';
import statements from '../../../../src/resources/settings/bank-gateway-statement/bankGatewayStatement.entity';
import type { Call, Route } from '../../../engine/Call';
import { derivedRoutes } from '../../../engine/derivedList';
import type { MockRecord } from '../../../engine/MockRecord';
import { collectionOf } from '../../../engine/records';
import { statementKey, statementTotals } from '../../accounting/bank-transaction/incomingLines';

/** The lines of every day and account, by `statementKey`. */
function linesByKey(call: Call): Map<string, MockRecord[]> {
  const found = new Map<string, MockRecord[]>();
  for (const line of collectionOf(call, 'accounting/bank-cg-transactions').all) {
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

/** The statements of all days; each gateway has one of today, also before the first line. */
function rows(call: Call): MockRecord[] {
  const { store } = call;
  const today = store.clock.today();
  const lines = linesByKey(call);
  const totals = statementTotals(store.world);
  const gateways = collectionOf(call, 'bank-gateways').all;
  const keys = new Set([
    ...lines.keys(),
    ...gateways.map(({ accountNumber }) =>
      statementKey({ date: today, accountNumber: String(accountNumber) }),
    ),
  ]);
  return [...keys].flatMap((key): MockRecord[] => {
    const [date, accountNumber] = key.split(' ');
    const gateway = gateways.find((one) => one.accountNumber === accountNumber);
    if (!gateway) return [];
    const own = lines.get(key) ?? [];
    const statement = totals.get(key) ?? ZERO;
    const sum = total(own.map(({ amount }) => String(amount)));
    const difference = minus(statement, sum);
    const isLate = date === today && gateway.state === 'STOPPED';
    const until = isLate ? gateway.changedAt : store.clock.iso();
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
        state: isLate ? 'LATE' : difference === ZERO ? 'AGREES' : 'DIFFERS',
        readUntil: date === today ? until : endOfDayInstant(date),
        tenant: gateway.tenant,
      },
    ];
  });
}

/** What came by the gateways, day by day. */
export const routes: readonly Route[] = derivedRoutes(statements, rows);
