import Big from 'big.js';
import { bonusOf } from '../../../../src/domain/bonus/invitationBonus';
import { signOf } from '../../../../src/domain/customerLists/failuresInRow';
import { addDays, dayOf } from '../../../../src/domain/dates';
import type { MetacogState } from '../../../../src/domain/enums/content';
import type { InvitationState } from '../../../../src/domain/enums/customers';
import type { ValueOf } from '../../../../src/domain/enums/enumeration';
import { limitOfIncome } from '../../../../src/domain/income/standing';
import type { AllSystemSettings } from '../../../../src/domain/judgementSettings';
import { askedSecond, type AskedEntry } from '../../../../src/domain/ledger/askedSecond';
import { takesTwo } from '../../../../src/domain/ledger/payOut';
import { needsSecond } from '../../../../src/domain/ledger/staffEntries';
import { total, ZERO } from '../../../../src/domain/lending/amounts';
import { quietUntil } from '../../../../src/domain/messaging/quietHours';
import { metacogBonus, resultOf } from '../../../../src/domain/metacog';
import { qpaySums } from '../../../../src/domain/qr/qpayCharge';
import {
  type LimitedEntryKind,
  SECOND_PERSON_SETTING,
} from '../../../../src/domain/systemSettings';
import type { Effect, WithoutEffect } from '../../../../src/entity/guard';
import {
  settingsOf,
  SYSTEM_GROUPS,
  type SystemGroup,
} from '../../../../src/resources/settings/system/systemGroups';
import type { LastMonth } from '../../../engine/Hooks';
import type { MockRecord } from '../../../engine/MockRecord';
import type { Store } from '../../../engine/Store';
import { loggedAs } from '../../accounting/failed-transfer/rules';
import { similarTo } from '../../accounting/failed-transfer/transferLog';
import { criteriaNow, scoreNow } from '../../contracts/contract/borrowerFacts';
import { confirmedRelatives } from '../../customers/family-relation/family';
import { INCOMES } from '../../customers/income/incomeParts';
import { lendingSettingsOf } from '../../loans/loan/lendingSettings';
import { ofLastMonth } from '../change/lastMonth';
import { systemSettingsOf } from './systemSettings';

type Setting = keyof AllSystemSettings;

/** What of the last month some settings say, worked out by what holds and by what would. */
type Figure = (
  store: Store,
  settings: AllSystemSettings,
) => Pick<Effect, 'of'> & { value: Effect['before'] };

/** How many of some records are so. */
const among = (
  records: readonly MockRecord[],
  test: (record: MockRecord) => boolean,
): ReturnType<Figure> => ({ of: records.length, value: records.filter(test).length });

/** The borrowers who asked for a loan, once for each request. */
const borrowers = (store: Store): MockRecord[] =>
  ofLastMonth(store, 'loans').flatMap(
    ({ customerId }) => store.collection('customers')?.get(customerId as number) ?? [],
  );

/** Messages that somebody sent by hand. */
const byHand = (store: Store): MockRecord[] =>
  ofLastMonth(store, 'sms', 'sentAt').filter(
    ({ state, createdBy }) => state !== 'NOT_SENT' && createdBy !== null,
  );

/** Tests that were finished. */
const finished = (store: Store): MockRecord[] => ofLastMonth(store, 'metacog', 'finishedAt');

const testOf = ({ state, points, possible }: MockRecord) =>
  [
    state as ValueOf<typeof MetacogState>,
    { points: Number(points), possible: Number(possible) },
  ] as const;

const asked = (amount: unknown, by: unknown, at: unknown): AskedEntry => ({
  amount: String(amount ?? ZERO),
  by: String(by),
  day: dayOf(String(at)) ?? '',
});

/** How many entries of a kind would have asked for a second person. */
const asksSecond =
  (kind: LimitedEntryKind): Figure =>
  (store, settings) => {
    const entries = ofLastMonth(store, 'accounting/entries')
      .filter((entry) => entry.kind === kind)
      .map(({ amount, createdBy, createdAt }) => asked(amount, createdBy, createdAt));
    const value = askedSecond(entries, (amount, alone) =>
      needsSecond(kind, amount, settings, alone),
    );
    return { of: entries.length, value };
  };

/** The same of what merchants cashed out, by who decided. */
const merchantSecond: Figure = (store, { secondMerchantCashOut }) => {
  const paid = ofLastMonth(store, 'merchant-cashout', 'decidedAt')
    .filter(({ state }) => state === 'PAID')
    .map(({ amount, decidedBy, decidedAt }) => asked(amount, decidedBy, decidedAt));
  const value = askedSecond(paid, (amount, alone) =>
    takesTwo({ secondFrom: secondMerchantCashOut, alone }, amount),
  );
  return { of: paid.length, value };
};

/** Requests whose borrowers reach the lowest score. */
const scored: Figure = (store, settings) => {
  const { scoreMin } = lendingSettingsOf(store);
  return among(
    borrowers(store),
    (customer) => scoreNow(store, customer, settings).score >= scoreMin,
  );
};

/** Incomes that came in, with the limits that they would carry. */
const limits: Figure = (store, settings) => ({
  value: total(
    ofLastMonth(store, INCOMES).map(({ amount }) =>
      amount ? limitOfIncome(String(amount), settings) : ZERO,
    ),
  ),
});

/** What QPay would have kept of the payments. */
const qpayCharges: Figure = (store, settings) => ({
  value: total(
    ofLastMonth(store, 'qr-qpay', 'paidAt').map(
      ({ amount, customerFeeFlag }) =>
        qpaySums(String(amount), customerFeeFlag === true, settings).charge,
    ),
  ),
});

const all = <G extends SystemGroup>(group: G) => Object.keys(SYSTEM_GROUPS[group]) as Setting[];

/** What settings decide of the last month: each figure is shown where one of its settings changes, and named by the first. */
const FIGURES: readonly (readonly [Effect['says'], readonly Setting[], Figure])[] = [
  [
    'fits',
    ['zmsValidityDays'],
    (store, { zmsValidityDays }) =>
      among(
        ofLastMonth(store, 'zms', 'checkedAt'),
        ({ checkedAt, validUntil }) =>
          Boolean(validUntil) &&
          addDays(dayOf(String(checkedAt)) ?? '', zmsValidityDays) >= store.clock.today(),
      ),
  ],
  [
    'fits',
    ['familyConfirmedMin'],
    (store, { familyConfirmedMin }) =>
      among(borrowers(store), ({ id }) => confirmedRelatives(store, id) >= familyConfirmedMin),
  ],
  [
    'amounts',
    ['registryCheckFee'],
    (store, { registryCheckFee }) => {
      const charged = ofLastMonth(store, 'zms', 'checkedAt').filter(({ fee }) => fee !== null);
      return { value: total(charged.map(() => registryCheckFee)) };
    },
  ],
  [
    'passes',
    all('borrowers'),
    (store, settings) =>
      among(borrowers(store), (customer) =>
        criteriaNow(store, customer, settings).every(({ isMet }) => isMet !== false),
      ),
  ],
  ['passes', [...all('score_person'), ...all('score_history')], scored],
  [
    'fits',
    ['incomeMonthsMin'],
    (store, { incomeMonthsMin }) =>
      among(
        ofLastMonth(store, INCOMES),
        ({ months }) => (months as readonly unknown[]).length >= incomeMonthsMin,
      ),
  ],
  ['amounts', ['incomeLimitMultiple', 'incomeLimitMax'], limits],
  [
    'amounts',
    ['smsPartPrice'],
    (store, { smsPartPrice }) => ({
      value: total(
        ofLastMonth(store, 'sms', 'sentAt')
          .filter(({ state }) => state !== 'NOT_SENT')
          .map(({ segments }) => new Big(smsPartPrice).times(Number(segments)).toFixed(2)),
      ),
    }),
  ],
  [
    'caught',
    ['quietFromHour', 'quietToHour'],
    (store, settings) =>
      among(byHand(store), ({ sentAt }) => quietUntil(String(sentAt), settings) !== null),
  ],
  [
    'caught',
    ['failuresFlagged'],
    (store, { failuresFlagged }) =>
      among(
        ofLastMonth(store, 'login-attempts-list', 'attemptedAt'),
        ({ failures }) => signOf(Number(failures), failuresFlagged) !== null,
      ),
  ],
  ['amounts', ['qpayChargePercent', 'qpayChargeMin', 'qpayChargeMax'], qpayCharges],
  [
    'caught',
    ['similarHours'],
    (store, settings) =>
      among(
        ofLastMonth(store, 'accounting/failed-transfers', 'transferredAt'),
        (transfer) => similarTo(store, loggedAs(store, transfer), settings).length > 0,
      ),
  ],
  ...Object.entries(SECOND_PERSON_SETTING).map(
    ([kind, setting]) => ['asks_second', [setting], asksSecond(kind as LimitedEntryKind)] as const,
  ),
  ['asks_second', ['secondMerchantCashOut'], merchantSecond],
  [
    'amounts',
    ['invitationRate'],
    (store, { invitationRate }) => ({
      value: total(
        ofLastMonth(store, 'invitation-list', 'contractedAt').map(({ state }) =>
          bonusOf(state as InvitationState, invitationRate),
        ),
      ),
    }),
  ],
  [
    'passed',
    ['testPassPercent'],
    (store, settings) =>
      among(finished(store), (test) => resultOf(...testOf(test), settings) === 'PASSED'),
  ],
  [
    'points',
    all('tests'),
    (store, settings) => ({
      value: finished(store).reduce(
        (sum, test) => sum + metacogBonus(...testOf(test), settings),
        0,
      ),
    }),
  ],
];

/** Figures that name a group and no setting of it. */
const OF_GROUP: readonly unknown[] = ['passes', 'passed', 'points'] satisfies Effect['says'][];

/** Why settings of a group that stand in no figure have none. */
const WITHOUT: Readonly<Record<SystemGroup, WithoutEffect>> = {
  registries: 'moved_on',
  borrowers: 'untraced',
  score_person: 'untraced',
  score_history: 'untraced',
  incomes: 'untraced',
  messages: 'machine',
  sign_in: 'untraced',
  savings: 'moved_on',
  wallets: 'untraced',
  invitations: 'untraced',
  exceptions: 'untraced',
  gateways: 'machine',
  matching: 'moved_on',
  transfers: 'untraced',
  tests: 'untraced',
  entries: 'untraced',
};

/** What a group's change would have made of the last month. */
const ofGroup =
  (group: SystemGroup): LastMonth =>
  ({ after }, { store }) => {
    const now = systemSettingsOf(store);
    const then = settingsOf({ ...now, ...after });
    const moved = (setting: Setting) => String(now[setting]) !== String(then[setting]);
    const effects = FIGURES.filter(([, settings]) => settings.some(moved)).map(
      ([says, settings, figure]): Effect => {
        const { of, value } = figure(store, now);
        return {
          says,
          ...(OF_GROUP.includes(says) ? {} : { field: settings.find(moved) }),
          ...(of === undefined ? {} : { of }),
          before: value,
          after: figure(store, then).value,
        };
      },
    );
    return effects.length > 0 ? effects : WITHOUT[group];
  };

/** Of each group of settings what of the last month would have gone otherwise (docs/domain/authority.md 4.4). */
export const lastMonth = Object.fromEntries(
  (Object.keys(SYSTEM_GROUPS) as SystemGroup[]).map((group) => [`change_${group}`, ofGroup(group)]),
);
