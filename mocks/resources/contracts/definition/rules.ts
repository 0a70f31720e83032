import type { DefinitionTemplate } from '../../../../src/domain/enums/contracts';
import type { ReferenceLetter } from '../../../../src/domain/letters/referenceLetter';
import { amountInWords } from '../../../../src/domain/words/amountInWords';
import { letterFile, letterNumber } from './samples';
import { letterByBooks } from './lettersBooks';
import { activeTemplate } from '../../settings/document/activeTemplate';
import { partyOf } from '../contract/contractRecord';
import { invalid } from '../../../engine/ApiError';
import type { Call } from '../../../engine/Call';
import type { Hooks } from '../../../engine/Hooks';
import type { MockRecord } from '../../../engine/MockRecord';
import { collectionOf } from '../../../engine/records';
import { isVisible, lenderFor, seesCustomer } from '../../../engine/tenancy';

/** What is asked of a letter. */
interface AskedLetter {
  template: DefinitionTemplate;
  customerId: unknown;
  asOfDate: string;
}

/** The customer that a letter is about. @throws ApiError 400 */
export function letterCustomer(call: Call, id: unknown): MockRecord {
  const customer = collectionOf(call, 'customers').get(id as number);
  if (!customer || !seesCustomer(call, customer))
    throw invalid({ customerId: 'validation.invalid_value' });
  return customer;
}

/** What the books of the caller's lender say for a letter. */
export function letterNow(call: Call, { template, customerId, asOfDate }: AskedLetter) {
  const of = (resource: string) =>
    collectionOf(call, resource).all.filter(
      (record) => record.customerId === customerId && isVisible(call.caller, record),
    );
  return letterByBooks(template, { loans: of('loans'), contracts: of('contract') }, asOfDate);
}

/** @throws ApiError 400 at the template, when the letter would not be true */
function refuseUntrue({ problem, owed }: ReferenceLetter): void {
  if (problem) throw invalid({ template: `letters.reference.${problem}` }, { template: { owed } });
}

/**
 * What the server makes of a reference letter: its number, the balance of the day in figures and words, and the sheet
 * itself; never what the books do not say (docs/domain/contracts.md 12.1, 12.2; docs/domain/money.md 1.4).
 */
export const hooks: Hooks = {
  resource: 'definition',
  create: (values, call) => {
    const customer = letterCustomer(call, values.customerId);
    const letter = letterNow(call, values as unknown as AskedLetter);
    refuseUntrue(letter);
    const active = activeTemplate(call.store, { category: 'REFERENCE', letter: values.template });
    if (!active) throw invalid({ template: 'letters.reference.no_template' });
    const id = collectionOf(call, 'definition').nextId();
    const number = letterNumber(call.store.clock.today(), id);
    const { amount } = letter;
    return {
      number,
      templateVersion: active.version,
      ...partyOf(customer),
      amount,
      amountInWords: amountInWords(amount),
      letter: letterFile(
        active.html,
        {
          number,
          customer,
          recipient: String(values.recipient),
          amount,
          fee: String(values.fee),
          asOfDate: String(values.asOfDate),
        },
        call.store.tenants,
      ),
      tenant: lenderFor(call, customer),
    };
  },
};
