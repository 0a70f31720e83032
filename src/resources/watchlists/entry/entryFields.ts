import { CustomerKind } from '../../../domain/enums/customers';
import { BlackWhiteListType, WatchState } from '../../../domain/enums/watchlists';
import { choice } from '../../../fields/choice';
import { companyRegisterNumber } from '../../../fields/companyRegisterNumber';
import { date } from '../../../fields/date';
import { dateTime } from '../../../fields/dateTime';
import { longText } from '../../../fields/longText';
import { pdf } from '../../../fields/pdf';
import { phone } from '../../../fields/phone';
import { reference } from '../../../fields/reference';
import { registerNumber } from '../../../fields/registerNumber';
import { text } from '../../../fields/text';
import { userName } from '../../../fields/userName';

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
