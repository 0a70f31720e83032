import { BannerAspectRatio, type BannerShowing, type PublishState } from './enums/content';
import { hasRatio } from './imageRatio';
import type { ImageSize } from './imageSize';

/** What of a banner decides whether customers see it. */
export interface BannerDates {
  state?: PublishState | null;
  /** First and last day, `YYYY-MM-DD`; without a last one it has no end. */
  fromDate?: string | null;
  untilDate?: string | null;
}

/**
 * Whether customers see a banner on a day (docs/domain/content-and-messaging.md 1.6).
 * @param day `YYYY-MM-DD`
 */
export function bannerShowing(
  { state, fromDate, untilDate }: BannerDates,
  day: string,
): BannerShowing {
  if (untilDate && untilDate < day) return 'OVER';
  if (state !== 'PUBLISHED') return 'NOT_SHOWN';
  return fromDate && fromDate > day ? 'PLANNED' : 'SHOWN';
}

/** The allowed ratio that a picture's pixels have; nothing where they have none. */
export const bannerRatioOf = (size: ImageSize): BannerAspectRatio | undefined =>
  BannerAspectRatio.values.find((ratio) => hasRatio(size, ratio));
