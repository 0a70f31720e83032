import type { MessageKey } from '../../i18n/Catalogue';
import { instantToWallTime, wallTimeToInstant } from '../../domain/dates';
import { parseDay, parseWallTime } from '../../domain/dayInput';
import type { Field } from '../../entity/Field';

interface Scale {
  /** What was typed, in the writing of the console; undefined when it is no date. */
  read(typed: string): string | undefined;
  /** The form's value of such a text. */
  toValue(text: string): string | undefined;
  /** The text of the form's value; undefined for what is no date. */
  toText(value: string): string | undefined;
  /** Message key of the form that is expected. */
  format: MessageKey;
  /** Another day, the rest of the text stays. */
  onDay(day: string, text: string | undefined): string;
}

const DAY: Scale = {
  read: parseDay,
  toValue: (text) => text,
  toText: parseDay,
  format: 'kinds.date.day_format',
  onDay: (day) => day,
};

/** A moment in Asia/Ulaanbaatar, whatever the computer's zone; an ISO instant in the record. */
const MOMENT: Scale = {
  read: parseWallTime,
  toValue: wallTimeToInstant,
  toText: instantToWallTime,
  format: 'kinds.date.moment_format',
  onDay: (day, text) => `${day} ${text?.slice(11) ?? '00:00:00'}`,
};

/** How dates of a field are written. */
export const scaleOf = ({ kind }: Field): Scale => (kind.scale === 'moment' ? MOMENT : DAY);

/** The form's value of what is typed; what is no date stays as it was typed and is refused by the rules. */
export function readDate(typed: string, scale: Scale): string | null {
  if (typed.trim() === '') return null;
  const read = scale.read(typed);
  return (read && scale.toValue(read)) ?? typed;
}
