import type { EntityPages } from '../../../framework/loadEntity';
import { StudentCancelPreview } from './StudentCancelPreview';
import { StudentRenewPreview } from './StudentRenewPreview';
import type studentGuarantee from './studentGuarantee.entity';

/** What a student's guarantee contract has beyond the generated pages: what its actions change. */
export const pages: EntityPages<typeof studentGuarantee> = {
  previews: { cancel_contract: StudentCancelPreview, renew: StudentRenewPreview },
};
