import { formatMoney, formatPercent } from '../money';
import { isStanding } from '../lending/Installment';
import { plus } from '../lending/amounts';
import { claimTotal } from '../reconcile/claimCheck';
import { amountInWords } from '../words/amountInWords';
import { letterTable } from './letterTable';
import type { LetterFacts } from './LetterFacts';
import type { LetterVariable } from './letterVariables';

/** What replaces a variable: text, or the markup of a table; null where it is not known. */
export type LetterValue = { text: string } | { html: string } | null;

/** Every variable of a letter with its value. */
export type LetterValues = Readonly<Record<LetterVariable, LetterValue>>;

const textOf = (value: string | null): LetterValue => (value?.trim() ? { text: value } : null);

const money = (value: string | null): LetterValue =>
  value === null ? null : { text: formatMoney(value) };

/**
 * The variables of a court letter (docs/domain/lending.md 11.6). Amounts are those of the frozen claim with two
 * decimals, the total is also written in Mongolian words; court fee and cost are one sum, so that the parts add up
 * to the total (R17, docs/domain/money.md 9.1).
 */
export function letterValues(facts: LetterFacts): LetterValues {
  const { customer, loan, claim, org } = facts;
  const total = claimTotal(claim);
  return {
    'customer.lastName': textOf(customer.lastName),
    'customer.firstName': customer.isCompany ? { text: '' } : textOf(customer.firstName),
    'customer.regnum': textOf(customer.regnum),
    'customer.address': textOf(customer.address),
    'customer.phone': textOf(customer.phone),
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
    'org.tenantName': textOf(org.tenantName),
    'org.director': textOf(org.director),
    'org.branch': textOf(org.branch),
    'org.bankAccount': textOf(org.bankAccount),
    'org.today': textOf(facts.today),
    'tables.installments': installmentsTable(facts),
    'tables.payments': paymentsTable(facts),
  };
}

// A letter is written in Mongolian whatever the language of the console: it goes to a Mongolian court.
const INSTALLMENT_HEADS = ['№', 'Төлөх огноо', 'Үндсэн төлбөр', 'Хүү', 'Төлсөн дүн'];
const PAYMENT_HEADS = ['Төлсөн огноо', 'Төлсөн дүн'];
const NO_PAYMENTS = 'Төлөлт хийгдээгүй.';

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
