import type { AnyEntity } from '../../../entity/entity';

export interface FieldGroup {
  /** Message key of the group's title. */
  key: string;
  fields: readonly string[];
}

const FIGURES = ['openLoanBalance', 'activeLoans', 'daysPastDue', 'walletBalance'];

/** Every declared field of a customer exactly once: those of the record's sections, the figures, and all others. */
export function fieldGroups({ name, fields, show = [] }: AnyEntity): FieldGroup[] {
  const sections = show.map(({ key, fields: own }) => ({
    key: `resources.${name}.sections.${key}`,
    fields: own,
  }));
  const placed = new Set([...sections.flatMap((section) => [...section.fields]), ...FIGURES]);
  return [
    ...sections,
    { key: 'identity.all_fields.figures', fields: FIGURES.filter((field) => field in fields) },
    {
      key: 'identity.all_fields.other',
      fields: Object.keys(fields).filter((field) => !placed.has(field)),
    },
  ];
}
