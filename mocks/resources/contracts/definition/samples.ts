import { addDays } from '../../../../src/domain/dates';
import { DefinitionTemplate } from '../../../../src/domain/enums/contracts';
import { amountInWords } from '../../../../src/domain/words/amountInWords';
import { htmlDataUrl } from '../../../../src/fields/file/schema';
import type { MockRecord } from '../../../engine/MockRecord';
import { letterText, type LetterText } from '../contract/contractTemplates';
import { nameOf, partyOf } from '../contract/contractRecord';
import { firstCustomers } from '../../customers/customer/firstCustomers';
import { loanCustomers } from '../../loans/loan/loanContracts';
import type { SampleMaker } from '../../../engine/samples/SampleWorld';

const COUNT = 48;
const RECIPIENTS = ['Хаан банк', 'Голомт банк', 'Татварын алба', 'Элчин сайдын яам', 'Ажил олгогч'];

/** `ТД-2026/0012` */
export const letterNumber = (day: string, id: number): string =>
  `ТД-${day.slice(0, 4)}/${String(id).padStart(4, '0')}`;

/** The letter itself, as a file that can be read and printed. */
export function letterFile(given: LetterText) {
  const html = letterText(given);
  return {
    name: `${given.number.replace('/', '-')}.html`,
    type: 'text/html',
    size: new TextEncoder().encode(html).length,
    data: htmlDataUrl(html),
  };
}

/** Reference letters of every template. */
export const samples: SampleMaker = {
  resource: 'definition',
  make(world) {
    const customers = new Map(firstCustomers(world).map((one) => [one.id, one]));
    const borrowers = loanCustomers(world.customers).flatMap((id) => customers.get(id) ?? []);
    const author = world.people.find(({ username }) => username === 'economist');
    return Array.from({ length: COUNT }, (_, index): MockRecord => {
      const customer = borrowers[(index * 5) % borrowers.length];
      const day = addDays(world.today, index - COUNT);
      const template = DefinitionTemplate.values[index % DefinitionTemplate.values.length];
      const amount = template === 'LOAN_BALANCE' ? `${(index + 3) * 125_000}.50` : null;
      const text = {
        number: letterNumber(day, index + 1),
        template,
        customer: nameOf(customer),
        recipient: RECIPIENTS[index % RECIPIENTS.length],
        amount,
        fee: index % 4 === 0 ? '0.00' : '5000.00',
        asOfDate: day,
      };
      const { number, recipient, fee, asOfDate } = text;
      return {
        id: index + 1,
        number,
        template,
        ...partyOf(customer),
        recipient,
        amount,
        amountInWords: amountInWords(amount),
        fee,
        asOfDate,
        letter: letterFile(text),
        tenant: customer.tenant,
        createdAt: `${day}T03:20:00.000Z`,
        createdBy: author?.id ?? null,
        updatedAt: `${day}T03:20:00.000Z`,
      };
    });
  },
};
