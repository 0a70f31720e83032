import type { SystemSettingsState } from '../../../domain/enums/settings';
import type { MatchTerms, ScoreTerms, TestTerms } from '../../../domain/judgementSettings';
import type { ActionPerson } from '../../../entity/lifecycle';
import { lifecycleOf } from '../../../entity/lifecycleOf';
import { proposalBlock } from '../groups/proposals';
import { asIs } from '../groups/settingGroups';
import { SET_SYSTEM } from './rights';
import { GUARDED, SYSTEM_GROUPS } from './systemGroups';

const changed = {
  from: ['IN_FORCE'],
  to: 'IN_FORCE',
  stays: true,
  access: SET_SYSTEM,
  confirm: 'reason',
} as const;

/** A second person puts in force what somebody has asked for, or anybody gives it up. */
const decided = { ...changed, success: 'toast.approved', confirm: 'consequence' } as const;

/** What was typed so far: each may still be empty. */
type Asked<T> = { readonly [K in keyof T]?: T[K] | null };

/** Each is above the one before it; what is still empty says so itself. */
const rising = (values: readonly (number | null | undefined)[]): boolean =>
  values.every((value, at) => {
    const before = at > 0 ? values[at - 1] : null;
    return typeof value !== 'number' || typeof before !== 'number' || before < value;
  });

const table = lifecycleOf<SystemSettingsState>()('state', {
  change_registries: changed,
  change_borrowers: changed,
  change_incomes: changed,
  change_messages: changed,
  change_sign_in: changed,
  change_savings: changed,
  change_wallets: changed,
  change_invitations: changed,
  change_exceptions: changed,
  change_gateways: changed,
  change_matching: changed,
  change_transfers: changed,
  change_tests: changed,
  change_score_person: changed,
  change_score_history: changed,
  change_entries: changed,
  confirm_entries: decided,
  withdraw_entries: changed,
});

/**
 * Each group is changed by itself, with a reason; what is decided from then on goes by it
 * (docs/domain/content-and-messaging.md 5.2).
 */
export const systemLifecycle = {
  ...table,
  conditions: (
    action: string,
    record: Readonly<Record<string, unknown>>,
    person: Pick<ActionPerson, 'id'>,
  ) => proposalBlock(GUARDED, action, record, person),
  inputs: {
    change_registries: SYSTEM_GROUPS.registries,
    change_borrowers: SYSTEM_GROUPS.borrowers,
    change_incomes: SYSTEM_GROUPS.incomes,
    change_messages: SYSTEM_GROUPS.messages,
    change_sign_in: SYSTEM_GROUPS.sign_in,
    change_savings: SYSTEM_GROUPS.savings,
    change_wallets: SYSTEM_GROUPS.wallets,
    change_invitations: SYSTEM_GROUPS.invitations,
    change_exceptions: SYSTEM_GROUPS.exceptions,
    change_gateways: SYSTEM_GROUPS.gateways,
    change_matching: SYSTEM_GROUPS.matching,
    change_transfers: SYSTEM_GROUPS.transfers,
    change_tests: SYSTEM_GROUPS.tests,
    change_score_person: SYSTEM_GROUPS.score_person,
    change_score_history: SYSTEM_GROUPS.score_history,
    change_entries: SYSTEM_GROUPS.entries,
  },
  inputDefaults: {
    change_registries: asIs(SYSTEM_GROUPS.registries),
    change_borrowers: asIs(SYSTEM_GROUPS.borrowers),
    change_incomes: asIs(SYSTEM_GROUPS.incomes),
    change_messages: asIs(SYSTEM_GROUPS.messages),
    change_sign_in: asIs(SYSTEM_GROUPS.sign_in),
    change_savings: asIs(SYSTEM_GROUPS.savings),
    change_wallets: asIs(SYSTEM_GROUPS.wallets),
    change_invitations: asIs(SYSTEM_GROUPS.invitations),
    change_exceptions: asIs(SYSTEM_GROUPS.exceptions),
    change_gateways: asIs(SYSTEM_GROUPS.gateways),
    change_matching: asIs(SYSTEM_GROUPS.matching),
    change_transfers: asIs(SYSTEM_GROUPS.transfers),
    change_tests: asIs(SYSTEM_GROUPS.tests),
    change_score_person: asIs(SYSTEM_GROUPS.score_person),
    change_score_history: asIs(SYSTEM_GROUPS.score_history),
    change_entries: asIs(SYSTEM_GROUPS.entries),
  },
  inputRules: {
    change_matching: ({ matchSure, matchLikely }: Asked<MatchTerms>) =>
      rising([matchLikely, matchSure])
        ? []
        : [{ field: 'matchLikely' as const, message: 'systemSettings.rules.likely' as const }],
    change_tests: ({ testPassPercent, testGoodPercent, testBestPercent }: Asked<TestTerms>) =>
      rising([testPassPercent, testGoodPercent, testBestPercent])
        ? []
        : [{ field: 'testBestPercent' as const, message: 'systemSettings.rules.shares' as const }],
    change_score_person: ({ scoreSettledFrom, scoreSettledTo }: Asked<ScoreTerms>) =>
      rising([scoreSettledFrom, scoreSettledTo])
        ? []
        : [{ field: 'scoreSettledTo' as const, message: 'systemSettings.rules.ages' as const }],
  },
} as const;
