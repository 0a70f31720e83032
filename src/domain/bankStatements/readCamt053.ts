import { SaxesParser } from 'saxes';
import { isDay } from '../dateParts';
import { plus, total } from '../lending/amounts';
import { exactAmount } from './amounts';
import type { BankStatement, StatementLine } from './BankStatement';
import { joinStatements } from './joinStatements';
import { StatementError, type StatementFault, type StatementFaultCode } from './StatementFault';

// ISO 20022 camt.053, BankToCustomerStatement, versions 001.02 to 001.08: the same names in other namespaces.

const NAMESPACE = /^urn:iso:std:iso:20022:tech:xsd:camt\.053\.001\.\d{2}$/;

const fault = (code: StatementFaultCode, row?: number, values?: StatementFault['values']) =>
  new StatementError([
    { code, ...(row === undefined ? {} : { row }), ...(values ? { values } : {}) },
  ]);

/** An element without its prefix. */
interface Element {
  name: string;
  namespace: string;
  currency: string | undefined;
  children: Element[];
  text: string;
}

/** The elements of a document. @throws StatementError where it is no XML or ends too early */
function rootOf(text: string): Element {
  const top: Element = { name: '', namespace: '', currency: undefined, children: [], text: '' };
  const open = [top];
  const parser = new SaxesParser({ xmlns: true });
  parser.on('opentag', ({ local, uri, attributes }) => {
    const element = {
      name: local,
      namespace: uri,
      currency: attributes.Ccy?.value,
      children: [],
      text: '',
    };
    open.at(-1)?.children.push(element);
    open.push(element);
  });
  parser.on('text', (more) => {
    const element = open.at(-1);
    if (element) element.text += more;
  });
  parser.on('closetag', () => void open.pop());
  try {
    parser.write(text).close();
  } catch {
    throw fault('cut');
  }
  return top;
}

/** Children of a name, whatever their prefix. */
const all = (node: Element | undefined, name: string): Element[] =>
  node ? node.children.filter((child) => child.name === name) : [];

/** The first element at the end of a path of names. */
const at = (node: Element | undefined, ...names: string[]): Element | undefined =>
  names.reduce<Element | undefined>((found, name) => all(found, name).at(0), node);

const said = (node: Element | undefined): string => node?.text.replace(/\s+/g, ' ').trim() ?? '';

/** The first of some texts that says anything. */
const firstOf = (...texts: string[]): string => texts.find((text) => text !== '') ?? '';

/** Entries count as rows of the file. */
function amountOf(node: Element | undefined, currency: string, row?: number): string {
  const other = node?.currency ?? currency;
  if (currency !== '' && other !== currency) throw fault('currency', row, { currency: other });
  // XML has a point for the decimal mark, and no marks of thousands.
  const text = said(node);
  const amount = exactAmount(text);
  if (amount === undefined) throw fault('amount', row, { text });
  return amount;
}

function dayOf(node: Element | undefined, row?: number): string {
  const text = firstOf(said(at(node, 'Dt')), said(at(node, 'DtTm'))).slice(0, 10);
  if (!isDay(text)) throw fault('date', row, { text });
  return text;
}

const idOf = (account: Element | undefined): string =>
  firstOf(said(at(account, 'Id', 'IBAN')), said(at(account, 'Id', 'Othr', 'Id'))).replace(
    /\s/g,
    '',
  );

const isOut = (node: Element | undefined): boolean => said(at(node, 'CdtDbtInd')) === 'DBIT';

function balances(statement: Element, currency: string): Map<string, string> {
  return new Map(
    all(statement, 'Bal').map((balance) => {
      const amount = amountOf(at(balance, 'Amt'), currency);
      const kind = said(at(balance, 'Tp', 'CdOrPrtry', 'Cd'));
      return [kind, isOut(balance) && amount !== '0.00' ? `-${amount}` : amount];
    }),
  );
}

/** What a transaction, or an entry that has none, says of the other side. */
function party(details: Element | undefined, side: StatementLine['side']) {
  const who = side === 'IN' ? 'Dbtr' : 'Cdtr';
  const parties = at(details, 'RltdPties');
  return {
    counterName: firstOf(said(at(parties, who, 'Nm')), said(at(parties, who, 'Pty', 'Nm'))),
    counterAccount: idOf(at(parties, `${who}Acct`)),
  };
}

const textOf = (details: Element | undefined): string =>
  firstOf(
    all(at(details, 'RmtInf'), 'Ustrd').map(said).join(' '),
    said(at(details, 'RmtInf', 'Strd', 'CdtrRefInf', 'Ref')),
    said(at(details, 'AddtlTxInf')),
  );

/** The amount of one transaction within an entry; undefined where the bank does not say it. */
const amountIn = (details: Element): Element | undefined =>
  at(details, 'Amt') ?? at(details, 'AmtDtls', 'TxAmt', 'Amt');

/** The lines of an entry: one, or each of those that the bank booked together. */
function linesOf(entry: Element, row: number, currency: string): StatementLine[] {
  const side = isOut(entry) ? 'OUT' : 'IN';
  const amount = amountOf(at(entry, 'Amt'), currency, row);
  const details = all(entry, 'NtryDtls').flatMap((one) => all(one, 'TxDtls'));
  const reference = said(at(entry, 'AcctSvcrRef'));
  const date = dayOf(at(entry, 'BookgDt') ?? at(entry, 'ValDt'), row);
  const whole = {
    row,
    date,
    side,
    amount,
    reference: firstOf(
      reference,
      ...details.slice(0, 1).map((one) => said(at(one, 'Refs', 'AcctSvcrRef'))),
    ),
    ...party(details.at(0), side),
    text: firstOf(textOf(details.at(0)), said(at(entry, 'AddtlNtryInf'))),
    balance: null,
  } satisfies StatementLine;
  if (details.length < 2) return [whole];
  const amounts = details.map(amountIn);
  // Where parts are not told apart, the entry is one line of the account.
  if (amounts.some((one) => one === undefined))
    return [{ ...whole, text: firstOf(said(at(entry, 'AddtlNtryInf')), whole.text) }];
  const parts = details.map((one, place): StatementLine => ({
    row,
    date,
    side,
    amount: amountOf(amounts[place], currency, row),
    reference: firstOf(
      said(at(one, 'Refs', 'AcctSvcrRef')),
      reference === '' ? '' : `${reference}/${place + 1}`,
    ),
    ...party(one, side),
    text: textOf(one),
    balance: null,
  }));
  const sum = total(parts.map((part) => part.amount));
  if (sum !== plus(amount)) throw fault('batch', row, { given: amount, expected: sum });
  return parts;
}

function statementOf(statement: Element): BankStatement {
  const account = at(statement, 'Acct');
  const number = idOf(account);
  if (number === '') throw fault('no_account');
  const currency = firstOf(said(at(account, 'Ccy')), at(statement, 'Bal', 'Amt')?.currency ?? '');
  const said053 = balances(statement, currency);
  const opening = said053.get('OPBD') ?? said053.get('PRCD');
  const closing = said053.get('CLBD');
  if (opening === undefined || closing === undefined) throw fault('no_balance');
  const entries = all(statement, 'Ntry').map((entry, place) => ({
    entry,
    row: place + 1,
    // Up to version 001.07 the state is the text itself.
    state: firstOf(said(at(entry, 'Sts', 'Cd')), said(at(entry, 'Sts'))),
  }));
  const booked = entries.filter(({ state }) => state === 'BOOK' || state === '');
  const lines = booked.flatMap(({ entry, row }) => linesOf(entry, row, currency));
  const days = lines.map(({ date }) => date).sort();
  const period = at(statement, 'FrToDt');
  const dayIn = (name: string): string => {
    const text = firstOf(said(at(period, `${name}DtTm`)), said(at(period, `${name}Dt`))).slice(
      0,
      10,
    );
    return isDay(text) ? text : '';
  };
  const closed = all(statement, 'Bal').find(
    (one) => said(at(one, 'Tp', 'CdOrPrtry', 'Cd')) === 'CLBD',
  );
  const to = firstOf(dayIn('To'), dayOf(at(closed, 'Dt')));
  return {
    account: number,
    currency,
    from: firstOf(dayIn('Fr'), days[0] ?? to),
    to,
    opening,
    closing,
    lines,
    pending: entries.length - booked.length,
  };
}

/**
 * The statements of a camt.053 file; entries that are not booked yet are left out and counted. Rows are the entries of a
 * statement, from 1.
 * @throws StatementError
 */
export function readCamt053(text: string): BankStatement[] {
  const [root] = rootOf(text).children;
  if (!NAMESPACE.test(root.namespace)) throw fault('format');
  const statements = all(at(root, 'BkToCstmrStmt'), 'Stmt');
  if (statements.length === 0) throw fault('no_statement');
  return joinStatements(statements.map(statementOf));
}
