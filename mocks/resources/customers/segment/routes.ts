import segments from '../../../../src/resources/customers/segment/segment.entity';
import type { Route } from '../../../engine/Call';
import { derivedRoutes } from '../../../engine/derivedList';
import { segmentRows } from './segmentRows';

/** Segments are calculated from the customers. */
export const routes: readonly Route[] = derivedRoutes(segments, segmentRows);
