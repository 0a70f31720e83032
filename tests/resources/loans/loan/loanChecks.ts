import { figuresForChecks } from '../../../../src/resources/loans/loan/loanFigures';
import { reconcileLoan } from '../../../../src/domain/reconcile/reconcileLoan';
import { verdictOf, type Check } from '../../../../src/domain/reconcile/Check';
import type { Gateways } from '../../../../mocks/engine';
import type { RecId } from '../../../../mocks/engine/MockRecord';
import { call } from '../../../engine/testGateways';

export const LOANS = '/gateway-lab/loans';

/** What is below a loan, as the gateway answers it. */
export const partOf = async (gateways: Gateways, id: RecId, part: string) =>
  (await call(gateways, `GET ${LOANS}/${id}/${part}`)).body as never;

/** R1–R7 (docs/domain/money.md 9.1) over what the addresses answer, exactly as the reconciliation bar has them. */
export async function checksOf(gateways: Gateways, id: RecId): Promise<Check[]> {
  const { body: record } = await call(gateways, `GET ${LOANS}/${id}`);
  const [book, repayments, account, journals] = await Promise.all(
    ['book', 'repayments', 'account', 'account-history'].map((part) => partOf(gateways, id, part)),
  );
  return reconcileLoan(
    figuresForChecks(record as never, { book, repayments, account, journals } as never),
  );
}

/** The checks that are neither equal nor explained. */
export async function brokenChecks(gateways: Gateways, id: RecId): Promise<Check[]> {
  return (await checksOf(gateways, id)).filter((check) => verdictOf(check) === 'unequal');
}

/** A request of 100001 on the own contract 500001: six months, equal principal, 300,000. */
export const REQUEST = {
  customerId: 100_001,
  contractId: 500_001,
  productType: 'LOAN_SALARY',
  purpose: 'Гэр ахуйн бараа',
  lentAmount: '300000.00',
  interestRate: 24,
  duration: 6,
  termUnit: 'MONTH',
  chartType: '04',
  paymentOption: 'DIRECT',
  bankCode: 5,
  accountNumber: '5001234567',
};
