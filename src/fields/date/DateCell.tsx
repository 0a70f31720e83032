import { useTranslate } from '../../i18n/useTranslate';
import { formatDate, formatDateTime, type DateValue, type FormattedDate } from '../../domain/dates';
import { RemainingDays } from '../../ui/Chip/RemainingDays';
import { optionsOf } from '../../entity/Field';
import type { CellProps } from '../KindView';
import type { DateOptions } from './schema';
import { EmptyValue } from '../shared/EmptyValue';
import { NoWrap } from '../../ui/Text/Text';

function Shown({ text, invalid, labelKey }: FormattedDate) {
  const translate = useTranslate();
  if (!text) return <EmptyValue />;
  if (!invalid || !labelKey) return <NoWrap>{text}</NoWrap>;
  return (
    <NoWrap data-ink="danger">
      {text} <small>({translate(labelKey)})</small>
    </NoWrap>
  );
}

/** A day, or a moment in Asia/Ulaanbaatar; what is no date is shown as it came, with its label (docs/domain/interface.md 2.4). */
export function DateCell({ value, field }: CellProps) {
  const date = value as DateValue;
  if (field.kind.scale === 'moment') return <Shown {...formatDateTime(date)} />;
  const shown = <Shown {...formatDate(date)} />;
  if (!optionsOf<DateOptions>(field).remaining || !value) return shown;
  return (
    <>
      {shown} <RemainingDays date={date} />
    </>
  );
}
