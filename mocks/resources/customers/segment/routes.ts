import segments from '../../../../src/resources/customers/segment/segment.entity';
import type { Route } from '../../../engine/Call';
import { derivedList } from '../../../engine/derivedList';
import { derivedRow } from '../../../engine/derivedRow';
import { entityRoute } from '../../../engine/route';
import { segmentRows } from './segmentRows';

/** Segments are calculated from the customers. */
export const routes: readonly Route[] = [
  derivedList(segments, segmentRows),
  entityRoute(segments, 'GET', '/:id', (call) => ({
    body: derivedRow(call, segments, segmentRows),
  })),
];
