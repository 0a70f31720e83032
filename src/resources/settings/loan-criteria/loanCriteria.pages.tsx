import type { EntityPages } from '../../../framework/loadEntity';
import type entity from './loanCriteria.entity';
import { previewOf } from './previews';

/** What the criteria of a group were and become, in the dialog of its change. */
export const pages: EntityPages<typeof entity> = {
  previews: {
    change_requests: previewOf('requests'),
    change_contracts: previewOf('contracts'),
    change_extensions: previewOf('extensions'),
    change_renewals: previewOf('renewals'),
    change_collection: previewOf('collection'),
  },
};
