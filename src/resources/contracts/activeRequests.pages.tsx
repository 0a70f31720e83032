import type { EntityPages } from '../../crud/loadEntity';
import type activeRequests from './activeRequests';
import { ActiveRequestsPage } from './online/ActiveRequestsPage';

/** The stages of the requests stand above their list. */
export const pages: EntityPages<typeof activeRequests> = { List: ActiveRequestsPage };
