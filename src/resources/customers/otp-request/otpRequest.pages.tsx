import type { EntityPages } from '../../../framework/loadEntity';
import { OtpRequestsPage } from './OtpRequestsPage';
import type otpRequests from './otpRequest.entity';

/** Who may only search, begins with the search. */
export const pages: EntityPages<typeof otpRequests> = { List: OtpRequestsPage };
