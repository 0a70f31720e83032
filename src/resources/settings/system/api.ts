import { endpoint, hasField } from '../../../dataProviders/endpoint';
import type { SystemSettings } from '../../../domain/systemSettings';

/** The settings in force: forms and warnings of every area go by them, so everybody who is signed in may know them. */
export const readSystemSettings = endpoint<void, SystemSettings>()(
  'main',
  'GET /system-settings/in-force',
  { assumed: true, isShaped: hasField('zmsValidityDays') },
);
