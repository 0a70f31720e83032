import {
  BankLegState,
  HeldKind,
  HeldSolution,
  HeldTransactionState,
  HoldReason,
} from '../../../domain/enums/accounting';
import { QUEUE } from '../../../domain/settings';
import { entity } from '../../../entity/entity';
import {
  choice,
  dateTime,
  money,
  personName,
  reference,
  tenant,
  text,
  userName,
} from '../../../fields';
import { BANK_INCOME } from '../rights';
import { heldLifecycle } from './lifecycle';

const shown = { readOnly: true } as const;
const personal = { ...shown, private: true } as const;

/** Sums that are held on wallets until somebody finishes or returns them (docs/domain/money.md 4.3). */
export default entity('accounting/held-transactions', {
  gateway: 'accounting',
  endpoint: '/held-transactions',
  assumed: true,
  menu: 'accounting',
  order: 13,
  icon: 'pending',
  represent: 'number',
  palette: { begins: 'HT-', says: ['customerName', 'amount', 'state'] },
  titles: { list: 'menu.accounting.held_transactions' },
  paths: { show: null },
  access: { list: BANK_INCOME, show: BANK_INCOME },
  waiting: {
    filter: { state: 'held' },
    since: 'heldAt',
    slaMinutes: QUEUE.slaMinutes.other,
    isQueue: true,
  },
  fields: {
    number: text(shown),
    customerId: reference('customers', shown),
    customerName: personName(),
    kind: choice(HeldKind, shown),
    amount: money(shown),
    counterparty: text(personal),
    holdReason: choice(HoldReason, shown),
    heldAt: dateTime(shown),
    /** What the bank's log of outgoing transfers said of it when it was last looked at. */
    logState: choice(BankLegState, shown),
    logReadAt: dateTime(shown),
    logReadBy: userName(shown),
    checkedBy: userName(shown),
    state: choice(HeldTransactionState, shown),
    solution: choice(HeldSolution, shown),
    comment: text(shown),
    solvedAt: dateTime(shown),
    solvedBy: userName(shown),
    fraudId: reference('accounting/fraud-transfer', shown),
    tenant: tenant(),
    createdAt: dateTime(shown),
  },
  list: {
    columns: [
      'number',
      'customerName',
      'kind',
      'amount',
      'counterparty',
      'holdReason',
      'heldAt',
      'state',
      'solution',
    ],
    optional: [
      'customerId',
      'logState',
      'logReadAt',
      'logReadBy',
      'checkedBy',
      'comment',
      'solvedAt',
      'solvedBy',
      'fraudId',
      'tenant',
    ],
    filters: ['state', 'holdReason', 'kind', 'amount', 'number', 'heldAt', 'solution', 'solvedAt'],
    search: 'private',
    sort: { field: 'heldAt', order: 'DESC' },
    views: HeldTransactionState.values.map((state) => ({ key: state, filter: { state } })),
  },
  ends: ['solved'],
  lifecycle: heldLifecycle,
});
