import type { EntityPages } from '../../../framework/loadEntity';
import type employeeElsewhere from './employeeElsewhere.entity';
import { ElsewhereCreatePage } from './ElsewhereCreatePage';

/** The new employee is shown where employees are. */
export const pages: EntityPages<typeof employeeElsewhere> = { Create: ElsewhereCreatePage };
