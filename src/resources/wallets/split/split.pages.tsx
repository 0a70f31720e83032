import type { EntityPages } from '../../../framework/loadEntity';
import { SplitAlerts } from './SplitAlerts';
import { SplitBody } from './SplitBody';
import type splits from './split.entity';

/** A split payment: what does not agree, the shares with R16, and who paid how. */
export const pages: EntityPages<typeof splits> = { Alerts: SplitAlerts, Body: SplitBody };
