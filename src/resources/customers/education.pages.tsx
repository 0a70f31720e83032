import type { EntityPages } from '../../crud/loadEntity';
import type education from './education';
import { EducationCreatePage } from './people/EducationCreatePage';

/** Education is added from its customer, whose number is in the address. */
export const pages: EntityPages<typeof education> = { Create: EducationCreatePage };
