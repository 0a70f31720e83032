import { fieldOf, type Kind } from '../../entity/Field';

const tenantKind: Kind<string, object> = {
  name: 'tenant',
  refersTo: 'lender',
  filter: 'options',
  schema: (yup) => yup.string().typeError('validation.invalid_value'),
  toSheet: (value) => ({ type: 's', value }),
  sample: ({ random, lenders }) => lenders[Math.floor(random() * lenders.length)],
};

/**
 * The lender that a record belongs to: its alias, shown as its name (docs/domain/identity.md 4.1). Set by the server,
 * never asked.
 */
export const tenant = fieldOf(tenantKind, { readOnly: true });
