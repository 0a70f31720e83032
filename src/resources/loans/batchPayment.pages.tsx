import type { EntityPages } from '../../crud/loadEntity';
import { BatchBody } from './batch/BatchBody';
import { BatchButton } from './batch/BatchButton';

/** What batches of payments have beyond the generated pages. */
export const pages: EntityPages = { ListActions: BatchButton, Body: BatchBody };
