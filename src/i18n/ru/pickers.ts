import { ruRU, type PickersLocaleText } from '@mui/x-date-pickers/locales';

/** Russian texts of the date and time pickers: MUI's, and the two it leaves out. */
export const pickerTexts: Partial<PickersLocaleText> = {
  ...ruRU.components.MuiLocalizationProvider.defaultProps.localeText,
  timeRangePickerToolbarTitle: 'Выбрать интервал времени',
  openRangePickerDialogue: (formattedRange) =>
    formattedRange ? `Выберите период, выбран период ${formattedRange}` : 'Выберите период',
};
