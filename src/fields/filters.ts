export { AdministrativeUnitFilter } from './administrativeUnit/AdministrativeUnitFilter';
export { BankFilter } from './bank/BankFilter';
export { ChoiceFilter } from './choice/ChoiceFilter';
export { DateRangeFilter } from './date/DateRangeFilter';
export { FlagFilter } from './flag/FlagFilter';
export { NumberRangeFilter } from './number/NumberRangeFilter';
export { IdentifierFilter } from './shared/IdentifierFilter';
export { TenantFilter } from './tenant/TenantFilter';
