import { useTenants } from '../../dataProviders/useTenants';
import type { KindInputProps } from '../KindView';
import { OptionInput } from '../shared/OptionInput';
import { useKindInput } from '../shared/useKindInput';

/** One of the lenders on the platform, by name. */
export function TenantInput(props: KindInputProps) {
  const bound = useKindInput(props);
  const { data = [] } = useTenants();
  return (
    <OptionInput
      bound={bound}
      label={props.label}
      options={data.map(({ alias, name }) => ({ value: alias, label: name }))}
      value={typeof bound.value === 'string' ? bound.value : null}
      onChange={bound.change}
    />
  );
}
