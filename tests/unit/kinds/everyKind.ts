import { enumeration } from '../../../src/domain/enums/enumeration';
import type { Field } from '../../../src/entity/Field';
import { administrativeUnit } from '../../../src/entity/kinds/administrativeUnit';
import { bank } from '../../../src/entity/kinds/bank';
import { certificateNumber } from '../../../src/entity/kinds/certificateNumber';
import { choice } from '../../../src/entity/kinds/choice';
import { choices } from '../../../src/entity/kinds/choices';
import { civilId } from '../../../src/entity/kinds/civilId';
import { colour } from '../../../src/entity/kinds/colour';
import { companyRegisterNumber } from '../../../src/entity/kinds/companyRegisterNumber';
import { date } from '../../../src/entity/kinds/date';
import { dateTime } from '../../../src/entity/kinds/dateTime';
import { email } from '../../../src/entity/kinds/email';
import { embedded } from '../../../src/entity/kinds/embedded';
import { flag } from '../../../src/entity/kinds/flag';
import { htmlFile } from '../../../src/entity/kinds/htmlFile';
import { image } from '../../../src/entity/kinds/image';
import { json } from '../../../src/entity/kinds/json';
import { longText } from '../../../src/entity/kinds/longText';
import { mapPoint } from '../../../src/entity/kinds/mapPoint';
import { money } from '../../../src/entity/kinds/money';
import { number } from '../../../src/entity/kinds/number';
import { pdf } from '../../../src/entity/kinds/pdf';
import { percent } from '../../../src/entity/kinds/percent';
import { phone } from '../../../src/entity/kinds/phone';
import { processCode } from '../../../src/entity/kinds/processCode';
import { reference } from '../../../src/entity/kinds/reference';
import { references } from '../../../src/entity/kinds/references';
import { registerNumber } from '../../../src/entity/kinds/registerNumber';
import { richText } from '../../../src/entity/kinds/richText';
import { tenant } from '../../../src/entity/kinds/tenant';
import { text } from '../../../src/entity/kinds/text';
import { url } from '../../../src/entity/kinds/url';
import { userName } from '../../../src/entity/kinds/userName';
import { version } from '../../../src/entity/kinds/version';
import { weeklySchedule } from '../../../src/entity/kinds/weeklySchedule';

/** A small enumeration with codes and a second spelling. */
export const Standing = enumeration('AssetClassification', [
  ['STANDARD', 'success', 1, '01'],
  ['PAST_DUE', 'caution', 2, '02', 'pastDue'],
  ['BAD', 'critical', 5, '05'],
]);

const required = true as const;

/** One required field of every kind, by the kind's name. */
export const everyKind: Readonly<Record<string, Field>> = {
  text: text({ required, max: 30 }),
  longText: longText({ required, min: 10, max: 300 }),
  richText: richText({ required }),
  htmlFile: htmlFile({ required }),
  number: number({ required, min: 1, max: 9, integer: true }),
  money: money({ required, min: 500, max: '10000000' }),
  percent: percent({ required, min: 0, max: 100 }),
  date: date({ required, noFuture: true }),
  dateTime: dateTime({ required }),
  flag: flag({ required }),
  choice: choice(Standing, { required }),
  choices: choices(Standing, { required }),
  registerNumber: registerNumber({ required }),
  companyRegisterNumber: companyRegisterNumber({ required }),
  certificateNumber: certificateNumber({ required }),
  civilId: civilId({ required }),
  phone: phone({ required }),
  email: email({ required }),
  url: url({ required }),
  version: version({ required }),
  colour: colour({ required }),
  image: image({ required, ratios: ['16:9', '4:3'] }),
  pdf: pdf({ required }),
  mapPoint: mapPoint({ required }),
  weeklySchedule: weeklySchedule({ required }),
  bank: bank({ required }),
  administrativeUnit: administrativeUnit({ required }),
  reference: reference('customers', { required }),
  references: references('customers', { required }),
  embedded: embedded({ name: text({ required, max: 60 }), phone: phone() }, { required, max: 3 }),
  json: json(),
  processCode: processCode({ required }),
  tenant: tenant({ required }),
  userName: userName({ required }),
};

/** Repeatable numbers in [0, 1). */
export function repeatable(seed = 1): () => number {
  let state = seed;
  return () => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
    return state / 2_147_483_648;
  };
}

/** What the field's rules say about a value: nothing, or the messages. */
export async function complaintsOf(
  schema: { validate: (value: unknown, options: object) => Promise<unknown> },
  value: unknown,
) {
  try {
    await schema.validate(value, { abortEarly: false });
    return [];
  } catch (error) {
    return (error as { errors: unknown[] }).errors;
  }
}
