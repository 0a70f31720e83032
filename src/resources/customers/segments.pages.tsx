import type { EntityPages } from '../../crud/loadEntity';
import { SegmentPage } from './lists/SegmentPage';
import type segments from './segments';

/** A segment's page: its figures above the customers in it. */
export const pages: EntityPages<typeof segments> = { Show: SegmentPage };
