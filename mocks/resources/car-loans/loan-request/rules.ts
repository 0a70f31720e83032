import { CAR_LOAN } from '../../../../src/domain/settings';
import { collateralCode } from '../../loans/collateral-admin/samples';
import { capNow } from '../price/carCaps';
import { nameOf } from '../../contracts/contract/contractRecord';
import { doWithLoan } from '../../loans/loan/loanActions';
import { carRequestCode } from './samples';
import { invalid } from '../../../engine/ApiError';
import type { Call } from '../../../engine/Call';
import { blockedAnswer } from '../../../engine/hindered';
import type { Hooks } from '../../../engine/Hooks';
import type { MockRecord, RecId } from '../../../engine/MockRecord';
import { collectionOf } from '../../../engine/records';
import { isVisible } from '../../../engine/tenancy';
import { hooks as loans } from '../../loans/loan/rules';
import { contractOfLoan } from '../../loans/loan/requestGround';
import { accountOf } from '../../users/user/changeOfRights';
import { followLoan } from '../../loans/pending/pendingFollow';

const RESOURCE = 'car-loan/loan-requests';
const PLEDGES = 'loans/collateral/admin';

type Asked = Readonly<Record<string, unknown>>;

/** A new record that an action made, with its history. */
function made(call: Call, resource: string, record: MockRecord): MockRecord {
  const { store, caller } = call;
  const at = store.clock.iso();
  const kept = { ...record, createdAt: at, createdBy: caller.id, updatedAt: at };
  collectionOf(call, resource).insert(kept);
  store.history.start(resource, kept.id);
  store.history.add(resource, kept, { at, by: caller.id, action: 'create', origin: 'MANUAL' });
  return kept;
}

/** The loan request that a grant makes: checked like any other (T1, docs/domain/lending.md 4.1). */
function requestLoan(call: Call, request: MockRecord, asked: Asked): MockRecord {
  const { customerId, requestedAmount, duration, termUnit, plateNumber } = request;
  const productType = 'LOAN_AUTO_COLLATERAL';
  const contract = contractOfLoan(call.store, { customerId, lender: request.tenant, productType });
  const values = {
    customerId,
    contractId: contract?.id,
    productType,
    purpose: `Автомашин барьцаалсан зээл ${String(plateNumber)}`,
    lentAmount: requestedAmount,
    duration,
    termUnit,
    chartType: CAR_LOAN.chart,
    interestRate: asked.interestRate,
    bankCode: asked.bankCode,
    accountNumber: asked.accountNumber,
    paymentOption: 'DIRECT',
    typedRows: [],
    isExtendable: false,
    feeInAdvance: false,
    fee: '0.00',
  };
  const id = collectionOf(call, 'loans').nextId();
  const loan = made(call, 'loans', { id, ...values, ...loans.create?.(values, call) });
  followLoan(call.store, loan);
  return loan;
}

/** The pledge that a grant makes; its worth is the allowed price. */
function pledge(call: Call, request: MockRecord, loan: MockRecord): MockRecord {
  const id = collectionOf(call, PLEDGES).nextId();
  return made(call, PLEDGES, {
    id,
    code: collateralCode(id),
    kind: 1,
    plateNumber: request.plateNumber,
    vin: request.vin,
    carModel: [request.mark, request.carModel].join(' '),
    manufacturedYear: request.manufacturedYear,
    propertyNumber: null,
    ownerId: request.customerId,
    owner: request.customerName,
    value: capNow(call.store, request).allowedPrice,
    state: 'PLEDGED',
    pledgedAt: call.store.clock.today(),
    releasedAt: null,
    loanIds: [loan.id],
    tenant: request.tenant,
  });
}

/** The caps, the loan and the maker of a request, as they are now. */
function factsNow(request: MockRecord, { store }: Call): Record<string, unknown> {
  const loan = store.collection('loans')?.get(request.loanId as RecId);
  return {
    ...capNow(store, request),
    loanState: loan?.state ?? null,
    isMakerGone: accountOf(store, request.createdBy)?.enabled !== true,
  };
}

/** What a draft says of its customer. @throws ApiError 400 */
function draftOf(values: Asked, call: Call): Record<string, unknown> {
  const customer = collectionOf(call, 'customers').get(values.customerId as RecId);
  if (!customer || customer.type === 'COMPANY' || !isVisible(call.caller, customer))
    throw invalid({ customerId: 'validation.invalid_value' });
  const id = collectionOf(call, RESOURCE).nextId();
  const car = { ...values, id, state: 'draft' };
  return {
    code: carRequestCode(call.store.clock.today(), id),
    customerName: nameOf(customer),
    regnum: customer.regnum ?? null,
    phone: customer.phone ?? null,
    tenant: customer.tenant,
    loanId: null,
    collateralId: null,
    ...capNow(call.store, car),
  };
}

/** @throws ApiError 409: a draft alone is edited, by its maker (docs/domain/lending.md 15.1) */
function refuseOthers({ state, createdBy }: MockRecord, { caller }: Call): void {
  const message =
    state !== 'draft'
      ? 'actionBlocks.draft_only'
      : createdBy !== caller.id
        ? 'carLoans.draft_only'
        : null;
  if (message) throw blockedAnswer({ kind: 'condition', message });
}

/** What a granted request has led to goes with it: a loan request is cancelled, the pledge is released. */
function undo(request: MockRecord, call: Call): void {
  const { store, caller } = call;
  const at = store.clock.iso();
  const source = String(request.code);
  const loans = store.collection('loans');
  const loan = loans?.get(request.loanId as RecId);
  if (loans && loan?.state === 'LOAN_REQUESTED') {
    const moved = doWithLoan(store, loan, caller.id, (file) => ({ ...file, state: 'CANCELLED' }));
    store.history.add('loans', loan, {
      at,
      by: caller.id,
      action: 'cancel_record',
      field: 'state',
      from: 'LOAN_REQUESTED',
      to: 'CANCELLED',
      origin: 'AUTO',
      source,
    });
    loans.change(loan, { ...moved, updatedAt: at, updatedBy: caller.id });
  }
  const pledges = store.collection(PLEDGES);
  const pledged = pledges?.get(request.collateralId as RecId);
  if (!pledges || pledged?.state !== 'PLEDGED') return;
  store.history.add(PLEDGES, pledged, {
    at,
    by: caller.id,
    action: 'release',
    field: 'state',
    from: 'PLEDGED',
    to: 'RELEASED',
    origin: 'AUTO',
    source,
  });
  pledges.change(pledged, {
    state: 'RELEASED',
    releasedAt: store.clock.today(),
    updatedAt: at,
    updatedBy: caller.id,
  });
}

/**
 * Requests for loans against cars: drafts are made and edited, the cap follows prices and percents; a grant makes a pledge
 * and a loan request, and closing takes both back (docs/domain/lending.md 15.1, 15.2).
 */
export const hooks: Hooks = {
  resource: RESOURCE,
  create: draftOf,
  update: (record, changes, call) => {
    refuseOthers(record, call);
    return capNow(call.store, { ...record, ...changes });
  },
  judged: factsNow,
  present: (shown, call) => ({ ...shown, ...factsNow(shown, call) }),
  presentRow: (shown, call) => ({ ...shown, ...factsNow(shown, call) }),
  recorded: ['loanId', 'collateralId', 'createdBy'],
  actions: {
    take_over: (_request, { caller }) => ({ createdBy: caller.id }),
    grant: (request, call, asked) => {
      const loan = requestLoan(call, request, asked);
      const collateral = pledge(call, request, loan);
      return { ...capNow(call.store, request), loanId: loan.id, collateralId: collateral.id };
    },
    close: (request, call) => {
      undo(request, call);
      return {};
    },
  },
};
