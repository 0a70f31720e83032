import { RegistryRequestState } from '../../domain/enums/common';
import { choice } from '../../entity/kinds/choice';
import { dateTime } from '../../entity/kinds/dateTime';
import { longText } from '../../entity/kinds/longText';
import { number } from '../../entity/kinds/number';
import { phone } from '../../entity/kinds/phone';
import { registerNumber } from '../../entity/kinds/registerNumber';
import { text } from '../../entity/kinds/text';
import { userName } from '../../entity/kinds/userName';

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
