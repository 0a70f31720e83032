import { ageOn } from '../../../../src/domain/registerNumber';
import type { Store } from '../../../engine/Store';

/** The age that goes with a birth date today, as the record keeps it; null without one. */
export const ageOf = (
  { birthDate }: Readonly<Record<string, unknown>>,
  { clock }: Pick<Store, 'clock'>,
): { age: number | null } => ({
  age: typeof birthDate === 'string' ? (ageOn(birthDate, clock.today()) ?? null) : null,
});
