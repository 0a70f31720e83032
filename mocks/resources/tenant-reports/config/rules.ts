import { REPORT_CONFIG } from '../../../../src/resources/tenant-reports/config/reportConfig';
import type { Call } from '../../../engine/Call';
import { notFound } from '../../../engine/ApiError';
import type { Hooks } from '../../../engine/Hooks';
import type { MockRecord } from '../../../engine/MockRecord';

/** A lender sets its own reports alone: not even the main one those of another. */
function change(
  record: MockRecord,
  { caller, store }: Call,
  asked: Readonly<Record<string, unknown>>,
) {
  if (record.tenant !== caller.tenantAlias) throw notFound();
  return { ...asked, updatedAt: store.clock.iso(), updatedBy: caller.id };
}

export const hooks: Hooks = {
  resource: 'tenant-report/config',
  recorded: Object.values(REPORT_CONFIG).flatMap((fields) => Object.keys(fields)),
  actions: { change_opening: change, change_limits: change },
};
