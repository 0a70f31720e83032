import { useTenants } from '../../dataProviders/useTenants';
import type { KindFilterProps } from '../KindView';
import { OptionFilter } from '../shared/OptionFilter';

/** One lender. */
export function TenantFilter(props: KindFilterProps) {
  const { data = [] } = useTenants();
  return (
    <OptionFilter
      {...props}
      options={data.map(({ alias, name }) => ({ value: alias, label: name }))}
    />
  );
}
