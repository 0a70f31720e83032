/**
 * The eight tones of a status, an ordered ramp from calm to grave. Their colours live in the theme; a tone is never
 * the only bearer of a meaning.
 */
export const TONES = [
  'neutral',
  'info',
  'pending',
  'success',
  'caution',
  'warning',
  'danger',
  'critical',
] as const;

/** One of the eight tones. */
export type Tone = (typeof TONES)[number];
