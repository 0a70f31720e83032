import { useTranslate } from 'ra-core';
import { formatDate, formatDateTime, type DateValue, type FormattedDate } from '../../domain/dates';
import { RemainingDays } from '../../ui/Chip/RemainingDays';
import type { CellProps } from '../KindView';
import { EmptyValue } from './EmptyValue';
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

/** A day; what is no date is shown as it came, with its label (docs/domain/interface.md 2.4). */
export function DateCell({ value, field }: CellProps) {
  const shown = <Shown {...formatDate(value as DateValue)} />;
  if (!field.options.remaining || !value) return shown;
  return (
    <>
      {shown} <RemainingDays date={value as DateValue} />
    </>
  );
}

/** A moment in Asia/Ulaanbaatar. */
export const DateTimeCell = ({ value }: CellProps) => (
  <Shown {...formatDateTime(value as DateValue)} />
);
