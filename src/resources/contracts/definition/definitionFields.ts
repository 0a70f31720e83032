import { DefinitionTemplate } from '../../../domain/enums/contracts';
import {
  choice,
  date,
  dateTime,
  htmlFile,
  money,
  reference,
  registerNumber,
  tenant,
  text,
  userName,
} from '../../../fields';

/** Fields of a reference letter: what it is made from, and the letter itself, which the gateway makes. */
export const definitionFields = {
  number: text({ readOnly: true }),
  template: choice(DefinitionTemplate, { required: true }),
  customerId: reference('customers', { required: true }),
  customerName: text({ readOnly: true, private: true }),
  regnum: registerNumber({ readOnly: true }),
  recipient: text({ required: true, max: 120 }),
  amount: money(),
  amountInWords: text({ readOnly: true }),
  fee: money({ required: true }),
  asOfDate: date({ required: true, noFuture: true }),
  letter: htmlFile({ readOnly: true }),
  createdAt: dateTime({ readOnly: true }),
  createdBy: userName(),
  tenant: tenant(),
} as const;
