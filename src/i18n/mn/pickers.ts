import type { PickersLocaleText } from '@mui/x-date-pickers/locales';

const views: Readonly<Record<string, string>> = {
  hours: 'цаг',
  minutes: 'минут',
  seconds: 'секунд',
  meridiem: 'үдээс өмнө, хойш',
};

/** Mongolian texts of the date and time pickers; MUI ships none. */
export const pickerTexts: PickersLocaleText = {
  previousMonth: 'Өмнөх сар',
  nextMonth: 'Дараагийн сар',
  openPreviousView: 'Өмнөх харагдац нээх',
  openNextView: 'Дараагийн харагдац нээх',
  calendarViewSwitchingButtonAriaLabel: (view) =>
    view === 'year'
      ? 'Жилийн харагдац нээлттэй, хуанли руу шилжих'
      : 'Хуанли нээлттэй, жилийн харагдац руу шилжих',
  start: 'Эхлэх',
  end: 'Дуусах',
  startDate: 'Эхлэх огноо',
  startTime: 'Эхлэх цаг',
  endDate: 'Дуусах огноо',
  endTime: 'Дуусах цаг',
  cancelButtonLabel: 'Болих',
  clearButtonLabel: 'Цэвэрлэх',
  okButtonLabel: 'Сонгох',
  todayButtonLabel: 'Өнөөдөр',
  nextStepButtonLabel: 'Дараах',
  datePickerToolbarTitle: 'Огноо сонгох',
  dateTimePickerToolbarTitle: 'Огноо, цаг сонгох',
  timePickerToolbarTitle: 'Цаг сонгох',
  dateRangePickerToolbarTitle: 'Хугацааны интервал сонгох',
  timeRangePickerToolbarTitle: 'Цагийн интервал сонгох',
  clockLabelText: (view, formattedTime) =>
    `Сонгох: ${views[view]}. ${formattedTime ? `Сонгосон цаг: ${formattedTime}` : 'Цаг сонгоогүй'}`,
  hoursClockNumberText: (hours) => `${hours} цаг`,
  minutesClockNumberText: (minutes) => `${minutes} минут`,
  secondsClockNumberText: (seconds) => `${seconds} секунд`,
  selectViewText: (view) => `Сонгох: ${views[view]}`,
  calendarWeekNumberHeaderLabel: 'Долоо хоногийн дугаар',
  calendarWeekNumberHeaderText: '№',
  calendarWeekNumberAriaLabelText: (weekNumber) => `${weekNumber}-р долоо хоног`,
  calendarWeekNumberText: (weekNumber) => `${weekNumber}`,
  openDatePickerDialogue: (formattedDate) =>
    formattedDate ? `Огноо сонгох, сонгосон огноо: ${formattedDate}` : 'Огноо сонгох',
  openTimePickerDialogue: (formattedTime) =>
    formattedTime ? `Цаг сонгох, сонгосон цаг: ${formattedTime}` : 'Цаг сонгох',
  openRangePickerDialogue: (formattedRange) =>
    formattedRange ? `Интервал сонгох, сонгосон интервал: ${formattedRange}` : 'Интервал сонгох',
  fieldClearLabel: 'Цэвэрлэх',
  timeTableLabel: 'цаг сонгох',
  dateTableLabel: 'огноо сонгох',
  fieldYearPlaceholder: ({ digitAmount }) => 'Ж'.repeat(digitAmount),
  fieldMonthPlaceholder: ({ contentType }) => (contentType === 'letter' ? 'СССС' : 'СС'),
  fieldDayPlaceholder: () => 'ӨӨ',
  fieldWeekDayPlaceholder: ({ contentType }) => (contentType === 'letter' ? 'ГГГГ' : 'ГГ'),
  fieldHoursPlaceholder: () => 'цц',
  fieldMinutesPlaceholder: () => 'мм',
  fieldSecondsPlaceholder: () => 'сс',
  fieldMeridiemPlaceholder: () => 'үө',
  year: 'Жил',
  month: 'Сар',
  day: 'Өдөр',
  weekDay: 'Гараг',
  hours: 'Цаг',
  minutes: 'Минут',
  seconds: 'Секунд',
  meridiem: 'Үдээс өмнө, хойш',
  empty: 'Хоосон',
};
