import type { EntityPages } from '../../../framework/loadEntity';
import { DefinitionCreatePage } from './DefinitionCreatePage';
import type definition from './definition.entity';

/** Who writes a letter sees what the books say before it is made. */
export const pages: EntityPages<typeof definition> = { Create: DefinitionCreatePage };
