import { fieldOf, type Kind } from '../../entity/Field';

const tenantKind: Kind<string, object> = {
  name: 'tenant',
  refersTo: 'lender',
  filter: 'options',
  schema: (yup) => yup.string().typeError('validation.invalid_value'),
  toSheet: (value) => ({ type: 's', value }),
};

/**
 * A lender: its alias, shown as its name (docs/domain/identity.md 4.1). Whom a record belongs to is set by the server; what
 * an action asks for says `readOnly: false`.
 */
export const tenant = fieldOf(tenantKind, { readOnly: true });
