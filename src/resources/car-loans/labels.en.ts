import type { Same } from '../../i18n/Same';
import { lending } from '../../i18n/en/shared/lending';
import type { labels as mn } from './labels.mn';

/** English texts: what the pages of this area share. */
export const labels: Same<typeof mn> = { ...lending };
