import type { EntityPages } from '../../crud/loadEntity';
import { OtpRequestsPage } from './lists/OtpRequestsPage';
import type otpRequests from './otpRequests';

/** Who may only search, begins with the search. */
export const pages: EntityPages<typeof otpRequests> = { List: OtpRequestsPage };
