import type { EntityPages } from '../../../framework/loadEntity';
import { NewTest } from './NewTest';
import type smsTest from './smsTest.entity';

/** Tests of SMS: the way to a new one above those that were made. */
export const pages: EntityPages<typeof smsTest> = { ListActions: NewTest };
