import { useTenantName } from '../../dataProviders/useTenants';
import { isBlank } from '../../entity/Field';
import type { CellProps } from '../KindView';
import { EmptyValue } from '../shared/EmptyValue';
import { NoWrap } from '../../ui/Text/Text';

/** A lender by name. */
export function TenantCell({ value }: CellProps) {
  return isBlank(value) ? <EmptyValue /> : <TenantName alias={String(value)} />;
}

function TenantName({ alias }: { alias: string }) {
  return <NoWrap>{useTenantName(alias)}</NoWrap>;
}
