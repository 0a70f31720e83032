import type { EntityPages } from '../../../framework/loadEntity';
import type unit from './unit.entity';
import { UnitTreePage } from './UnitTreePage';

/** Units are a tree, not a list. */
export const pages: EntityPages<typeof unit> = { List: UnitTreePage };
