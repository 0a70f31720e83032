import { CustomerKind } from '../../domain/enums/customers';
import { BlackWhiteListType, WatchState } from '../../domain/enums/watchlists';
import { choice } from '../../entity/kinds/choice';
import { companyRegisterNumber } from '../../entity/kinds/companyRegisterNumber';
import { date } from '../../entity/kinds/date';
import { dateTime } from '../../entity/kinds/dateTime';
import { longText } from '../../entity/kinds/longText';
import { pdf } from '../../entity/kinds/pdf';
import { phone } from '../../entity/kinds/phone';
import { reference } from '../../entity/kinds/reference';
import { registerNumber } from '../../entity/kinds/registerNumber';
import { text } from '../../entity/kinds/text';
import { userName } from '../../entity/kinds/userName';

/** An entry of the black and grey list: who (said once, when the entry is made), why, since when, by whom. */
export const bwListFields = {
  listType: choice(BlackWhiteListType, { required: true, once: true }),
  type: choice(CustomerKind, { readOnly: true }),
  name: text({ required: true, max: 120, private: true, once: true }),
  regnum: registerNumber({ once: true }),
  companyRegnum: companyRegisterNumber({ once: true }),
  phone: phone({ once: true }),
  reason: longText({ required: true, max: 500 }),
  fromDate: date({ required: true, noFuture: true }),
  document: pdf(),
  state: choice(WatchState, { readOnly: true }),
  customerId: reference('customers', { readOnly: true }),
  createdAt: dateTime({ readOnly: true }),
  createdBy: userName({ readOnly: true }),
} as const;
