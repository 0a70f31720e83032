import { useTranslate } from '../../i18n/useTranslate';
import { optionsOf } from '../../entity/Field';
import type { KindFilterProps } from '../KindView';
import { FilterField, FilterRange } from '../shared/FilterField';
import { OptionFilter } from '../shared/OptionFilter';
import { OptionPanel } from '../shared/OptionPanel';
import type { AdministrativeUnitOptions } from './schema';
import { useUnits } from './useUnits';

const asked = (code: string): readonly string[] => (code === '' ? [] : [code]);

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
          <OptionPanel
            id={id}
            label={label}
            options={provinces.options}
            chosen={asked(provinces.value)}
            onChange={([chosen]) => onChange(chosen)}
            autoFocus={autoFocus}
          />
          <OptionPanel
            label={`${label}: ${translate('kinds.unit.district')}`}
            options={districts.options}
            chosen={asked(districts.value)}
            onChange={([chosen]) => onChange(chosen ?? (provinces.value || undefined))}
          />
        </FilterRange>
      )}
    </FilterField>
  );
}
