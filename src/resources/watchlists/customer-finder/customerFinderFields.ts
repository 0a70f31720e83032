import { RegistryRequestState } from '../../../domain/enums/common';
import { choice } from '../../../fields/choice';
import { dateTime } from '../../../fields/dateTime';
import { longText } from '../../../fields/longText';
import { number } from '../../../fields/number';
import { phone } from '../../../fields/phone';
import { registerNumber } from '../../../fields/registerNumber';
import { text } from '../../../fields/text';
import { userName } from '../../../fields/userName';

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
