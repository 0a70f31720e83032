import { AppKind, AppVersionState } from '../../../domain/enums/settings';
import { entity } from '../../../entity/entity';
import { choice, dateTime, longText, number, userName, version } from '../../../fields';
import { appVersionLifecycle } from './lifecycle';
import { KEEP_VERSIONS } from './rights';

const given = { readOnly: true } as const;

/** The versions of both apps: the current one, and the oldest that may still be used (docs/domain/content-and-messaging.md 1.4). */
export default entity('app_version', {
  gateway: 'main',
  endpoint: '/app-versions',
  assumed: true,
  represent: 'app',
  paths: { list: null, show: null },
  failures: { refused: 'error.invalid_app_version' },
  access: { list: KEEP_VERSIONS, show: KEEP_VERSIONS },
  ruledBy: 'mainTenant',
  fields: {
    app: choice(AppKind, given),
    version: version(given),
    minimumVersion: version(given),
    whatsNew: longText(given),
    /** Customers who have signed in to the app. */
    users: number(given),
    /** Those of them whose last sign-in was by an older version than the current one, which is not locked out yet. */
    outdated: number(given),
    /** Those whose version is locked out: they have to update before they come in again. */
    lockedOut: number(given),
    /** The oldest version of a last sign-in. */
    oldestUsed: version(given),
    state: choice(AppVersionState, given),
    releasedAt: dateTime(given),
    updatedAt: dateTime(given),
    updatedBy: userName(given),
  },
  list: {
    columns: ['app', 'version', 'minimumVersion', 'users', 'outdated', 'lockedOut', 'state'],
    sort: { field: 'id', order: 'ASC' },
  },
  lifecycle: appVersionLifecycle,
});
