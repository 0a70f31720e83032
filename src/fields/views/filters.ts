export { ChoiceFilter } from './ChoiceFilter';
export { DateRangeFilter } from './DateRangeFilter';
export { DigitsFilter, PhoneFilter, RegisterNumberFilter } from './IdentifierFilter';
export { NumberRangeFilter } from './NumberRangeFilter';
export { AdministrativeUnitFilter, BankFilter, FlagFilter, TenantFilter } from './OptionFilter';
