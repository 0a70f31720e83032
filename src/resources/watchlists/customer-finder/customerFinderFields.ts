import { RegistryRequestState } from '../../../domain/enums/common';
import {
  choice,
  dateTime,
  longText,
  number,
  phone,
  registerNumber,
  text,
  userName,
} from '../../../fields';

/** A request of the finder, with what was found. */
export const finderFields = {
  regnum: registerNumber(),
  phone: phone(),
  reason: longText({ required: true, max: 300 }),
  state: choice(RegistryRequestState, { readOnly: true }),
  foundCount: number({ readOnly: true }),
  foundAt: text({ readOnly: true }),
  answeredAt: dateTime({ readOnly: true }),
  createdAt: dateTime({ readOnly: true }),
  createdBy: userName({ readOnly: true }),
} as const;
