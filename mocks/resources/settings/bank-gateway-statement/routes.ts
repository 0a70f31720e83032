import { plus } from '../../../../src/domain/lending/amounts';
import statements from '../../../../src/resources/settings/bank-gateway-statement/bankGatewayStatement.entity';
import {
  type AccountDay,
  type AccountLine,
  readStatementLines,
} from '../../../../src/resources/settings/bank-gateway-statement/api';
import type { ProfitState, StaffEntryState } from '../../../../src/domain/enums/accounting';
import { notFound } from '../../../engine/ApiError';
import type { Answer, Call, Route } from '../../../engine/Call';
import { need } from '../../../engine/Caller';
import { derivedRoutes } from '../../../engine/derivedList';
import { route } from '../../../engine/route';
import { isVisible } from '../../../engine/tenancy';
import { MAIN_TENANT } from '../../../engine/samples/tenants';
import { entryOfDebit } from '../../accounting/bank-transaction/bankReferences';
import { maskedText } from '../../accounting/maskedText';
import { bankBooks, sumOf } from './bankBook';
import { fileRoutes } from './fileRoutes';
import { filesOf } from './fileStatements';
import { daysOf, gatewayStatements } from './gatewayStatements';

/** The lines of an account on a day, in and out, with the balance after each. */
function lines(call: Call): Answer<AccountDay> {
  const { caller, store, params } = call;
  need(caller, readStatementLines.access);
  const [, date, account] = /^(\d{4}-\d{2}-\d{2})-(\d+)$/.exec(params.id) ?? [];
  const book = bankBooks(store).find((one) => String(one.account.id) === account);
  const day = book && daysOf(store, book).find((one) => one.date === date);
  if (!book || !day || !isVisible(caller, { ...book.account })) throw notFound();
  const profits = store.collection('accounting/profits');
  const { debits } = filesOf(store);
  const isOwn = book.account.tenant === (caller.tenantAlias ?? MAIN_TENANT);
  let balance = day.opening;
  const body: AccountDay = {
    date,
    opening: day.opening,
    closing: day.closing,
    credited: sumOf(day.lines, 'IN'),
    debited: sumOf(day.lines, 'OUT'),
    lines: day.lines.map((line, place): AccountLine => {
      const { side, amount, reference, counterName, counterAccount, at } = line;
      balance = plus(balance, side === 'IN' ? amount : `-${amount}`);
      const profit = line.profitId === undefined ? undefined : profits?.get(line.profitId);
      const isFileDebit = debits.includes(line);
      const entry = isFileDebit ? entryOfDebit(store, line) : undefined;
      return {
        id: `${params.id}-${place + 1}`,
        at,
        side,
        amount,
        balance,
        reference,
        counterName,
        counterAccount,
        text: String(maskedText(line.text)),
        profitId: line.profitId ?? null,
        state: (profit?.state as ProfitState | undefined) ?? null,
        entryId: entry ? Number(entry.id) : null,
        entryState: (entry?.state as StaffEntryState | undefined) ?? null,
        unbooked: isFileDebit && !entry ? { account: line.key, isOwn } : null,
      };
    }),
  };
  return { body };
}

/** The statements of the lenders' accounts, day by day. */
export const routes: readonly Route[] = [
  ...derivedRoutes(statements, ({ store }) => gatewayStatements(store)),
  route(readStatementLines, lines),
  ...fileRoutes,
];
