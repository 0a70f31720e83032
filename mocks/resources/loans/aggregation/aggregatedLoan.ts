import type { TermUnit } from '../../../../src/domain/enums/loans';
import { aggregatedProduct } from '../../../../src/domain/lending/aggregatedProduct';
import { plus } from '../../../../src/domain/lending/amounts';
import { LOAN } from '../../../../src/domain/settings';
import { termsOf } from '../../../../src/resources/loans/loan/requestTerms';
import { borrowerFields, loanCode } from '../book/borrower';
import { recordFields } from '../book/fields';
import { newFile } from '../book/LoanFile';
import { productName } from '../loan/loanProducts';
import { invalid } from '../../../engine/ApiError';
import type { Call } from '../../../engine/Call';
import { followLoan } from '../pending/pendingFollow';
import { lendingSettingsOf } from '../loan/lendingSettings';
import { requestFactsNow } from '../loan/loanRequests';
import { assessmentNow } from '../loan/requestAssessment';
import { contractOfLoan } from '../loan/requestGround';
import { refuseDealing } from '../../watchlists/entry/dealings';
import type { MockRecord } from '../../../engine/MockRecord';
import { collectionOf } from '../../../engine/records';

/**
 * The request for a loan that the acceptance of an aggregation request makes (docs/domain/lending.md 4.5): of the
 * tenant that accepted, waiting in the queue of its product. A customer of another lender has no contract with this one
 * yet: until one is made, which the acceptance lets it do (docs/domain/ownership.md 4), the queue says so.
 */
export function requestAggregated(
  call: Call,
  copy: MockRecord,
  { interestRate, bankCode, accountNumber }: Readonly<Record<string, unknown>>,
): MockRecord {
  const { store, caller } = call;
  const customer = collectionOf(call, 'customers').get(copy.customerId as number);
  if (!customer) throw invalid({ customerId: 'validation.invalid_value' });
  refuseDealing(call, customer, 'LOAN_REQUEST');
  const today = store.clock.today();
  const at = store.clock.iso();
  const loans = collectionOf(call, 'loans');
  const id = loans.nextId();
  const customerId = customer.id as number;
  const productType = aggregatedProduct(
    Number(copy.duration),
    copy.termUnit as TermUnit,
    lendingSettingsOf(store),
  );
  const asked = { customerId, lender: copy.tenant, productType, bankCode, accountNumber };
  const values = {
    customerId,
    contractId: contractOfLoan(store, asked)?.id ?? null,
    productType,
    purpose: copy.purpose,
    lentAmount: copy.requestedAmount,
    interestRate,
    duration: copy.duration,
    termUnit: copy.termUnit,
    chartType: '05',
    paymentOption: 'DIRECT',
    typedRows: [],
    fee: '0.00',
    feeInAdvance: false,
    isExtendable: true,
    bankCode,
    accountNumber,
  };
  const terms = termsOf(values, today);
  const assessment = assessmentNow(store, customer, { productType, terms });
  const facts = requestFactsNow(store, asked, {
    lentAmount: plus(terms.principal),
    transferSent: false,
    isAssessed: assessment !== null,
  });
  const file = newFile(
    {
      id,
      customerId,
      terms,
      isExtendable: true,
      additionalPercent: LOAN.additionalInterestMaxPercent,
      bankCode: Number(bankCode),
      accountNumber: String(accountNumber),
      assessment,
    },
    { date: today, at, by: caller.id },
  );
  const loan: MockRecord = {
    id,
    ...values,
    ...borrowerFields(customer),
    code: loanCode(today, id),
    product: productName(productType),
    source: 'PENDING_REQUEST',
    batchCode: null,
    createdAt: at,
    createdBy: caller.id,
    updatedAt: at,
    ...recordFields(file, today, facts),
    tenant: copy.tenant,
  };
  loans.insert(loan);
  store.history.start('loans', id);
  store.history.add('loans', loan, {
    at,
    by: caller.id,
    action: 'create',
    origin: 'MANUAL',
    source: String(copy.requestNumber),
  });
  followLoan(store, loan);
  return loan;
}
