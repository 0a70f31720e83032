import { standingOf } from '../../../../src/domain/appVersions';
import type { AppKind } from '../../../../src/domain/enums/settings';
import { compareVersions } from '../../../../src/domain/identifiers';
import {
  signInFilter,
  type VersionUsage,
} from '../../../../src/resources/settings/app-version/usage';
import type { Call } from '../../../engine/Call';
import { listedUnder } from '../../../engine/listedUnder';
import type { MockRecord } from '../../../engine/MockRecord';
import { isVisible } from '../../../engine/tenancy';

const ATTEMPTS = 'login-attempts-list';

/** The last successful sign-in of each customer to an app, among those that the caller may see. */
function lastSignIns({ store, caller }: Call, app: AppKind): MockRecord[] {
  const last = new Map<unknown, MockRecord>();
  for (const one of store.collection(ATTEMPTS)?.all ?? []) {
    if (one.app !== app || one.outcome !== 'SUCCEEDED' || !isVisible(caller, one)) continue;
    const before = last.get(one.customerId);
    if (!before || String(before.attemptedAt) < String(one.attemptedAt))
      last.set(one.customerId, one);
  }
  return [...last.values()];
}

/** Who uses which version of an app, the newest first, and the figures of its record (docs/domain/content-and-messaging.md 1.4). */
export function usageOf(
  call: Call,
  record: MockRecord,
): {
  usage: VersionUsage[];
  users: number;
  outdated: number;
  lockedOut: number;
  oldestUsed: string;
} {
  const app = record.app as AppKind;
  const limits = { version: String(record.version), minimumVersion: String(record.minimumVersion) };
  const last = lastSignIns(call, app);
  const versions = [...new Set(last.map(({ appVersion }) => String(appVersion)))].sort(
    (one, other) => compareVersions(other, one),
  );
  const usage = versions.map((version) => ({
    version,
    standing: standingOf(version, limits),
    customers: last.filter(({ appVersion }) => appVersion === version).length,
    signIns: listedUnder(call, ATTEMPTS, signInFilter(app, version)).length,
  }));
  const counted = (standing: VersionUsage['standing']): number =>
    usage
      .filter((one) => one.standing === standing)
      .reduce((sum, { customers }) => sum + customers, 0);
  return {
    usage,
    users: last.length,
    outdated: counted('OLDER'),
    lockedOut: counted('BLOCKED'),
    oldestUsed: versions.at(-1) ?? limits.minimumVersion,
  };
}
