import { useLocaleState, useTranslate } from 'ra-core';
import { useTenants } from '../../dataProviders/useTenants';
import { banks } from '../../reference/banks';
import type { KindFilterProps } from '../KindView';
import type { AdministrativeUnitOptions } from '../administrativeUnit';
import { nameIn } from './nameIn';
import { FilterField } from './parts/FilterField';
import type { Option } from './parts/useChoices';
import { useUnits } from './parts/useUnits';
import { Select } from '../../ui/Input/Input';
import kindsStyles from './kinds.module.css';

interface SelectProps {
  id?: string;
  label?: string;
  value: string;
  options: readonly Option[];
  onChange: (value: string) => void;
  autoFocus?: boolean;
}

/** The browser's own selection with "all" on top. */
function PlainSelect({ id, label, value, options, onChange, autoFocus }: SelectProps) {
  const translate = useTranslate();
  return (
    <Select
      id={id}
      aria-label={label}
      value={value}
      disabled={options.length === 0}
      autoFocus={autoFocus}
      onChange={(event) => onChange(event.target.value)}
    >
      <option value="">{translate('common.all')}</option>
      {options.map((option) => (
        <option key={option.value} value={String(option.value)}>
          {option.label}
        </option>
      ))}
    </Select>
  );
}

interface OneProps extends KindFilterProps {
  options: readonly Option[];
  /** What a chosen option asks the list for. */
  read?: (chosen: string) => unknown;
}

/** One of a few. */
function OneFilter({ label, value, onChange, autoFocus, options, read = String }: OneProps) {
  return (
    <FilterField label={label}>
      {(id) => (
        <PlainSelect
          id={id}
          value={value === undefined || value === null ? '' : String(value)}
          options={options}
          onChange={(chosen) => onChange(chosen === '' ? undefined : read(chosen))}
          autoFocus={autoFocus}
        />
      )}
    </FilterField>
  );
}

/** Yes, no, or all. */
export function FlagFilter(props: KindFilterProps) {
  const translate = useTranslate();
  const options = [
    { value: 'true', label: translate('common.yes') },
    { value: 'false', label: translate('common.no') },
  ];
  return <OneFilter {...props} options={options} read={(chosen) => chosen === 'true'} />;
}

/** One lender. */
export function TenantFilter(props: KindFilterProps) {
  const { data = [] } = useTenants();
  return (
    <OneFilter
      {...props}
      options={data.map(({ alias, name }) => ({ value: alias, label: name }))}
    />
  );
}

/** One bank, those of old records too. */
export function BankFilter(props: KindFilterProps) {
  const [locale] = useLocaleState();
  const options = banks.map((bank) => ({ value: bank.code, label: nameIn(locale, bank) }));
  return <OneFilter {...props} options={options} read={Number} />;
}

/** A province, or a district in it where the field goes so deep: everything whose code begins so. */
export function AdministrativeUnitFilter(props: KindFilterProps) {
  const { field, label, value, onChange, autoFocus } = props;
  const translate = useTranslate();
  const [provinces, districts] = useUnits(typeof value === 'string' ? value : '');
  const { level } = field.options as AdministrativeUnitOptions;
  if (level === 'province') return <OneFilter {...props} options={provinces.options} />;
  return (
    <FilterField label={label}>
      {(id) => (
        <div className={kindsStyles.range}>
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
        </div>
      )}
    </FilterField>
  );
}
