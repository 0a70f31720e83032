import type { EntityPages } from '../../../framework/loadEntity';
import type institute from './institute.entity';
import { InstituteBody } from './InstituteBody';
import { CancelPreview, RegisterPreview } from './StudentsPreview';

/** Institutes: their students, and how many of them an action hides or shows. */
export const pages: EntityPages<typeof institute> = {
  Body: InstituteBody,
  previews: { cancel_registration: CancelPreview, register_again: RegisterPreview },
};
