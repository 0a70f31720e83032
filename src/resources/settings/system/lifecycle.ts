import type { SystemSettingsState } from '../../../domain/enums/settings';
import { lifecycleOf } from '../../../entity/lifecycleOf';
import { asIs } from '../groups/settingGroups';
import { SET_SYSTEM } from './rights';
import { SYSTEM_GROUPS } from './systemGroups';

const changed = {
  from: ['IN_FORCE'],
  to: 'IN_FORCE',
  stays: true,
  access: SET_SYSTEM,
  confirm: 'reason',
} as const;

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
  change_entries: changed,
});

/**
 * Each group is changed by itself, with a reason; what is decided from then on goes by it
 * (docs/domain/content-and-messaging.md 5.2).
 */
export const systemLifecycle = {
  ...table,
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
    change_entries: asIs(SYSTEM_GROUPS.entries),
  },
} as const;
