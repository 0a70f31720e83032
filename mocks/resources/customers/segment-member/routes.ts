import members from '../../../../src/resources/customers/segment-member/segmentMember.entity';
import type { Route } from '../../../engine/Call';
import { derivedList } from '../../../engine/derivedList';
import { memberRows } from '../segment/segmentRows';

/** The customers of a segment are calculated from all customers. */
export const routes: readonly Route[] = [derivedList(members, memberRows)];
