import type { MessageKey } from '../../../i18n/Catalogue';
import type customers from './customer.entity';

type CustomerField = keyof (typeof customers)['fields'];

export interface FieldGroup {
  /** Message key of the group's title. */
  key: MessageKey;
  fields: readonly CustomerField[];
}

const FIGURES = ['openLoanBalance', 'activeLoans', 'daysPastDue', 'walletBalance'] as const;

/** Every declared field of a customer exactly once: those of the record's sections, the figures, and all others. */
export function fieldGroups({ name, fields, show = [] }: typeof customers): FieldGroup[] {
  const sections = show.map(({ key, fields: own }): FieldGroup => ({
    key: `resources.${name}.sections.${key}`,
    fields: own,
  }));
  const placed = new Set<CustomerField>([
    ...sections.flatMap((section) => [...section.fields]),
    ...FIGURES,
  ]);
  return [
    ...sections,
    { key: 'identity.all_fields.figures', fields: FIGURES },
    {
      key: 'identity.all_fields.other',
      fields: (Object.keys(fields) as CustomerField[]).filter((field) => !placed.has(field)),
    },
  ];
}
