import type { EntityPages } from '../../crud/loadEntity';
import { CheckAlerts } from './check/CheckAlerts';
import { CheckBody } from './check/CheckBody';
import { CheckHead } from './check/CheckHead';
import { SendDialog } from './check/SendDialog';
import type zms from './zms';

/** What checks have beyond the generated pages: their answers, and the question before another one is sent. */
export const pages: EntityPages<typeof zms> = {
  Alerts: CheckAlerts,
  Body: CheckBody,
  ListHead: CheckHead,
  acts: { check_zms: SendDialog },
};
