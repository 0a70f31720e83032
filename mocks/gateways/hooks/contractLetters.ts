import { amountInWords } from '../../../src/domain/words/amountInWords';
import { letterFile, letterNumber } from '../../samples/definitions';
import { nameOf, partyOf } from '../../samples/contractRecord';
import type { LetterText } from '../../samples/contractTemplates';
import { invalid } from '../ApiError';
import type { Hooks } from '../Hooks';
import { collectionOf } from '../records';
import { isVisible } from '../tenancy';

/** What the server makes of a reference letter: its number, the amount in words, and the sheet itself (decisions 31, 34). */
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
