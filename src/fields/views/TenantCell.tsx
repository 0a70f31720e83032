import { useTenantName } from '../../dataProviders/useTenants';
import { isBlank } from '../../entity/Field';
import type { CellProps } from '../KindView';
import { Nothing } from './Nothing';
import { NoWrap } from '../../ui/Text/Text';

/** A lender by name. */
export function TenantCell({ value }: CellProps) {
  return isBlank(value) ? <Nothing /> : <TenantName alias={String(value)} />;
}

function TenantName({ alias }: { alias: string }) {
  return <NoWrap>{useTenantName(alias)}</NoWrap>;
}
