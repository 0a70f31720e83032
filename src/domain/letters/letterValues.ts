import { formatMoney, formatPercent } from '../money';
import { isStanding } from '../lending/Installment';
import { plus } from '../lending/amounts';
import { claimTotal } from '../reconcile/claimCheck';
import { amountInWords } from '../words/amountInWords';
import { letterTable } from './letterTable';
import type {
  LetterFacts,
  ListNoticeFacts,
  PersonFacts,
  ReferenceLetterFacts,
  RegistryNoticeFacts,
  SenderFacts,
} from './LetterFacts';
import type { LetterVariable } from './letterVariables';

/** What replaces a variable: text, or the markup of a table; null where it is not known. */
export type LetterValue = { text: string } | { html: string } | null;

/** The variables that a document has, each with its value. */
export type LetterValues = Readonly<Partial<Record<LetterVariable, LetterValue>>>;

const textOf = (value: string | null): LetterValue => (value?.trim() ? { text: value } : null);

const money = (value: string | null): LetterValue =>
  value === null ? null : { text: formatMoney(value) };

const nameOf = ({ isCompany, lastName, firstName }: PersonFacts): string =>
  [lastName, isCompany ? null : firstName].filter(Boolean).join(' ');

const personValues = (customer: PersonFacts) => ({
  'customer.name': textOf(nameOf(customer)),
  'customer.regnum': textOf(customer.regnum),
  'customer.address': textOf(customer.address),
  'customer.phone': textOf(customer.phone),
});

const senderValues = ({ org, today }: SenderFacts) => ({
  'org.tenantName': textOf(org.tenantName),
  'org.director': textOf(org.director),
  'org.branch': textOf(org.branch),
  'org.bankAccount': textOf(org.bankAccount),
  'org.today': textOf(today),
});

/**
 * The variables of a document of one loan (docs/domain/lending.md 11.6): a court letter, a notice. Amounts have two
 * decimals, the total is also written in Mongolian words; court fee and cost are one sum, so that the parts add up to the
 * total (R17, docs/domain/money.md 9.1).
 */
export function letterValues(facts: LetterFacts) {
  const { customer, loan, claim } = facts;
  const total = claimTotal(claim);
  return {
    ...personValues(customer),
    'customer.lastName': textOf(customer.lastName),
    'customer.firstName': customer.isCompany ? { text: '' } : textOf(customer.firstName),
    'loan.code': textOf(loan.code),
    'loan.contractNumber': textOf(loan.contractNumber),
    'loan.lentAmount': money(loan.lentAmount),
    'loan.lendedDate': textOf(loan.lendedDate),
    'loan.refundDate': textOf(loan.refundDate),
    'loan.rate': textOf(formatPercent(loan.annualPercent)),
    'loan.duration': textOf(loan.duration),
    'debt.balance': money(claim.principal),
    'debt.interest': money(claim.interest),
    'debt.additionalInterest': money(claim.additionalInterest),
    'debt.courtFee': money(plus(claim.courtFee, claim.courtCost)),
    'debt.totalDebt': money(total),
    'debt.totalDebtWords': textOf(amountInWords(total)),
    'debt.dpd': { text: String(facts.daysPastDue) },
    'debt.class': textOf(facts.className),
    'debt.asOfDate': textOf(facts.asOfDate),
    ...senderValues(facts),
    'tables.installments': installmentsTable(facts),
    'tables.payments': paymentsTable(facts),
  } satisfies LetterValues;
}

/** The variables of a notice that a loan is reported to the credit registry. */
export function registryNoticeValues(facts: RegistryNoticeFacts) {
  const { registry } = facts;
  return {
    ...letterValues(facts),
    'registry.class': textOf(registry.className),
    'registry.balance': money(registry.balance),
    'registry.contract': textOf(registry.contract),
    'registry.endDate': textOf(registry.endDate),
  } satisfies LetterValues;
}

/** The variables of a notice that somebody is on the black or grey list. */
export function listNoticeValues(facts: ListNoticeFacts) {
  return {
    ...personValues(facts.customer),
    'list.name': textOf(facts.listName),
    'list.reason': textOf(facts.reason),
    'list.fromDate': textOf(facts.fromDate),
    ...senderValues(facts),
    'tables.openLoans': openLoansTable(facts),
  } satisfies LetterValues;
}

/** The variables of a reference letter; amounts are in words, too (docs/domain/money.md 1.4). */
export function referenceLetterValues(facts: ReferenceLetterFacts) {
  return {
    ...personValues(facts.customer),
    'letter.number': textOf(facts.number),
    'letter.recipient': textOf(facts.recipient),
    'letter.asOfDate': textOf(facts.asOfDate),
    'letter.fee': money(facts.fee),
    'letter.feeWords': textOf(amountInWords(facts.fee)),
    'letter.amount': money(facts.amount),
    'letter.amountWords': textOf(amountInWords(facts.amount)),
    ...senderValues(facts),
  } satisfies LetterValues;
}

// A letter is written in Mongolian whatever the language of the console: it goes to a Mongolian court.
const INSTALLMENT_HEADS = ['№', 'Төлөх огноо', 'Үндсэн төлбөр', 'Хүү', 'Төлсөн дүн'];
const PAYMENT_HEADS = ['Төлсөн огноо', 'Төлсөн дүн'];
const NO_PAYMENTS = 'Төлөлт хийгдээгүй.';
const LOAN_HEADS = ['Зээлийн код', 'Үлдэгдэл'];
const NO_LOANS = 'Хаагдаагүй зээл байхгүй.';

function installmentsTable({ installments }: LetterFacts): LetterValue {
  const rows = installments.filter(isStanding);
  if (rows.length === 0) return null;
  const cells = rows.map((row, index) => [
    String(index + 1),
    row.dueDate,
    formatMoney(row.principal),
    formatMoney(row.interest),
    formatMoney(plus(row.paidPrincipal, row.paidInterest)),
  ]);
  return { html: letterTable(INSTALLMENT_HEADS, cells) };
}

/** Nobody having paid is a fact that a letter states, not a value that is missing. */
function paymentsTable({ payments }: LetterFacts): LetterValue {
  if (payments.length === 0) return { text: NO_PAYMENTS };
  const cells = payments.map(({ date, amount }) => [date, formatMoney(amount)]);
  return { html: letterTable(PAYMENT_HEADS, cells) };
}

/** Nobody owing anything is a fact, too. */
function openLoansTable({ openLoans }: ListNoticeFacts): LetterValue {
  if (openLoans.length === 0) return { text: NO_LOANS };
  const cells = openLoans.map(({ code, balance }) => [code, formatMoney(balance)]);
  return { html: letterTable(LOAN_HEADS, cells) };
}
