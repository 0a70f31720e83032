import { CustomerKind } from '../../../domain/enums/customers';
import { BlackWhiteListType, WatchState } from '../../../domain/enums/watchlists';
import {
  choice,
  companyRegisterNumber,
  date,
  dateTime,
  longText,
  pdf,
  phone,
  reference,
  registerNumber,
  text,
  userName,
} from '../../../fields';

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
