import type { Translate } from '../../entity/Field';

const MINUTE_S = 60;
/** From here on minutes say enough, s. */
const IN_MINUTES_S = 90;

/** How long something still takes, in words: seconds, from a minute and a half on whole minutes. */
export function timeLeft(ms: number, translate: Translate): string {
  const seconds = Math.ceil(ms / 1_000);
  return seconds < IN_MINUTES_S
    ? translate('unit.seconds', { smart_count: seconds })
    : translate('unit.minutes', { smart_count: Math.ceil(seconds / MINUTE_S) });
}
