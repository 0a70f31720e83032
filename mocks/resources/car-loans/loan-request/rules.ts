import { CAR_LOAN } from '../../../../src/domain/settings';
import { collateralCode } from '../../loans/collateral-admin/samples';
import { capNow } from '../price/carCaps';
import type { Call } from '../../../engine/Call';
import type { Hooks } from '../../../engine/Hooks';
import type { MockRecord } from '../../../engine/MockRecord';
import { collectionOf } from '../../../engine/records';
import { hooks as loans } from '../../loans/loan/rules';
import { contractOfLoan } from '../../loans/loan/requestGround';
import { followLoan } from '../../loans/pending/pendingFollow';

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
  const id = collectionOf(call, 'loans/collateral/admin').nextId();
  return made(call, 'loans/collateral/admin', {
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

/** Requests for loans against cars: the cap follows the prices; a grant makes a pledge and a loan request. */
export const hooks: Hooks = {
  resource: 'car-loan/loan-requests',
  judged: (record, { store }) => capNow(store, record),
  present: (shown, { store }) => ({ ...shown, ...capNow(store, shown) }),
  presentRow: (shown, { store }) => ({ ...shown, ...capNow(store, shown) }),
  recorded: ['loanId', 'collateralId'],
  actions: {
    grant: (request, call, asked) => {
      const loan = requestLoan(call, request, asked);
      const collateral = pledge(call, request, loan);
      return { ...capNow(call.store, request), loanId: loan.id, collateralId: collateral.id };
    },
  },
};
