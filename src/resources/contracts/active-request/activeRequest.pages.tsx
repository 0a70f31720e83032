import type { EntityPages } from '../../../framework/loadEntity';
import type activeRequests from './activeRequest.entity';
import { ActiveRequestsPage } from './ActiveRequestsPage';

/** The stages of the requests are above their list. */
export const pages: EntityPages<typeof activeRequests> = { List: ActiveRequestsPage };
