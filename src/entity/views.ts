import { lazy, type ComponentType } from 'react';
import type { KindName } from './Field';
import type { KindFilterProps, KindInputProps, KindView } from './KindView';
import { AdministrativeUnitCell } from './kinds/views/AdministrativeUnitCell';
import { AnyFileCell } from './kinds/views/AnyFileCell';
import { AnyTextCell } from './kinds/views/AnyTextCell';
import { BankCell } from './kinds/views/BankCell';
import { ChoiceCell } from './kinds/views/ChoiceCell';
import { ColourCell } from './kinds/views/ColourCell';
import { DateCell, DateTimeCell } from './kinds/views/DateCell';
import { EmbeddedCell } from './kinds/views/EmbeddedCell';
import { FlagCell } from './kinds/views/FlagCell';
import { JsonCell } from './kinds/views/JsonCell';
import { MapPointCell } from './kinds/views/MapPointCell';
import { PhoneCell, RegisterNumberCell } from './kinds/views/MaskedCell';
import { MoneyCell, NumberCell } from './kinds/views/NumberCell';
import { ProcessCodeCell } from './kinds/views/ProcessCodeCell';
import { ReferenceCell, UserNameCell } from './kinds/views/ReferenceCell';
import { RichTextCell } from './kinds/views/RichTextCell';
import { IdentifierCell } from './kinds/views/TextCell';
import { TenantCell } from './kinds/views/TenantCell';
import { WeeklyScheduleCell } from './kinds/views/WeeklyScheduleCell';
import type * as Filters from './kinds/views/filters';
import type * as Inputs from './kinds/views/inputs';
import type * as ReferenceFilters from './kinds/views/ReferenceFilter';

/** Ordinary form inputs come together, with the first form. */
const input = (name: keyof typeof Inputs) =>
  lazy(() =>
    import('./kinds/views/inputs').then((module) => ({
      default: module[name] as ComponentType<KindInputProps>,
    })),
  );

/** Filters come together, with the first filter bar. */
const filter = (name: keyof typeof Filters) =>
  lazy(() =>
    import('./kinds/views/filters').then((module) => ({
      default: module[name] as ComponentType<KindFilterProps>,
    })),
  );

/** Searching filters bring a search box of their own size: apart from the plain ones. */
const referenceFilter = (name: keyof typeof ReferenceFilters) =>
  lazy(() => import('./kinds/views/ReferenceFilter').then((module) => ({ default: module[name] })));

const dateInput = lazy(() =>
  import('./kinds/views/DateInput').then((module) => ({ default: module.DateInput })),
);
const dateTimeInput = lazy(() =>
  import('./kinds/views/DateInput').then((module) => ({ default: module.DateTimeInput })),
);
const richTextInput = lazy(() =>
  import('./kinds/views/RichTextInput').then((module) => ({ default: module.RichTextInput })),
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
