import type { EntityPages } from '../../../framework/loadEntity';
import type entity from './change.entity';
import { ChangeBody, InForcePreview } from './ChangeParts';

/** Changes that wait for another person, with what they change beside what of the last month would have gone otherwise. */
export const pages: EntityPages<typeof entity> = {
  Body: ChangeBody,
  previews: { put_in_force: InForcePreview },
};
