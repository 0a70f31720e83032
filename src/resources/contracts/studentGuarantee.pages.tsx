import type { EntityPages } from '../../crud/loadEntity';
import { RenewPreview } from './acts/RenewPreview';
import { StudentCancelPreview } from './acts/StudentCancelPreview';
import type studentGuarantee from './studentGuarantee';

/** What a student's guarantee contract has beyond the generated pages: what its acts change. */
export const pages: EntityPages<typeof studentGuarantee> = {
  previews: { cancel_contract: StudentCancelPreview, renew: RenewPreview },
};
