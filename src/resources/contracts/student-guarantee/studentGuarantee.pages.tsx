import type { EntityPages } from '../../../framework/loadEntity';
import { RenewNote } from '../contract/actions/RenewPreview';
import { StudentCancelPreview } from './StudentCancelPreview';
import type studentGuarantee from './studentGuarantee.entity';

/** What a student's guarantee contract has beyond the generated pages: what its actions change. */
export const pages: EntityPages<typeof studentGuarantee> = {
  previews: { cancel_contract: StudentCancelPreview, renew: RenewNote },
};
