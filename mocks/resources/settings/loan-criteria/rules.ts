import { type LoanProductType, OPEN_LOAN_STATES } from '../../../../src/domain/enums/loans';
import type { LendingSettings } from '../../../../src/domain/lending/lendingSettings';
import {
  type Affected,
  CRITERIA,
  GROUPS,
  settingsOf,
  valuesOf,
} from '../../../../src/resources/settings/loan-criteria/criteria';
import type { Effect } from '../../../../src/entity/guard';
import type { Call } from '../../../engine/Call';
import type { Hooks } from '../../../engine/Hooks';
import type { MockRecord } from '../../../engine/MockRecord';
import type { Store } from '../../../engine/Store';
import { fileOf } from '../../loans/book/fileOf';
import { lendingSettingsOf, setLendingSettings } from '../../loans/loan/lendingSettings';
import { assessmentNow } from '../../loans/loan/requestAssessment';
import { ofLastMonth } from '../change/lastMonth';

const OPEN: readonly unknown[] = OPEN_LOAN_STATES;

/** How many records each group concerns now. */
function affectedIn(store: Store): Affected {
  const count = (resource: string, test: (record: MockRecord) => boolean): number =>
    (store.collection(resource)?.all ?? []).filter(test).length;
  return {
    requests: count('loans', ({ state }) => state === 'LOAN_REQUESTED'),
    contracts:
      count('contract', ({ state }) => state === 'Created') +
      count('contract/student/guarantee', ({ state }) => state === 'Created') +
      count('invoices', ({ state }) => state === 'pending'),
    extensions: count('loans', ({ state }) => state === 'LOAN_ONGOING'),
    renewals: count('loans', ({ state, classification }) => {
      return OPEN.includes(state) && classification !== 'STANDARD';
    }),
    collection: count('loans', ({ state }) => OPEN.includes(state)),
  };
}

/** The rules read the settings themselves; the record shows them. */
const shownOf = (record: MockRecord, { store }: Pick<Call, 'store'>): MockRecord => ({
  ...record,
  ...valuesOf(lendingSettingsOf(store)),
});

/** A group's change holds for everything that is decided from then on; what is written down stays as it is. */
const change = (_: MockRecord, { store }: Call, asked: Readonly<Record<string, unknown>>) => {
  setLendingSettings(store, settingsOf(asked));
  return { ...asked };
};

/** How many requests of the last month would not have been rejected, by what is known of their customers now. */
function passing({ store }: Call, after: Readonly<Record<string, unknown>>): Effect[] {
  const now = lendingSettingsOf(store);
  const then = { ...now, ...settingsOf(after) };
  const requests = ofLastMonth(store, 'loans').flatMap((loan) => {
    const customer = store.collection('customers')?.get(loan.customerId as number);
    const productType = loan.productType as LoanProductType;
    return customer ? [{ customer, about: { productType, terms: fileOf(loan).terms } }] : [];
  });
  const count = (settings: LendingSettings) =>
    requests.filter(({ customer, about }) => {
      const assessed = assessmentNow(store, customer, about, settings);
      return assessed && assessed.decision !== 'REJECTED';
    }).length;
  return [{ says: 'passes', of: requests.length, before: count(now), after: count(then) }];
}

export const hooks: Hooks = {
  resource: 'loan_criteria',
  judged: shownOf,
  present: (shown, call) => ({ ...shownOf(shown, call), affected: affectedIn(call.store) }),
  presentRow: shownOf,
  recorded: GROUPS.flatMap((group) => Object.keys(CRITERIA[group]) as (keyof LendingSettings)[]),
  lastMonth: {
    change_requests: ({ after }, call) => passing(call, after),
    // A contract that was not signed in time is gone, and arrears are those of today.
    change_contracts: 'moved_on',
    change_extensions: 'untraced',
    change_renewals: 'untraced',
    change_collection: 'untraced',
  },
  actions: {
    change_requests: change,
    change_contracts: change,
    change_extensions: change,
    change_renewals: change,
    change_collection: change,
  },
};
