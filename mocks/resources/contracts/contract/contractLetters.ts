import { amountInWords } from '../../../../src/domain/words/amountInWords';
import { letterFile, letterNumber } from '../definition/samples';
import { nameOf, partyOf } from './contractRecord';
import type { LetterText } from './contractTemplates';
import { invalid } from '../../../engine/ApiError';
import type { Hooks } from '../../../engine/Hooks';
import { collectionOf } from '../../../engine/records';
import { isVisible } from '../../../engine/tenancy';

/**
 * What the server makes of a reference letter: its number, the amount in words, and the sheet itself
 * (docs/domain/contracts.md 12.1; docs/domain/money.md 1.4).
 */
export const hooks: Hooks = {
  resource: 'definition',
  create: (values, call) => {
    const customer = collectionOf(call, 'customers').get(values.customerId as number);
    if (!customer || !isVisible(call.caller, customer))
      throw invalid({ customerId: 'validation.invalid_value' });
    const id = collectionOf(call, 'definition').nextId();
    const number = letterNumber(call.store.clock.today(), id);
    const amount = (values.amount ?? null) as string | null;
    const text = { ...values, number, amount, customer: nameOf(customer) } as LetterText;
    return {
      number,
      ...partyOf(customer),
      amountInWords: amountInWords(amount),
      letter: letterFile(text),
      tenant: customer.tenant,
    };
  },
};
