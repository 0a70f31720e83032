import type { EntityPages } from '../../crud/loadEntity';
import { ActiveRequestsPage } from './online/ActiveRequestsPage';

/** The stages of the requests stand above their list. */
export const pages: EntityPages = { List: ActiveRequestsPage };
