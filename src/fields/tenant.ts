import { string } from 'yup';
import { fieldOf, type Kind } from '../entity/Field';

const tenantKind: Kind<string, object> = {
  name: 'tenant',
  filter: 'options',
  schema: () => string().typeError('validation.invalid_value'),
  toSheet: (value) => ({ type: 's', value }),
  sample: ({ random, lenders }) => lenders[Math.floor(random() * lenders.length)],
};

const tenantField = fieldOf(tenantKind);

/**
 * The lender that a record belongs to: its alias, shown as its name (docs/domain/identity.md 4.1). Set by the server,
 * never asked.
 */
export const tenant = (options?: Parameters<typeof tenantField>[0]) =>
  tenantField({ ...options, readOnly: true });
