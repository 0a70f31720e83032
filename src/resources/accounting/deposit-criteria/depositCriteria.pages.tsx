import type { EntityPages } from '../../../framework/loadEntity';
import { CriteriaPreview } from './CriteriaPreview';
import type entity from './depositCriteria.entity';

/** What the criteria were and become, in the dialog. */
export const pages: EntityPages<typeof entity> = {
  previews: { change_criteria: CriteriaPreview },
};
