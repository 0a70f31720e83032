import type { EntityPages } from '../../../framework/loadEntity';
import { CheckAlerts } from './CheckAlerts';
import { CheckBody } from './CheckBody';
import { CheckHead } from './CheckHead';
import { SendDialog } from './SendDialog';
import type zms from './check.entity';

/** What checks have beyond the generated pages: their answers, and the question before another one is sent. */
export const pages: EntityPages<typeof zms> = {
  Alerts: CheckAlerts,
  Body: CheckBody,
  ListHead: CheckHead,
  actions: { check_zms: SendDialog },
};
