import type { CreditRegistryClassification } from '../../../../src/domain/enums/credit-registry';
import type { LoanProductType } from '../../../../src/domain/enums/loans';
import { plus } from '../../../../src/domain/lending/amounts';
import { assess } from '../../../../src/domain/lending/assessment';
import type { LendingSettings } from '../../../../src/domain/lending/lendingSettings';
import { payOut, type PayoutTerms } from '../../../../src/domain/lending/payout';
import { compareMoney } from '../../../../src/domain/money';
import type { RegistryLoan } from '../../../../src/resources/credit-registry/check/api';
import type { AssessmentSnapshot, LoanAssessment } from '../../../../src/resources/loans/loan/api';
import { filed, fileOf } from '../book/fileOf';
import { liveFacts } from '../../contracts/contract/contractGateFacts';
import { latestCheck } from '../../credit-registry/check/registryChecks';
import { registryFigures } from '../../credit-registry/check/registryLoans';
import { currentIncome, incomesOfCustomer } from '../../customers/income/incomeParts';
import type { MockRecord } from '../../../engine/MockRecord';
import type { Store } from '../../../engine/Store';
import { lendingSettingsOf } from './lendingSettings';

/** What the credit registry answered last of a customer; null without an answer. */
function registrySnapshot(check: MockRecord | undefined): AssessmentSnapshot | null {
  if (!check?.checkedAt || check.state === 'FAILED') return null;
  return {
    at: String(check.checkedAt),
    figures: registryFigures((check.result ?? []) as readonly RegistryLoan[]),
  };
}

function incomeSnapshot(income: MockRecord | undefined): AssessmentSnapshot | null {
  if (!income) return null;
  return {
    at: String(income.decidedAt),
    figures: [
      { key: 'averageIncome', value: plus(String(income.averageAmount ?? '0')) },
      { key: 'months', value: String(income.monthCount ?? '–') },
    ],
  };
}

/** The dearest row that a schedule asks for. */
const dearestRow = (terms: PayoutTerms): string =>
  payOut(terms)
    .schedule.rows.map(({ total }) => total)
    .reduce((most, one) => (compareMoney(one, most) === 1 ? one : most), '0.00');

/**
 * The system's assessment of a request, from what is known of its customer now (docs/domain/lending.md 4.7); null while
 * the customer has no score.
 * @param settings what the lender sets of it; what is in force without it
 */
export function assessmentNow(
  store: Store,
  customer: MockRecord,
  { productType, terms }: { productType: LoanProductType; terms: PayoutTerms },
  settings: LendingSettings = lendingSettingsOf(store),
): LoanAssessment | null {
  const check = latestCheck(store, Number(customer.id));
  const income = currentIncome(incomesOfCustomer(store, customer.id));
  const monthly = income?.amount ?? customer.salary ?? null;
  const score = (customer.score ?? null) as number | null;
  const outcome = assess(
    {
      score,
      productType,
      amount: terms.principal,
      payment: dearestRow(terms),
      worstClass: (check?.worstClass ?? null) as CreditRegistryClassification | null,
      monthlyIncome: monthly === null ? null : String(monthly),
    },
    settings,
  );
  if (!outcome || score === null) return null;
  const { stateRegistryReadAt } = liveFacts({ store }, Number(customer.id));
  return {
    score,
    limit: plus(String(customer.creditLimit ?? '0')),
    ...outcome,
    decidedBy: null,
    decidedAt: store.clock.iso(),
    snapshots: {
      creditRegistry: registrySnapshot(check),
      stateRegistry: stateRegistryReadAt
        ? {
            at: stateRegistryReadAt,
            figures: [{ key: 'employer', value: String(customer.workplace ?? '–') }],
          }
        : null,
      income: incomeSnapshot(income),
    },
  };
}

/** Assesses the requests of a customer that wait, when something that they are assessed by has changed. */
export function assessWaiting(store: Store, customer: MockRecord): void {
  const loans = store.collection('loans');
  for (const loan of loans?.all ?? []) {
    if (loan.customerId !== customer.id || loan.state !== 'LOAN_REQUESTED') continue;
    const file = fileOf(loan);
    const productType = loan.productType as LoanProductType;
    const assessment = assessmentNow(store, customer, { productType, terms: file.terms });
    if (assessment) loans?.change(loan, filed({ ...file, assessment }));
  }
}
