import { lazy, type ComponentType } from 'react';
import type { KindName } from '../entity/Field';
import type { KindFilterProps, KindInputProps, KindView } from './KindView';
import { AdministrativeUnitCell } from './views/AdministrativeUnitCell';
import { AnyFileCell } from './views/AnyFileCell';
import { AnyTextCell } from './views/AnyTextCell';
import { BankCell } from './views/BankCell';
import { ChoiceCell } from './views/ChoiceCell';
import { ColourCell } from './views/ColourCell';
import { DateCell, DateTimeCell } from './views/DateCell';
import { EmbeddedCell } from './views/EmbeddedCell';
import { FlagCell } from './views/FlagCell';
import { JsonCell } from './views/JsonCell';
import { MapPointCell } from './views/MapPointCell';
import { PhoneCell, RegisterNumberCell } from './views/MaskedCell';
import { MoneyCell, NumberCell } from './views/NumberCell';
import { ProcessCodeCell } from './views/ProcessCodeCell';
import { ReferenceCell, UserNameCell } from './views/ReferenceCell';
import { RichTextCell } from './views/RichTextCell';
import { IdentifierCell } from './views/TextCell';
import { TenantCell } from './views/TenantCell';
import { WeeklyScheduleCell } from './views/WeeklyScheduleCell';
import type * as Filters from './views/filters';
import type * as Inputs from './views/inputs';
import type * as ReferenceFilters from './views/ReferenceFilter';

/** Ordinary form inputs come together, with the first form. */
const input = (name: keyof typeof Inputs) =>
  lazy(() =>
    import('./views/inputs').then((module) => ({
      default: module[name] as ComponentType<KindInputProps>,
    })),
  );

/** Filters come together, with the first filter bar. */
const filter = (name: keyof typeof Filters) =>
  lazy(() =>
    import('./views/filters').then((module) => ({
      default: module[name] as ComponentType<KindFilterProps>,
    })),
  );

/** Searching filters bring a search box of their own size: apart from the plain ones. */
const referenceFilter = (name: keyof typeof ReferenceFilters) =>
  lazy(() => import('./views/ReferenceFilter').then((module) => ({ default: module[name] })));

const dateInput = lazy(() =>
  import('./views/DateInput').then((module) => ({ default: module.DateInput })),
);
const dateTimeInput = lazy(() =>
  import('./views/DateInput').then((module) => ({ default: module.DateTimeInput })),
);
const richTextInput = lazy(() =>
  import('./views/RichTextInput').then((module) => ({ default: module.RichTextInput })),
);

/** How every kind of field is shown, asked for and filtered by. */
export const kindViews: Readonly<Record<KindName, KindView>> = {
  text: { Cell: AnyTextCell, Input: input('TextInput') },
  richText: { Cell: RichTextCell, Input: richTextInput },
  number: { Cell: NumberCell, Input: input('NumberInput'), Filter: filter('NumberRangeFilter') },
  money: { Cell: MoneyCell, Input: input('MoneyInput'), Filter: filter('NumberRangeFilter') },
  date: { Cell: DateCell, Input: dateInput, Filter: filter('DateRangeFilter') },
  dateTime: { Cell: DateTimeCell, Input: dateTimeInput, Filter: filter('DateRangeFilter') },
  flag: { Cell: FlagCell, Input: input('FlagInput'), Filter: filter('FlagFilter') },
  choice: { Cell: ChoiceCell, Input: input('ChoiceInput'), Filter: filter('ChoiceFilter') },
  registerNumber: {
    Cell: RegisterNumberCell,
    Input: input('RegisterNumberInput'),
    Filter: filter('RegisterNumberFilter'),
  },
  digits: { Cell: IdentifierCell, Input: input('DigitsInput'), Filter: filter('DigitsFilter') },
  phone: { Cell: PhoneCell, Input: input('PhoneInput'), Filter: filter('PhoneFilter') },
  colour: { Cell: ColourCell, Input: input('ColourInput') },
  file: { Cell: AnyFileCell, Input: input('AnyFileInput') },
  mapPoint: { Cell: MapPointCell, Input: input('MapPointInput') },
  weeklySchedule: { Cell: WeeklyScheduleCell, Input: input('WeeklyScheduleInput') },
  bank: { Cell: BankCell, Input: input('BankInput'), Filter: filter('BankFilter') },
  administrativeUnit: {
    Cell: AdministrativeUnitCell,
    Input: input('AdministrativeUnitInput'),
    Filter: filter('AdministrativeUnitFilter'),
  },
  reference: {
    Cell: ReferenceCell,
    Input: input('ReferenceInput'),
    Filter: referenceFilter('ReferenceFilter'),
  },
  embedded: { Cell: EmbeddedCell, Input: input('EmbeddedInput') },
  json: { Cell: JsonCell, Input: input('JsonInput') },
  processCode: {
    Cell: ProcessCodeCell,
    Input: input('NumberInput'),
    Filter: filter('NumberRangeFilter'),
  },
  tenant: { Cell: TenantCell, Input: input('TextInput'), Filter: filter('TenantFilter') },
  userName: {
    Cell: UserNameCell,
    Input: input('TextInput'),
    Filter: referenceFilter('UserNameFilter'),
  },
};
