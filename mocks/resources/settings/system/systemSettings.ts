import { type AllSystemSettings, USUAL_ALL } from '../../../../src/domain/judgementSettings';
import type { RegistryTerms, SavingRules } from '../../../../src/domain/systemSettings';
import { settingsOf } from '../../../../src/resources/settings/system/systemGroups';
import type { Store } from '../../../engine/Store';

export const RESOURCE = 'system_settings';

/** There is one set of settings. */
export const ONLY = 1;

/** The settings in force: what the one record says (docs/domain/content-and-messaging.md 5.2). */
export function systemSettingsOf(store: Pick<Store, 'collection'>): AllSystemSettings {
  const record = store.collection(RESOURCE)?.get(ONLY);
  return record ? settingsOf(record) : USUAL_ALL;
}

/** What the clocks before a contract run by, as the console is told. */
export function registryTermsOf(store: Pick<Store, 'collection'>): RegistryTerms {
  const { zmsValidityDays, xypCacheDays, familyConfirmedMin } = systemSettingsOf(store);
  return { zmsValidityDays, xypCacheDays, familyConfirmedMin };
}

/** What savings are cashed out and ended by, as the console is told. */
export function savingRulesOf(store: Pick<Store, 'collection'>): SavingRules {
  const { savingEarlyShare, savingBalanceMin, savingPaymentDays } = systemSettingsOf(store);
  return { savingEarlyShare, savingBalanceMin, savingPaymentDays };
}
