import type { EntityPages } from '../../crud/loadEntity';
import { SegmentPage } from './lists/SegmentPage';

/** A segment's page: its figures above the customers in it. */
export const pages: EntityPages = { Show: SegmentPage };
