import type { MessageKey } from '../../i18n/Catalogue';
import { useTranslate } from '../../i18n/useTranslate';
import { formatDate, formatDateTime, type DateValue, type FormattedDate } from '../../domain/dates';
import { Chip } from '../Chip/Chip';
import { NoWrap } from './Text';

/** `YYYY-MM-DD` in Ulaanbaatar; no date is a dash. */
export const DateText = ({ value }: { value: DateValue }) => <Dated date={formatDate(value)} />;

/** `YYYY-MM-DD HH:mm:ss` in Ulaanbaatar; no date is a dash. */
export const DateTimeText = ({ value }: { value: DateValue }) => (
  <Dated date={formatDateTime(value)} />
);

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
