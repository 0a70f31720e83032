import { batchFields } from './batchRows';
import type { Hooks } from '../../../engine/Hooks';
import type { MockRecord } from '../../../engine/MockRecord';

/** A batch begins without a row; its figures follow from its rows. */
export const hooks: Hooks = {
  resource: 'loans/batch-payment',
  create: (values) => batchFields({ ...values } as MockRecord, []),
};
