import type { Access } from '../../../entity/entity';

/** Who may see and run the ends of days (docs/domain/money.md 6.1). */
export const RUN_DAYS = 'admin:access' satisfies Access;
