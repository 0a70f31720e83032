import type { EntityPages } from '../../crud/loadEntity';
import { EducationCreatePage } from './people/EducationCreatePage';

/** Education is added from its customer, whose number is in the address. */
export const pages: EntityPages = { Create: EducationCreatePage };
