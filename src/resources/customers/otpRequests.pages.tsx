import type { EntityPages } from '../../crud/loadEntity';
import { OtpRequestsPage } from './lists/OtpRequestsPage';

/** Who may only search, begins with the search. */
export const pages: EntityPages = { List: OtpRequestsPage };
