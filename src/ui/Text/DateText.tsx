import type { MessageKey } from '../../i18n/Catalogue';
import { useTranslate } from '../../i18n/useTranslate';
import { today } from '../../domain/clock';
import { saidMoment } from '../../domain/saidMoment';
import { formatDate, formatDateTime, type DateValue, type FormattedDate } from '../../domain/dates';
import { Chip } from '../Chip/Chip';
import { NoWrap } from './Text';

/** `YYYY-MM-DD` in Ulaanbaatar; no date is a dash. */
export const DateText = ({ value }: { value: DateValue }) => <Dated date={formatDate(value)} />;

/** `YYYY-MM-DD HH:mm:ss` in Ulaanbaatar; no date is a dash. */
export const DateTimeText = ({ value }: { value: DateValue }) => (
  <Dated date={formatDateTime(value)} />
);

/** A moment as people say it, "today 15:43", with the whole moment behind it; for what is told, not for tables. */
export function MomentText({ value }: { value: DateValue }) {
  const translate = useTranslate();
  const said = saidMoment(value, today());
  if (!said) return <DateTimeText value={value} />;
  const { day, text } = said;
  return (
    <NoWrap as="time" dateTime={String(value)} title={formatDateTime(value).text}>
      {day === 'other' ? text : translate(`date.${day}_at`, { time: text })}
    </NoWrap>
  );
}

function Dated({ date: { text, labelKey } }: { date: FormattedDate }) {
  if (labelKey) return <InvalidDate text={text} labelKey={labelKey} />;
  return <NoWrap>{text || '—'}</NoWrap>;
}

/** An invalid date is shown as it was given, with its label (docs/domain/interface.md 2.4). */
function InvalidDate({ text, labelKey }: { text: string; labelKey: MessageKey }) {
  const translate = useTranslate();
  return (
    <>
      {text} <Chip tone="warning">{translate(labelKey)}</Chip>
    </>
  );
}
