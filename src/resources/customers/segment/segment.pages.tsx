import type { EntityPages } from '../../../framework/loadEntity';
import { SegmentPage } from './SegmentPage';
import type segments from './segment.entity';

/** A segment's page: its figures above the customers in it. */
export const pages: EntityPages<typeof segments> = { Show: SegmentPage };
