import type { EntityPages } from '../../../framework/loadEntity';
import type metacog from './metacog.entity';
import { PeriodFigures } from './PeriodFigures';
import { ResultPreview } from './ResultPreview';

/** Results of the test: what a period came to above the list, and the result as its customer sees it. */
export const pages: EntityPages<typeof metacog> = {
  ListHead: PeriodFigures,
  Preview: ResultPreview,
};
