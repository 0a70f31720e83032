import { addDays } from '../../../../src/domain/dates';
import type { LoanProductType } from '../../../../src/domain/enums/loans';
import { LOAN } from '../../../../src/domain/settings';
import { plus } from '../../../../src/domain/lending/amounts';
import { termIssues, termsOf } from '../../../../src/resources/loans/loan/requestTerms';
import { borrowerFields, loanCode } from '../book/borrower';
import { closeDays } from '../book/endOfDay';
import { recordFields } from '../book/fields';
import { fileOf } from '../book/fileOf';
import { newFile, withDaysOff } from '../book/LoanFile';
import { productName } from './loanProducts';
import { invalid } from '../../../engine/ApiError';
import type { Call } from '../../../engine/Call';
import { withCourtRecords } from '../court-record/courtRecordParts';
import { loanActions } from './loanActions';
import { lendingSettingsOf } from './lendingSettings';
import { askGuarantor } from '../guarantee-request/rules';
import { tellCustomer } from './loanEffects';
import { followLoan } from '../pending/pendingFollow';
import { payoutFeeBlocks } from '../../../../src/domain/lending/payout';
import { saidValues } from '../../../../src/domain/money';
import { assessmentNow } from './requestAssessment';
import { factsNow, refuseUnsubmittable, requestFactsNow } from './loanRequests';
import { collectionOf } from '../../../engine/records';
import type { Hooks } from '../../../engine/Hooks';
import type { MockRecord, RecId } from '../../../engine/MockRecord';
import type { Store } from '../../../engine/Store';
import { isVisible, lenderFor, seesCustomer } from '../../../engine/tenancy';
import { ledgerOf } from '../../../ledger/Ledger';

type Values = Readonly<Record<string, unknown>>;

/** Who is asked to answer for the loan; undefined where the product needs nobody. @throws ApiError 400 */
function guarantorOf({ productType, guarantorId }: Values, call: Call): MockRecord | undefined {
  if (productType !== 'LOAN_GUARANTEE') return undefined;
  const guarantor = collectionOf(call, 'customers').get(guarantorId as number);
  if (!guarantor || guarantor.type === 'COMPANY' || !isVisible(call.caller, guarantor))
    throw invalid({ guarantorId: 'validation.invalid_value' });
  return guarantor;
}

/** The server's side of a new request (T1, docs/domain/lending.md 4.1). */
function create(values: Values, call: Call): Record<string, unknown> {
  const { store, caller } = call;
  const today = store.clock.today();
  const issues = termIssues(values, today);
  if (issues.length > 0) {
    throw invalid(Object.fromEntries(issues.map(({ field, message }) => [field, message])));
  }
  const customer = collectionOf(call, 'customers').get(values.customerId as number);
  if (!customer || !seesCustomer(call, customer)) {
    throw invalid({ customerId: 'validation.invalid_value' });
  }
  const id = collectionOf(call, 'loans').nextId();
  const customerId = customer.id as number;
  const { contractId } = values;
  const contract = collectionOf(call, 'contract').get(contractId as RecId);
  const lender = lenderFor(call, customer, contract);
  const productType = values.productType as LoanProductType;
  const settings = lendingSettingsOf(store);
  const terms = withDaysOff(termsOf(values, today), settings.daysOff);
  const [dear] = payoutFeeBlocks(plus(terms.fee ?? '0'), plus(terms.principal), settings);
  if (dear) throw invalid({ fee: `refusals.${dear.code}` }, { fee: saidValues(dear.values) });
  const guarantor = guarantorOf(values, call);
  const assessment = assessmentNow(store, customer, { productType, terms });
  const facts = requestFactsNow(
    store,
    {
      customerId,
      lender,
      contractId,
      productType,
      bankCode: values.bankCode,
      accountNumber: values.accountNumber,
    },
    { lentAmount: plus(terms.principal), transferSent: false, isAssessed: assessment !== null },
  );
  if (facts.contract) throw invalid({ contractId: `actionBlocks.${facts.contract}` });
  refuseUnsubmittable(facts);
  const doing = { date: today, at: store.clock.iso(), by: caller.id };
  const file = newFile(
    {
      id,
      customerId,
      terms,
      isExtendable: values.isExtendable === true,
      additionalPercent: String(values.additionalPercent ?? LOAN.additionalInterestMaxPercent),
      bankCode: Number(values.bankCode),
      accountNumber: String(values.accountNumber),
      assessment,
    },
    doing,
  );
  const made = {
    ...borrowerFields(customer),
    code: loanCode(today, id),
    product: productName(productType),
    source: 'MANUAL_ENTRY',
    batchCode: null,
    ...recordFields(file, today, facts),
    tenant: lender,
  };
  const loan = { id, ...values, createdBy: caller.id, ...made };
  followLoan(store, loan);
  if (guarantor) askGuarantor(store, loan, guarantor);
  return made;
}

/** The ends of all days before today are run; what they changed is in the histories. */
function newDay(record: MockRecord, today: string, store: Store): Record<string, unknown> {
  const before = fileOf(record);
  const yesterday = addDays(today, -1);
  const { file: after, rows } = closeDays(before, yesterday, {
    momentOf: (day) => ledgerOf(store).days.lastMomentOf(day),
    longOnholdDays: lendingSettingsOf(store).longOnholdDays,
  });
  for (const row of rows) store.history.add('loans', record, row);
  tellCustomer(store, {
    record,
    before,
    after,
    dayBefore: before.closedThrough ?? yesterday,
    day: yesterday,
  });
  return recordFields(after, today, requestOf(record));
}

const requestOf = ({ facts }: MockRecord) =>
  (facts as { request?: Parameters<typeof recordFields>[2] } | undefined)?.request;

/** The business of loans: requests, every action T2–T18, and the days that pass. */
export const hooks: Hooks = {
  resource: 'loans',
  create,
  actions: withCourtRecords(loanActions),
  judged: (record, { store }) => factsNow(store, record),
  present: (shown, { store }) => ({ ...shown, ...factsNow(store, shown) }),
  presentRow: (shown, { store }) => ({ ...shown, ...factsNow(store, shown) }),
  recorded: [
    'lentAmount',
    'fee',
    'bankCode',
    'accountNumber',
    'balance',
    'refundedAmount',
    'recoveredAmount',
    'refundDate',
    'classification',
    'extensionDuration',
    'chartType',
    'lendedDate',
    'closedDate',
    'closeReason',
  ],
  newDay,
  history: (record) => [...fileOf(record).past],
};
