import type { AppVersionState } from '../../../domain/enums/settings';
import { compareVersions, validateVersion } from '../../../domain/identifiers';
import { lifecycleOf } from '../../../entity/lifecycleOf';
import { longText, version } from '../../../fields';
import { KEEP_VERSIONS } from './rights';

const ANY = ['OPTIONAL', 'REQUIRED'] as const;

interface Judged {
  readonly version?: string | null;
  readonly minimumVersion?: string | null;
  readonly oldestUsed?: string | null;
  readonly outdated?: number | null;
}

const isVersion = (text: unknown): text is string =>
  typeof text === 'string' && validateVersion(text) === undefined;

/**
 * The version of an app: a new one leaves the older ones in use, until it is required of everybody; then older ones are
 * locked out, as many as the confirmation says (docs/domain/content-and-messaging.md 1.4).
 */
export const appVersionLifecycle = {
  ...lifecycleOf<AppVersionState>()('state', {
    release_version: {
      from: ANY,
      to: 'OPTIONAL',
      access: KEEP_VERSIONS,
      confirm: 'reason',
      tone: 'primary',
    },
    require_version: {
      from: ['OPTIONAL'],
      to: 'REQUIRED',
      access: KEEP_VERSIONS,
      confirm: 'reason',
      reverse: 'allow_older',
      tone: 'danger',
    },
    allow_older: {
      from: ['REQUIRED'],
      to: 'OPTIONAL',
      access: KEEP_VERSIONS,
      confirm: 'reason',
      reverse: 'require_version',
    },
  }),
  inputs: {
    release_version: {
      version: version({ required: true }),
      whatsNew: longText({ required: true, max: 500 }),
    },
    allow_older: { minimumVersion: version({ required: true }) },
  },
  inputDefaults: {
    allow_older: ({ oldestUsed }: Judged) => ({ minimumVersion: oldestUsed ?? undefined }),
  },
  inputRules: {
    release_version: ({ version: typed }: Judged, record: Judged) => {
      if (!isVersion(typed)) return [];
      if (typed === record.version)
        return [{ field: 'version' as const, message: 'appVersion.same' as const }];
      const least = record.minimumVersion ?? typed;
      return compareVersions(typed, least) < 0
        ? [
            {
              field: 'version' as const,
              message: 'appVersion.below_minimum' as const,
              values: { version: least },
            },
          ]
        : [];
    },
    allow_older: ({ minimumVersion: typed }: Judged, record: Judged) =>
      isVersion(typed) && compareVersions(typed, record.version ?? typed) >= 0
        ? [{ field: 'minimumVersion' as const, message: 'appVersion.not_older' as const }]
        : [],
  },
  recordsOf: (action: string, { outdated }: Judged) =>
    action === 'require_version' ? Math.max(1, outdated ?? 1) : 1,
} as const;
