import { useQuery } from '@tanstack/react-query';
import { useDataProvider } from 'ra-core';
import { useTranslate } from '../../i18n/useTranslate';
import { readTenants } from '../../dataProviders/api';
import type { UrtuuDataProvider } from '../../dataProviders/UrtuuDataProvider';
import { readOwnTenant } from '../api';
import { useSession } from '../../auth/useSession';
import { tenantNameIn } from './tenantNameIn';
import { Chip } from '../../ui/Chip/Chip';
import { Skeleton } from '../../ui/Skeleton/Skeleton';
import { Hidden } from '../../ui/Text/Text';
import text from '../../ui/Text/Text.module.css';

/** Name of the person's tenant. Its place is kept until it is known; if the gateway fails, the alias of the token. */
export function TenantChip() {
  const translate = useTranslate();
  const dataProvider = useDataProvider<UrtuuDataProvider>();
  const alias = useSession()?.user.tenantAlias ?? undefined;
  const { data: name, isPending } = useQuery({
    queryKey: ['shell', 'tenant', alias],
    queryFn: async ({ signal }) => {
      const [info, tenants] = await Promise.all([
        dataProvider.call(readOwnTenant, { query: { alias }, signal }),
        dataProvider.call(readTenants, { query: { alias: alias ? [alias] : [] }, signal }),
      ]);
      return tenantNameIn(info, tenants, alias) ?? null;
    },
    staleTime: Infinity,
    retry: false,
  });
  if (isPending)
    return (
      <Chip style={{ width: 88 }} data-part="topbar-tenant" aria-hidden="true">
        <Skeleton />
      </Chip>
    );
  const shown = name ?? alias;
  if (!shown) return null;
  const label = translate('common.tenant');
  return (
    <Chip
      className={text.clip}
      style={{ maxWidth: 200 }}
      data-part="topbar-tenant"
      title={`${label}: ${shown}`}
    >
      <Hidden>{label}: </Hidden>
      {shown}
    </Chip>
  );
}
