import type { Field, Translate } from '../entity/Field';

/**
 * A heading over amounts with their unit: amounts are in tögrög, and their cells do not repeat it
 * (docs/domain/interface.md 4.3).
 */
export const inMoney = (label: string, translate: Translate): string =>
  translate('unit.in_heading', { label, unit: translate('unit.mnt') });

/** The heading over a field's values: its label, with the unit where they are amounts. */
export const withUnit = (field: Field | undefined, label: string, translate: Translate): string =>
  field?.kind.amount ? inMoney(label, translate) : label;
