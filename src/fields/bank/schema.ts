import { bankOf } from '../../reference/banks';
import { fieldOf, type Kind } from '../../entity/Field';
import { rule } from '../shared/rules';

/** Old records may name a bank that is no longer there. */
const isBank = (value: unknown): boolean => bankOf(value as number) !== undefined;

const bankKind: Kind<number, object> = {
  name: 'bank',
  filter: 'options',
  schema: (yup) =>
    yup
      .mixed()
      .transform((value: unknown) =>
        typeof value === 'string' && /^\d{1,3}$/.test(value) ? Number(value) : value,
      )
      .test(rule<unknown>('bank', 'validation.invalid_value', isBank)),
  toSheet: (value) => ({ type: 's', value: bankOf(value)?.mn ?? String(value) }),
};

/** A bank, by its code (docs/domain/input.md 6.2). */
export const bank = fieldOf(bankKind);
