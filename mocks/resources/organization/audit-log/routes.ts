import auditLog from '../../../../src/resources/organization/audit-log/auditLog.entity';
import type { Route } from '../../../engine/Call';
import { logRoutes } from './logRoutes';

/** The audit log has no records of its own: it is read from the histories that every write leaves. */
export const routes: readonly Route[] = logRoutes(auditLog);
