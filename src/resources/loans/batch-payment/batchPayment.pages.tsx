import type { EntityPages } from '../../../framework/loadEntity';
import { BatchBody } from './BatchBody';
import { BatchButton } from './BatchButton';
import type batchPayment from './batchPayment.entity';

/** What batches of payments have beyond the generated pages. */
export const pages: EntityPages<typeof batchPayment> = {
  ListActions: BatchButton,
  Body: BatchBody,
};
