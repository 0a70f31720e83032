import { enumeration } from '../../src/domain/enums/enumeration';
import type { SampleContext } from '../../mocks/engine/samples/sampleOf';
import type { Field } from '../../src/entity/Field';
import {
  administrativeUnit,
  bank,
  certificateNumber,
  choice,
  choices,
  civilId,
  colour,
  companyRegisterNumber,
  date,
  dateTime,
  email,
  embedded,
  flag,
  htmlFile,
  image,
  json,
  longText,
  mapPoint,
  money,
  number,
  pdf,
  percent,
  phone,
  processCode,
  reference,
  references,
  registerNumber,
  richText,
  sticker,
  tenant,
  text,
  url,
  userName,
  anyRecord,
  version,
  weeklySchedule,
  year,
  duration,
} from '../../src/fields';

/** A small enumeration with codes and a second spelling. */
export const StatusBadges = enumeration('AssetClassification', [
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
  duration: duration({ required, min: 1, max: 3_600 }),
  year: year({ required, min: 1970, max: 2027 }),
  date: date({ required, noFuture: true }),
  dateTime: dateTime({ required }),
  flag: flag({ required }),
  choice: choice(StatusBadges, { required }),
  choices: choices(StatusBadges, { required }),
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
  sticker: sticker({ required, ratios: ['1:1'] }),
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
  anyRecord: anyRecord({ required }),
};

/** Repeatable numbers in [0, 1). */
export function repeatable(seed = 1): () => number {
  let state = seed;
  return () => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
    return state / 2_147_483_648;
  };
}

/** What samples are made from. */
export const contextOf = (index: number, random = repeatable(index + 1)): SampleContext => ({
  index,
  random,
  today: '2026-11-21',
  staff: ['1', '2', '3', '4', '5', '6'],
  lenders: ['altan', 'tumen'],
});

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
