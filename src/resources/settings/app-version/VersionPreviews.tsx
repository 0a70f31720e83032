import { useWatch } from 'react-hook-form';
import { useTranslate } from '../../../i18n/useTranslate';
import { standingOf } from '../../../domain/appVersions';
import { formatCount } from '../../../domain/formatCount';
import { compareVersions, validateVersion } from '../../../domain/identifiers';
import type { RecordOf } from '../../../entity/entity';
import { useFieldHeading } from '../../../framework/useLabels';
import { DiffTable } from '../../../ui/DiffTable/DiffTable';
import { Notice } from '../../../ui/Notice/Notice';
import { Stack } from '../../../ui/Stack/Stack';
import { Note } from '../../../ui/Text/Text';
import entity from './appVersion.entity';
import type { VersionUsage } from './usage';

type AppVersion = RecordOf<typeof entity> & { readonly usage?: readonly VersionUsage[] };

interface Props {
  record: AppVersion;
}

/** A version as it is typed, once it is one. */
function useTypedVersion(name: 'version' | 'minimumVersion'): string | undefined {
  const typed = useWatch<Record<string, string | null | undefined>>({ name });
  return typed && validateVersion(typed) === undefined ? typed : undefined;
}

/** Customers whose version would be below the oldest that may be used, and is not now. */
const lockedOutBy = ({ usage = [] }: AppVersion, minimumVersion: string): number =>
  usage
    .filter(
      ({ version, standing }) =>
        standing !== 'BLOCKED' && standingOf(version, { version, minimumVersion }) === 'BLOCKED',
    )
    .reduce((sum, { customers }) => sum + customers, 0);

/** What the version was and becomes, who has to update, and a warning before a way back. */
export function ReleasePreview({ record }: Props) {
  const translate = useTranslate();
  const heading = useFieldHeading(entity);
  const typed = useTypedVersion('version');
  const current = record.version;
  if (!typed || !current || typed === current) return null;
  const older = (record.usage ?? [])
    .filter(({ version }) => compareVersions(version, typed) < 0)
    .reduce((sum, { customers }) => sum + customers, 0);
  return (
    <Stack gap={12}>
      <DiffTable rows={[{ label: heading('version'), before: current, after: typed }]} />
      {compareVersions(typed, current) < 0 && (
        <Notice tone="warning" role="alert">
          {translate('appVersion.downgrade', { version: current })}
        </Notice>
      )}
      <Note>{translate('appVersion.are_offered', { count: formatCount(older) })}</Note>
    </Stack>
  );
}

/** How many customers cannot use the app until they have updated. */
export function RequirePreview({ record }: Props) {
  const translate = useTranslate();
  const heading = useFieldHeading(entity);
  const { version = '', minimumVersion } = record;
  return (
    <Stack gap={12}>
      <DiffTable
        rows={[{ label: heading('minimumVersion'), before: minimumVersion, after: version }]}
      />
      <Notice tone="warning">
        {translate('appVersion.locks_out', {
          count: formatCount(lockedOutBy(record, version ?? '')),
        })}
      </Notice>
    </Stack>
  );
}

/** Whose version may be used again. */
export function AllowPreview({ record }: Props) {
  const translate = useTranslate();
  const heading = useFieldHeading(entity);
  const typed = useTypedVersion('minimumVersion');
  if (!typed) return null;
  const freed = (record.usage ?? [])
    .filter(
      ({ version, standing }) => standing === 'BLOCKED' && compareVersions(version, typed) >= 0,
    )
    .reduce((sum, { customers }) => sum + customers, 0);
  return (
    <Stack gap={12}>
      <DiffTable
        rows={[{ label: heading('minimumVersion'), before: record.minimumVersion, after: typed }]}
      />
      <Note>{translate('appVersion.are_let_in', { count: formatCount(freed) })}</Note>
    </Stack>
  );
}
