import type { EntityPages } from '../../../framework/loadEntity';
import type education from './education.entity';
import { EducationCreatePage } from './EducationCreatePage';

/** Education is added from its customer, whose number is in the address. */
export const pages: EntityPages<typeof education> = { Create: EducationCreatePage };
