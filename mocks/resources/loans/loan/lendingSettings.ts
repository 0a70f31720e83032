import {
  type LendingSettings,
  USUAL_SETTINGS,
} from '../../../../src/domain/lending/lendingSettings';
import { readLendingSettings } from '../../../../src/resources/loans/loan/api';
import { daysOffOf } from '../../content/holiday/daysOff';
import type { Route } from '../../../engine/Call';
import { need } from '../../../engine/Caller';
import { route } from '../../../engine/route';
import type { SampleWorld } from '../../../engine/samples/SampleWorld';
import type { Store } from '../../../engine/Store';

const kept = new WeakMap<SampleWorld, LendingSettings>();

/** What the settings are read from. */
type Source = Pick<Store, 'world' | 'collection'>;

/** The windows and fees that hold now, and the holidays of the calendar (docs/domain/lending.md 17.1). */
export const lendingSettingsOf = (store: Source): LendingSettings => ({
  ...(kept.get(store.world) ?? USUAL_SETTINGS),
  daysOff: daysOffOf(store),
});

/** The lender sets windows and fees; what is written down already stays as it is. */
export function setLendingSettings(
  store: Source,
  change: Partial<Omit<LendingSettings, 'daysOff'>>,
): void {
  kept.set(store.world, { ...lendingSettingsOf(store), ...change });
}

/** What the console shows and previews by. */
export const routes: readonly Route[] = [
  route(readLendingSettings, ({ store, caller }) => {
    need(caller, readLendingSettings.access);
    return { body: lendingSettingsOf(store) };
  }),
];
