import { DefinitionTemplate } from '../../domain/enums/contracts';
import { choice } from '../../entity/kinds/choice';
import { date } from '../../entity/kinds/date';
import { dateTime } from '../../entity/kinds/dateTime';
import { htmlFile } from '../../entity/kinds/htmlFile';
import { money } from '../../entity/kinds/money';
import { reference } from '../../entity/kinds/reference';
import { registerNumber } from '../../entity/kinds/registerNumber';
import { tenant } from '../../entity/kinds/tenant';
import { text } from '../../entity/kinds/text';
import { userName } from '../../entity/kinds/userName';

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
