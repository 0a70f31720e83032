import { isDay } from '../../../../src/domain/dateParts';
import { addDays } from '../../../../src/domain/dates';
import {
  type BankStatement,
  STATEMENT_FORMATS,
  type StatementLine,
} from '../../../../src/domain/bankStatements/BankStatement';
import {
  type JudgedLine,
  judgeStatement,
} from '../../../../src/domain/bankStatements/judgeStatement';
import type { StatementFault } from '../../../../src/domain/bankStatements/StatementFault';
import { plus, total } from '../../../../src/domain/lending/amounts';
import { EXPORT, TEXT } from '../../../../src/domain/settings';
import statements from '../../../../src/resources/settings/bank-gateway-statement/bankGatewayStatement.entity';
import {
  type OwnAccount,
  statementFileCalls,
  type StatementFileBody,
  type StatementPreview,
  type StatementTaken,
} from '../../../../src/resources/settings/bank-gateway-statement/api';
import { BANK_INCOME } from '../../../../src/resources/accounting/rights';
import { invalid } from '../../../engine/ApiError';
import { bodyOf, type Answer, type Call, type Route } from '../../../engine/Call';
import { need } from '../../../engine/Caller';
import { route } from '../../../engine/route';
import { MAIN_TENANT } from '../../../engine/samples/tenants';
import type { Store } from '../../../engine/Store';
import { isVisible } from '../../../engine/tenancy';
import { readFromFile } from '../../accounting/bank-transaction/bankCredits';
import {
  debitByReference,
  lineByReference,
} from '../../accounting/bank-transaction/bankReferences';
import { bookUnrecognised } from '../../accounting/profit/booking';
import { type LenderAccount, lenderAccounts } from './bankAccounts';
import { type AccountBook, bankBooks, netOf } from './bankBook';
import type { Executed } from './executed';
import { filesOf, keepFile } from './fileStatements';
import { unreadSince } from './gatewayStatements';

const AMOUNT = /^-?\d{1,18}\.\d{2}$/;
/** A Mongolian IBAN: country, check digits, bank, and the account with zeros before it. */
const IBAN = /^MN\d{2}\d{4}(\d{12})$/;

const isText = (value: unknown): value is string =>
  typeof value === 'string' && value.length <= TEXT.longMax;
const isAmount = (value: unknown): boolean => typeof value === 'string' && AMOUNT.test(value);

function isLine(value: unknown): value is StatementLine {
  if (typeof value !== 'object' || value === null) return false;
  const line = value as Partial<Record<keyof StatementLine, unknown>>;
  return (
    Number.isInteger(line.row) &&
    typeof line.date === 'string' &&
    isDay(line.date) &&
    (line.side === 'IN' || line.side === 'OUT') &&
    isAmount(line.amount) &&
    !String(line.amount).startsWith('-') &&
    (line.balance === null || isAmount(line.balance)) &&
    [line.reference, line.counterName, line.counterAccount, line.text].every(isText)
  );
}

function isStatement(value: unknown): value is BankStatement {
  if (typeof value !== 'object' || value === null) return false;
  const { account, currency, from, to, opening, closing, lines, pending } = value as Partial<
    Record<keyof BankStatement, unknown>
  >;
  return (
    [account, currency].every(isText) &&
    [from, to].every((day) => typeof day === 'string' && isDay(day)) &&
    String(from) <= String(to) &&
    [opening, closing].every(isAmount) &&
    Number.isInteger(pending) &&
    Array.isArray(lines) &&
    lines.length <= EXPORT.maxImportRows &&
    lines.every(isLine)
  );
}

/** What a body says of a file. @throws ApiError 400 */
function fileIn(call: Call): StatementFileBody {
  const { fileName, format, statements, accountNumber } = bodyOf(call);
  if (!isText(fileName) || fileName.trim() === '')
    throw invalid({ fileName: 'validation.required' });
  const known = STATEMENT_FORMATS.find((one) => one === format);
  if (!known) throw invalid({ format: 'validation.invalid_value' });
  if (!Array.isArray(statements) || statements.length === 0 || !statements.every(isStatement))
    throw invalid({ statements: 'validation.invalid_value' });
  if (accountNumber !== undefined && !isText(accountNumber))
    throw invalid({ accountNumber: 'validation.invalid_value' });
  // One account is one statement: what follows each other in a file was put together where it was read.
  const accounts = statements.map(({ account }) => numberIn(account));
  if (new Set(accounts).size < accounts.length)
    throw invalid({ statements: 'validation.invalid_value' });
  return {
    fileName: fileName.trim(),
    format: known,
    statements,
    ...(accountNumber ? { accountNumber } : {}),
  };
}

/** The number of an account without what an IBAN has around it. */
const numberIn = (account: string): string => {
  const parts = IBAN.exec(account);
  return parts ? parts[1].replace(/^0+/, '') : account;
};

/** The last day of an account that is known to its end: read by its gateway, or by a file. */
function wholeUntil(store: Store, account: LenderAccount): string {
  const yesterday = addDays(store.clock.today(), -1);
  const since = unreadSince(store, account);
  const read = since === undefined ? yesterday : addDays(since, -1);
  const byFile = filesOf(store)
    .statements.filter(({ accountId }) => accountId === account.id)
    .map(({ to }) => to);
  return (
    [read, ...byFile]
      .filter((day) => day <= yesterday)
      .sort()
      .at(-1) ?? read
  );
}

const signedSum = (lines: readonly StatementLine[], side: StatementLine['side']): string =>
  total(lines.filter((line) => line.side === side).map(({ amount }) => amount));

interface Judged {
  preview: StatementPreview;
  book?: AccountBook;
  statement: BankStatement;
}

/**
 * New lines whose reference the lender has on another account, or whose line waits for its gateway and says something else: a
 * reference is booked once in the house (docs/domain/money.md 4.13).
 */
function contradicted(store: Store, { account, lines }: AccountBook, fresh: readonly JudgedLine[]) {
  const unread = new Map(
    lines.filter(({ isUnread }) => isUnread).map((line) => [line.reference, line]),
  );
  return fresh.flatMap(({ state, reference, row, amount, side }): StatementFault[] => {
    if (state !== 'NEW' || reference === '') return [];
    const waiting = unread.get(reference);
    if (!waiting)
      return lineByReference(store, account.tenant, reference) ||
        debitByReference(store, account.tenant, reference)
        ? [{ code: 'elsewhere', row, values: { reference } }]
        : [];
    return waiting.amount === amount && side === 'IN'
      ? []
      : [{ code: 'differs', row, values: { reference, expected: waiting.amount, given: amount } }];
  });
}

/** What is wrong with whose statement it is, before anything else is looked at. */
function accountFault(said: string, chosen: string): StatementFault {
  if (said !== '' && chosen !== '' && said !== chosen)
    return { code: 'other_account', values: { account: said, chosen } };
  return said === '' && chosen === ''
    ? { code: 'no_account' }
    : { code: 'account', values: { account: said || chosen } };
}

/**
 * A statement of a file beside what the house knows of its account: another lender's account is as good as none.
 * @param chosen the account that a person chose; '' where nobody did
 */
function judged({ store, caller }: Call, statement: BankStatement, chosen = ''): Judged {
  const said = numberIn(statement.account);
  const number = said || chosen;
  const isContradicted = chosen !== '' && number !== chosen;
  const book = isContradicted
    ? undefined
    : bankBooks(store).find(
        ({ account }) => account.accountNumber === number && isVisible(caller, { ...account }),
      );
  const { lines, from, to, opening, closing, pending } = statement;
  const base = {
    account: number,
    from,
    to,
    opening,
    closing,
    pending,
    credited: signedSum(lines, 'IN'),
    debited: signedSum(lines, 'OUT'),
  };
  if (!book)
    return {
      statement,
      preview: {
        ...base,
        bankCode: null,
        tenant: null,
        newCount: 0,
        knownCount: 0,
        isNews: false,
        lines: lines.map((line) => ({ ...line, state: 'REFUSED' })),
        faults: [accountFault(said, chosen)],
      },
    };
  const known = book.lines.filter(({ isUnread }) => !isUnread);
  const whole = wholeUntil(store, book.account);
  const found = judgeStatement(statement, {
    today: store.clock.today(),
    wholeUntil: whole,
    lines: known,
    closingOf: (day) => plus(book.began, netOf(known.filter(({ date }) => date <= day))),
  });
  const faults = [...found.faults, ...contradicted(store, book, found.lines)];
  const count = (state: string) => found.lines.filter((line) => line.state === state).length;
  const newCount = count('NEW');
  const since = unreadSince(store, book.account);
  return {
    statement,
    book,
    preview: {
      ...base,
      bankCode: book.account.bankCode,
      tenant: book.account.tenant,
      newCount,
      knownCount: count('KNOWN'),
      isNews: newCount > 0 || (since !== undefined && to >= since && to > whole),
      lines: found.lines,
      faults,
    },
  };
}

/** The accounts of which the caller may bring a statement. */
const accounts = ({ caller, store }: Call): Answer<OwnAccount[]> => {
  need(caller, BANK_INCOME);
  const seen = lenderAccounts(store.world).filter((one) => isVisible(caller, { ...one }));
  const isOwn = ({ tenant }: LenderAccount) => tenant === (caller.tenantAlias ?? MAIN_TENANT);
  return {
    body: [...seen.filter(isOwn), ...seen.filter((one) => !isOwn(one))].map(
      ({ key, bankCode, accountNumber, tenant }) => ({ key, bankCode, accountNumber, tenant }),
    ),
  };
};

const preview = (call: Call): Answer<StatementPreview[]> => {
  need(call.caller, BANK_INCOME);
  const { statements: given, accountNumber } = fileIn(call);
  return { body: given.map((one) => judged(call, one, accountNumber).preview) };
};

/** When a line of a file was executed: its day is known, and its place among those of the file. */
const momentOf = ({ date, row }: StatementLine): string =>
  new Date(Date.parse(`${date}T04:00:00.000Z`) + (row % 3_600) * 1_000).toISOString();

/** Takes the new lines of a statement: what was credited goes the way of every income, what was debited is on the account. */
function take(call: Call, { statement, book, preview: found }: Judged, fileName: string): void {
  if (!book) return;
  const { store, caller } = call;
  const { account } = book;
  const debits: Executed[] = [];
  for (const [place, line] of found.lines.entries()) {
    if (line.state !== 'NEW') continue;
    const { date, amount, text, counterName, counterAccount } = line;
    const reference =
      line.reference.trim() ||
      `FL${account.id}-${date.replaceAll('-', '').slice(2)}-${place + 1}-${filesOf(store).statements.length + 1}`;
    const at = momentOf(line);
    if (line.side === 'OUT') {
      debits.push({
        tenant: account.tenant,
        key: account.key,
        on: account.accountNumber,
        date,
        at,
        side: 'OUT',
        amount,
        reference,
        counterName: counterName || null,
        counterAccount: counterAccount || null,
        text,
        of: null,
      });
      continue;
    }
    const profitId = readFromFile(store, account.gatewayId ?? 0, {
      tenant: account.tenant,
      date,
      at,
      bankCode: account.bankCode,
      accountNumber: account.accountNumber,
      amount,
      payerName: counterName,
      payerBank: null,
      payerAccount: counterAccount,
      text,
      // Income is recognised on its own account; what came onto another one waits among the unrecognised at once.
      state: account.key === 'bank' ? 'PENDING' : 'UNRECOGNIZED',
      reference,
    });
    const profit = store.collection('accounting/profits')?.get(profitId ?? 0);
    if (profit && profit.state === 'UNRECOGNIZED') bookUnrecognised(call, profit, account.key);
  }
  keepFile(
    store,
    {
      accountId: account.id,
      from: statement.from,
      to: statement.to,
      fileName,
      at: store.clock.iso(),
      by: caller.id,
    },
    debits,
  );
}

/** Takes a file, whole or not at all; what is known already changes nothing. */
function taken(call: Call): Answer<StatementTaken> {
  need(call.caller, BANK_INCOME);
  const { fileName, statements: given, accountNumber } = fileIn(call);
  const all = given.map((one) => judged(call, one, accountNumber));
  const [fault] = all.flatMap(({ preview: { faults } }) => faults);
  if (fault)
    throw invalid(
      { statements: `statementFile.faults.${fault.code}` },
      { statements: fault.values ?? {} },
    );
  const sum = (of: (one: StatementPreview) => number) =>
    all.reduce((count, one) => count + of(one.preview), 0);
  const answer = {
    added: sum(({ newCount }) => newCount),
    known: sum(({ knownCount }) => knownCount),
  };
  const news = all.filter(({ preview: { isNews } }) => isNews);
  for (const one of news) take(call, one, fileName);
  const last = news.at(-1);
  if (!last) return { body: answer };
  const id = `${last.statement.to}-${last.book?.account.id}`;
  return { body: answer, commit: { resource: statements.name, id } };
}

/** Statements that people bring as files (docs/domain/money.md 4.15; the addresses are assumed). */
export const fileRoutes: readonly Route[] = [
  route(statementFileCalls.accounts, accounts),
  route(statementFileCalls.preview, preview),
  route(statementFileCalls.take, taken),
];
