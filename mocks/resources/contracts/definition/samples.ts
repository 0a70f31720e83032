import { addDays } from '../../../../src/domain/dates';
import { DefinitionTemplate } from '../../../../src/domain/enums/contracts';
import { referenceLetterValues } from '../../../../src/domain/letters/letterValues';
import { mergeLetter } from '../../../../src/domain/letters/mergeLetter';
import { amountInWords } from '../../../../src/domain/words/amountInWords';
import { htmlDataUrl } from '../../../../src/fields/file/schema';
import type { MockRecord } from '../../../engine/MockRecord';
import { partyOf } from '../contract/contractRecord';
import { samples as contractSamples } from '../contract/samples';
import { firstCustomers } from '../../customers/customer/firstCustomers';
import { loanCustomers } from '../../loans/loan/loanContracts';
import { samples as loanSamples } from '../../loans/loan/samples';
import { cachedByWorld } from '../../../engine/samples/cachedByWorld';
import type { SampleMaker, SampleWorld } from '../../../engine/samples/SampleWorld';
import { personFacts, senderFacts } from '../../settings/document/letterFacts';
import { TEMPLATES } from '../../settings/document/templateTexts';
import { letterByBooks } from './lettersBooks';

const COUNT = 48;
const RECIPIENTS = ['Хаан банк', 'Голомт банк', 'Татварын алба', 'Элчин сайдын яам', 'Ажил олгогч'];

/** `ТД-2026/0012` */
export const letterNumber = (day: string, id: number): string =>
  `ТД-${day.slice(0, 4)}/${String(id).padStart(4, '0')}`;

/** What a letter is made of. */
export interface LetterGiven {
  number: string;
  customer: MockRecord;
  recipient: string;
  amount: string | null;
  fee: string;
  asOfDate: string;
}

/** The letter itself, filled from its template, as a file that can be read and printed. */
export function letterFile(
  html: string,
  { customer, ...given }: LetterGiven,
  tenants: SampleWorld['tenants'],
) {
  const { html: filled } = mergeLetter(
    html,
    referenceLetterValues({
      ...given,
      ...senderFacts({ tenants }, customer.tenant, given.asOfDate),
      customer: personFacts(customer),
    }),
  );
  return {
    name: `${given.number.replace('/', '-')}.html`,
    type: 'text/html',
    size: new TextEncoder().encode(filled).length,
    data: htmlDataUrl(filled),
  };
}

/** The first version of a template: what all letters of the sample were printed from. */
function firstVersion(template: DefinitionTemplate): string {
  const found = TEMPLATES.find(({ letter, version }) => letter === template && version === 1);
  if (!found) throw new Error(`no template of ${template}`);
  return found.html;
}

/** Records by their customer. */
function byCustomer(records: readonly MockRecord[]): (id: unknown) => readonly MockRecord[] {
  const found = new Map<unknown, MockRecord[]>();
  for (const record of records)
    found.set(record.customerId, [...(found.get(record.customerId) ?? []), record]);
  return (id) => found.get(id) ?? [];
}

/** Finds for each letter somebody of whom it is true. */
function truthIn(world: SampleWorld) {
  const customers = new Map(firstCustomers(world).map((one) => [one.id, one]));
  const borrowers = loanCustomers(world.customers).flatMap((id) => customers.get(id) ?? []);
  const loans = byCustomer(loanSamples.make(world));
  const contracts = byCustomer(contractSamples.make(world));
  return (template: DefinitionTemplate, turn: number, day: string) => {
    for (let step = 0; step < borrowers.length; step += 1) {
      const customer = borrowers[(turn + step) % borrowers.length];
      const books = { loans: loans(customer.id), contracts: contracts(customer.id) };
      const { amount, problem } = letterByBooks(template, books, day);
      if (!problem) return { customer, amount };
    }
    return undefined;
  };
}

/** Reference letters of every template, each of somebody of whom it was true on its day. */
export const samples: SampleMaker = {
  resource: 'definition',
  make: cachedByWorld((world) => {
    const author = world.people.find(({ username }) => username === 'economist');
    const trueOf = truthIn(world);
    return Array.from({ length: COUNT }, (_, index) => index).flatMap((index): MockRecord[] => {
      const day = addDays(world.today, index - COUNT);
      const template = DefinitionTemplate.values[index % DefinitionTemplate.values.length];
      const found = trueOf(template, index * 5, day);
      if (!found) return [];
      const { customer, amount } = found;
      const text: LetterGiven = {
        number: letterNumber(day, index + 1),
        customer,
        recipient: RECIPIENTS[index % RECIPIENTS.length],
        amount,
        fee: index % 4 === 0 ? '0.00' : '5000.00',
        asOfDate: day,
      };
      const { number, recipient, fee, asOfDate } = text;
      return [
        {
          id: index + 1,
          number,
          template,
          templateVersion: 1,
          ...partyOf(customer),
          recipient,
          amount,
          amountInWords: amountInWords(amount),
          fee,
          asOfDate,
          letter: letterFile(firstVersion(template), text, world.tenants),
          tenant: customer.tenant,
          createdAt: `${day}T03:20:00.000Z`,
          createdBy: author?.id ?? null,
          updatedAt: `${day}T03:20:00.000Z`,
        },
      ];
    });
  }),
};
