import { Navigate, useParams } from 'react-router-dom';
import { isMainTenant } from '../../../config/config';
import { EntityShowPage } from '../../../framework/record/EntityShowPage';
import { useSession } from '../../../auth/useSession';

/**
 * A customer's page. People of other tenants than the main one see the tenant variant, whichever link they follow
 * (docs/domain/identity.md 4.2).
 */
export function CustomerShow() {
  const { id = '' } = useParams();
  const tenant = useSession()?.user.tenantAlias;
  if (tenant && !isMainTenant(tenant)) return <Navigate to={`/customers/${id}/tenant`} replace />;
  return <EntityShowPage name="customers" />;
}
