import { lazy, type ComponentType } from 'react';
import type { KindName } from '../entity/Field';
import type { KindFilterProps, KindInputProps, KindView } from './KindView';
import { AdministrativeUnitCell } from './administrativeUnit/AdministrativeUnitCell';
import { BankCell } from './bank/BankCell';
import { ChoiceCell } from './choice/ChoiceCell';
import { ColourCell } from './colour/ColourCell';
import { DateCell } from './date/DateCell';
import { DigitsCell } from './digits/DigitsCell';
import { EmbeddedCell } from './embedded/EmbeddedCell';
import { FileCell } from './file/FileCell';
import { FlagCell } from './flag/FlagCell';
import { JsonCell } from './json/JsonCell';
import { MapPointCell } from './mapPoint/MapPointCell';
import { MoneyCell } from './money/MoneyCell';
import { NumberCell } from './number/NumberCell';
import { ReferenceCell } from './reference/ReferenceCell';
import { RegisterNumberCell } from './registerNumber/RegisterNumberCell';
import { RichTextCell } from './richText/RichTextCell';
import { TenantCell } from './tenant/TenantCell';
import { TextCell } from './text/TextCell';
import { WeeklyScheduleCell } from './weeklySchedule/WeeklyScheduleCell';
import type * as Filters from './filters';
import type * as Inputs from './inputs';

/** Ordinary inputs come together, with the first form. */
const input = (name: keyof typeof Inputs) =>
  lazy(() =>
    import('./inputs').then((module) => ({
      default: module[name] as ComponentType<KindInputProps>,
    })),
  );

/** Filters come together, with the first filter bar. */
const filter = (name: keyof typeof Filters) =>
  lazy(() =>
    import('./filters').then((module) => ({
      default: module[name] as ComponentType<KindFilterProps>,
    })),
  );

/** Pickers, the editor and the search box bring a library each: they come when they are used. */
const dateInput = lazy(() =>
  import('./date/DateInput').then((module) => ({ default: module.DateInput })),
);
const richTextInput = lazy(() =>
  import('./richText/RichTextInput').then((module) => ({ default: module.RichTextInput })),
);
const referenceFilter = lazy(() =>
  import('./reference/ReferenceFilter').then((module) => ({ default: module.ReferenceFilter })),
);

/** How every kind of field is shown, asked for and filtered by. */
export const kindViews: Readonly<Record<KindName, KindView>> = {
  text: { Cell: TextCell, Input: input('TextInput') },
  richText: { Cell: RichTextCell, Input: richTextInput },
  number: { Cell: NumberCell, Input: input('NumberInput'), Filter: filter('NumberRangeFilter') },
  money: { Cell: MoneyCell, Input: input('MoneyInput'), Filter: filter('NumberRangeFilter') },
  date: { Cell: DateCell, Input: dateInput, Filter: filter('DateRangeFilter') },
  flag: { Cell: FlagCell, Input: input('FlagInput'), Filter: filter('FlagFilter') },
  choice: { Cell: ChoiceCell, Input: input('ChoiceInput'), Filter: filter('ChoiceFilter') },
  registerNumber: {
    Cell: RegisterNumberCell,
    Input: input('RegisterNumberInput'),
    Filter: filter('IdentifierFilter'),
  },
  digits: { Cell: DigitsCell, Input: input('DigitsInput'), Filter: filter('IdentifierFilter') },
  colour: { Cell: ColourCell, Input: input('ColourInput') },
  file: { Cell: FileCell, Input: input('FileInput') },
  mapPoint: { Cell: MapPointCell, Input: input('MapPointInput') },
  weeklySchedule: { Cell: WeeklyScheduleCell, Input: input('WeeklyScheduleInput') },
  bank: { Cell: BankCell, Input: input('BankInput'), Filter: filter('BankFilter') },
  administrativeUnit: {
    Cell: AdministrativeUnitCell,
    Input: input('AdministrativeUnitInput'),
    Filter: filter('AdministrativeUnitFilter'),
  },
  reference: { Cell: ReferenceCell, Input: input('ReferenceInput'), Filter: referenceFilter },
  embedded: { Cell: EmbeddedCell, Input: input('EmbeddedInput') },
  json: { Cell: JsonCell, Input: input('JsonInput') },
  tenant: { Cell: TenantCell, Input: input('TenantInput'), Filter: filter('TenantFilter') },
};
