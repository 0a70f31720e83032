import { addDays, dayOf } from '../../../../src/domain/dates';
import { bonusOf } from '../../../../src/domain/bonus/invitationBonus';
import type { InvitationState } from '../../../../src/domain/enums/customers';
import type { MetacogState } from '../../../../src/domain/enums/content';
import type { ValueOf } from '../../../../src/domain/enums/enumeration';
import { metacogBonus, resultOf } from '../../../../src/domain/metacog';
import type { TestTerms } from '../../../../src/domain/judgementSettings';
import { signOf } from '../../../../src/domain/customerLists/failuresInRow';
import {
  AFFECTED,
  SYSTEM_GROUPS,
  type SystemAffected,
  type SystemGroup,
} from '../../../../src/resources/settings/system/systemGroups';
import type { Call } from '../../../engine/Call';
import type { Hooks } from '../../../engine/Hooks';
import { listedUnder } from '../../../engine/listedUnder';
import { lastMonth } from './lastMonth';
import { RESOURCE, systemSettingsOf } from './systemSettings';

const GROUPS = Object.keys(SYSTEM_GROUPS) as SystemGroup[];

/** How many records each group concerns now: as many as the list shows that the console leads to. */
const affectedBy = (call: Call): SystemAffected =>
  Object.fromEntries(
    GROUPS.map((group) => {
      const { resource, filter } = AFFECTED[group];
      return [group, listedUnder(call, resource, filter).length];
    }),
  ) as unknown as SystemAffected;

/** From another number of failures on attempts to sign in are flagged, those that are over too. */
function flagAttempts({ store }: Call, flagged: number): void {
  const attempts = store.collection('login-attempts-list');
  for (const attempt of attempts?.all ?? []) {
    const sign = signOf(Number(attempt.failures), flagged);
    if (sign !== attempt.sign) attempts?.follow(attempt, { sign });
  }
}

/** Checks of the credit registry count for another number of days, those that were answered too. */
function dateChecks({ store }: Call, days: number): void {
  const checks = store.collection('zms');
  for (const check of checks?.all ?? []) {
    const day = check.validUntil ? dayOf(String(check.checkedAt)) : undefined;
    if (day) checks?.follow(check, { validUntil: addDays(day, days) });
  }
}

/** Invitations bring another bonus, those that have led to a contract too. */
function rateInvitations({ store }: Call, rate: string): void {
  const invitations = store.collection('invitation-list');
  for (const invitation of invitations?.all ?? []) {
    const bonus = bonusOf(invitation.state as InvitationState, rate);
    if (bonus !== invitation.bonus) invitations?.follow(invitation, { bonus });
  }
}

/** Tests are judged by other shares and bring another bonus, until their bonus was awarded. */
function judgeTests({ store }: Call, terms: TestTerms): void {
  const tests = store.collection('metacog');
  for (const test of tests?.all ?? []) {
    if (test.bonusAllocated === 'AWARDED') continue;
    const state = test.state as ValueOf<typeof MetacogState>;
    const reached = { points: Number(test.points), possible: Number(test.possible) };
    const result = resultOf(state, reached, terms);
    const bonus = metacogBonus(state, reached, terms);
    if (result !== test.result || bonus !== test.bonus) tests?.follow(test, { result, bonus });
  }
}

/** A group's change holds for everything that is decided from then on; what is written down stays as it is. */
const keep = (_: unknown, __: Call, asked: Readonly<Record<string, unknown>>) => ({ ...asked });

/** The settings of the system (docs/domain/content-and-messaging.md 5.2). */
export const hooks: Hooks = {
  resource: RESOURCE,
  present: (shown, call) => ({ ...shown, affected: affectedBy(call) }),
  recorded: GROUPS.flatMap((group) => Object.keys(SYSTEM_GROUPS[group])),
  lastMonth,
  actions: {
    change_registries: (_, call, asked) => {
      dateChecks(call, Number(asked.zmsValidityDays));
      return { ...asked };
    },
    change_borrowers: keep,
    change_incomes: keep,
    change_messages: keep,
    change_sign_in: (_, call, asked) => {
      flagAttempts(call, Number(asked.failuresFlagged));
      return { ...asked };
    },
    change_savings: keep,
    change_wallets: keep,
    change_invitations: (_, call, asked) => {
      rateInvitations(call, String(asked.invitationRate));
      return { ...asked };
    },
    change_exceptions: keep,
    change_gateways: keep,
    change_matching: keep,
    change_transfers: keep,
    change_tests: (_, call, asked) => {
      judgeTests(call, { ...systemSettingsOf(call.store), ...asked });
      return { ...asked };
    },
    change_score_person: keep,
    change_score_history: keep,
    change_entries: keep,
  },
};
