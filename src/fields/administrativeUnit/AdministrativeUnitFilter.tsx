import { useTranslate } from 'ra-core';
import { optionsOf } from '../../entity/Field';
import type { KindFilterProps } from '../KindView';
import { FilterField, FilterRange } from '../shared/FilterField';
import { OptionFilter } from '../shared/OptionFilter';
import { PlainSelect } from '../shared/PlainSelect';
import type { AdministrativeUnitOptions } from './schema';
import { useUnits } from './useUnits';

/** A province, or a district in it where the field goes so deep: everything whose code begins so. */
export function AdministrativeUnitFilter(props: KindFilterProps) {
  const { field, label, value, onChange, autoFocus } = props;
  const translate = useTranslate();
  const [provinces, districts] = useUnits(typeof value === 'string' ? value : '');
  const { level } = optionsOf<AdministrativeUnitOptions>(field);
  if (level === 'province') return <OptionFilter {...props} options={provinces.options} />;
  return (
    <FilterField label={label}>
      {(id) => (
        <FilterRange>
          <PlainSelect
            id={id}
            value={provinces.value}
            options={provinces.options}
            onChange={(chosen) => onChange(chosen || undefined)}
            autoFocus={autoFocus}
          />
          <PlainSelect
            label={`${label}: ${translate('kinds.unit.district')}`}
            value={districts.value}
            options={districts.options}
            onChange={(chosen) => onChange(chosen || provinces.value || undefined)}
          />
        </FilterRange>
      )}
    </FilterField>
  );
}
