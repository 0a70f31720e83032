import { addDays } from '../../../../src/domain/dates';
import { namedVerdict } from '../../../../src/domain/reconcile/namedDifference';
import type { EodStep } from '../../../../src/domain/enums/settings';
import type { ResourceName } from '../../../../src/i18n/Catalogue';
import type { Precheck, PrecheckKey } from '../../../../src/resources/settings/eod/run';
import { ledgerOf } from '../../../ledger/Ledger';
import { keptWhile } from '../../../engine/keptWhile';
import type { Store } from '../../../engine/Store';
import { unexplainedThrough } from '../../e-receipts/receipt/receiptDay';
import { gatewayStatements } from '../bank-gateway-statement/gatewayStatements';

type Filter = Readonly<Record<string, string | readonly string[]>>;

/** Records of a room that a filter finds. */
function found(store: Store, resource: ResourceName, filter: Filter): number {
  const wanted = Object.entries(filter);
  return (store.collection(resource)?.all ?? []).filter((record) =>
    wanted.every(([field, values]) => [values].flat().includes(String(record[field]))),
  ).length;
}

/** Statements that a gateway which is stopped has not read to the end; they are no records of a store. */
const LATE = { state: 'LATE' };
const WAITING_CORRECTIONS = { state: 'WAITING', kind: 'INTEREST_FEE_CORRECTION' };
const WAITING_UPGRADES = { state: 'WAITING', kind: 'LOAN_CLASS_UPGRADE' };

/** Corrections of interest on which a second person has to decide. */
export const correctionsWaiting = (store: Store): number =>
  found(store, 'accounting/entries', WAITING_CORRECTIONS);

/** Upgrades of classes on which a second person has to decide. */
export const upgradesWaiting = (store: Store): number =>
  found(store, 'accounting/entries', WAITING_UPGRADES);

/**
 * Checks of the ledger of a day whose sides differ, of each lender's books alone: what one has too much may be what another
 * one lacks (docs/domain/ownership.md 3.4). A run is looked at every second, and comparing all books takes most of one.
 */
export const differingChecks = keptWhile(
  (store, day: string) =>
    `${day} ${store.clock.today()} ${ledgerOf(store).changes} ${store.changes}`,
  (store, day) =>
    store.tenants.flatMap(({ alias }) =>
      ledgerOf(store)
        .checks(alias, day)
        .filter((check) => namedVerdict(check) === 'unequal'),
    ).length,
);

/** Fees paid on a day or before that have neither a receipt nor a reason; everybody may have to help with it. */
export const feesLacking = keptWhile(
  (store, day: string) => `${day} ${ledgerOf(store).changes} ${store.changes}`,
  (store, day) => unexplainedThrough(store, day, () => true).length,
);

interface Look {
  key: PrecheckKey;
  resource: ResourceName;
  filter: Filter;
}

const FAILING: readonly (Look & { step: EodStep })[] = [
  {
    key: 'corrections',
    step: 'ADDITIONAL_INTEREST',
    resource: 'accounting/entries',
    filter: WAITING_CORRECTIONS,
  },
  {
    key: 'upgrades',
    step: 'CLASSES',
    resource: 'accounting/entries',
    filter: WAITING_UPGRADES,
  },
];

const WARNING: readonly Look[] = [
  { key: 'outgoing', resource: 'bank-gateways/outgoing', filter: { state: 'WAITING' } },
  {
    key: 'income',
    resource: 'accounting/profits',
    filter: { state: ['PENDING', 'UNRECOGNIZED'] },
  },
  { key: 'transfers', resource: 'accounting/failed-transfers', filter: { state: 'open' } },
  { key: 'held', resource: 'accounting/held-transactions', filter: { state: 'held' } },
  {
    key: 'entries',
    resource: 'accounting/entries',
    filter: {
      state: 'WAITING',
      kind: [
        'DEPOSIT_TO_WALLET',
        'DEPOSIT_FROM_WALLET',
        'MERCHANT_TO_WALLET',
        'DEPOSIT_TO_LOAN',
        'INTERNAL_TRANSFER',
        'WALLET_CASH_IN',
        'WALLET_CASH_OUT',
        'BANK_CHARGE',
      ],
    },
  },
];

/** What would stop a run of the day, and what it would go on without (docs/domain/money.md 6.1). */
export function precheckOf(store: Store, day: string): Precheck[] {
  const looked = ({ key, resource, filter }: Look) => ({
    key,
    resource,
    filter,
    count: found(store, resource, filter),
  });
  const before = store.collection('eod')?.get(runId(addDays(day, -1)));
  const late = gatewayStatements(store).filter(({ state }) => state === LATE.state).length;
  const books = differingChecks(store, day);
  const fees = feesLacking(store, day);
  return [
    {
      key: 'previous_day',
      gravity: !before || before.state === 'DONE' ? 'fine' : 'fails',
      step: null,
      count: 0,
      resource: null,
      filter: {},
    },
    ...FAILING.map((look): Precheck => {
      const one = looked(look);
      return { ...one, step: look.step, gravity: one.count > 0 ? 'fails' : 'fine' };
    }),
    {
      key: 'books',
      gravity: books > 0 ? 'fails' : 'fine',
      step: 'REPORTS',
      count: books,
      resource: null,
      filter: {},
    },
    {
      key: 'receipts',
      gravity: fees > 0 ? 'fails' : 'fine',
      step: 'REPORTS',
      count: fees,
      resource: 'ebarimt',
      filter: {},
    },
    {
      key: 'statements',
      gravity: late > 0 ? 'warns' : 'fine',
      step: null,
      count: late,
      resource: 'bank-gateways/statements',
      filter: LATE,
    },
    ...WARNING.map((look): Precheck => {
      const one = looked(look);
      return { ...one, step: null, gravity: one.count > 0 ? 'warns' : 'fine' };
    }),
  ];
}

/** The number of a day's run: its digits. */
export const runId = (day: string): number => Number(day.replaceAll('-', ''));
