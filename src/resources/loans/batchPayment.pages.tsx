import type { EntityPages } from '../../crud/loadEntity';
import { BatchBody } from './batch/BatchBody';
import { BatchButton } from './batch/BatchButton';
import type batchPayment from './batchPayment';

/** What batches of payments have beyond the generated pages. */
export const pages: EntityPages<typeof batchPayment> = {
  ListActions: BatchButton,
  Body: BatchBody,
};
