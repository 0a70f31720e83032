import { useTranslate } from '../../../i18n/useTranslate';
import type { EntityPages } from '../../../framework/loadEntity';
import { Button } from '../../../ui/Button/Button';
import { Note } from '../../../ui/Text/Text';
import { AddHoliday } from './AddHoliday';
import type holiday from './holiday.entity';

function HolidayListActions() {
  const translate = useTranslate();
  return (
    <>
      <Button to="/holiday/detail">{translate('menu.content.holiday_calendar')}</Button>
      <AddHoliday />
    </>
  );
}

/** What taking a holiday out does, and what it leaves. */
function RemovePreview() {
  const translate = useTranslate();
  return <Note>{translate('content.holiday.remove_help')}</Note>;
}

/** Holidays: the way to the year's calendar, and a new one. */
export const pages: EntityPages<typeof holiday> = {
  ListActions: HolidayListActions,
  previews: { remove: RemovePreview },
};
