import type { RecordOf } from '../../../entity/entity';
import type users from './user.entity';

/** The name under which a user signs in: messages name users by it. */
export const loginName = (user: RecordOf<typeof users>): string => String(user.loginName);
