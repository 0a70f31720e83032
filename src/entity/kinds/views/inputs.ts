export { AdministrativeUnitInput } from './AdministrativeUnitInput';
export { BankInput, ChoiceInput, ChoicesInput } from './ChoiceInput';
export { ColourInput } from './ColourInput';
export {
  CertificateNumberInput,
  CivilIdInput,
  CompanyRegisterNumberInput,
  PhoneInput,
} from './DigitsInput';
export { EmbeddedInput } from './EmbeddedInput';
export { HtmlFileInput, PdfInput } from './FileInput';
export { FlagInput } from './FlagInput';
export { ImageInput } from './ImageInput';
export { JsonInput } from './JsonInput';
export { MapPointInput } from './MapPointInput';
export { MoneyInput } from './MoneyInput';
export { NumberInput, PercentInput } from './NumberInput';
export { ReferenceInput, ReferencesInput } from './ReferenceInput';
export { RegisterNumberInput } from './RegisterNumberInput';
export { EmailInput, LongTextInput, TextInput, UrlInput, VersionInput } from './TextInput';
export { WeeklyScheduleInput } from './WeeklyScheduleInput';
