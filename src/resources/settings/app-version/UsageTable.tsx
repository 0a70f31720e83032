import { useTranslate } from '../../../i18n/useTranslate';
import { formatCount } from '../../../domain/formatCount';
import { AppVersionStanding, type AppKind } from '../../../domain/enums/settings';
import { collectionPath } from '../../../entity/paths';
import { useMay } from '../../../framework/useMay';
import { EnumChip } from '../../../ui/Chip/EnumChip';
import { DataTable } from '../../../ui/DataTable/DataTable';
import { EmptyState } from '../../../ui/EmptyState/EmptyState';
import { Link } from '../../../ui/Link/Link';
import { signInFilter, type VersionUsage } from './usage';

const SEE_SIGN_INS = ['auth-la:access', 'auth-la:view'] as const;

interface Props {
  app: AppKind;
  usage: readonly VersionUsage[];
}

/** Who uses which version of an app, with the way to the sign-ins by it for who may see them. */
export function UsageTable({ app, usage }: Props) {
  const translate = useTranslate();
  const maySee = useMay()(SEE_SIGN_INS);
  const path = collectionPath('login-attempts-list', 'list');
  const listOf = (version: string) =>
    `${path}?${new URLSearchParams({ filter: JSON.stringify(signInFilter(app, version)) }).toString()}`;
  if (usage.length === 0)
    return (
      <EmptyState
        kind="nothing-yet"
        title={translate('appVersion.nobody')}
        text={translate('appVersion.nobody_text')}
      />
    );
  return (
    <DataTable
      inner
      caption={translate('appVersion.usage')}
      rows={usage}
      keyOf={({ version }) => version}
      columns={[
        {
          key: 'version',
          head: translate('appVersion.version'),
          isName: true,
          cell: ({ version }) => version,
        },
        {
          key: 'standing',
          head: translate('appVersion.standing'),
          cell: ({ standing }) => <EnumChip of={AppVersionStanding} value={standing} />,
        },
        {
          key: 'customers',
          head: translate('appVersion.customers'),
          numeric: true,
          cell: ({ customers }) => formatCount(customers),
        },
        {
          key: 'signIns',
          head: translate('appVersion.sign_ins'),
          numeric: true,
          cell: ({ version, signIns }) =>
            maySee ? (
              <Link to={listOf(version)}>{formatCount(signIns)}</Link>
            ) : (
              formatCount(signIns)
            ),
        },
      ]}
    />
  );
}
