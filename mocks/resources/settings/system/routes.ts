import { readSystemSettings } from '../../../../src/resources/settings/system/api';
import type { Route } from '../../../engine/Call';
import { route } from '../../../engine/route';
import { systemSettingsOf } from './systemSettings';

/** What forms and warnings of the console go by. */
export const routes: readonly Route[] = [
  route(readSystemSettings, ({ store }) => ({ body: systemSettingsOf(store) })),
];
