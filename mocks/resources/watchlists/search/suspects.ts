import { addDays } from '../../../../src/domain/dates';
import { readRegisterNumber } from '../../../../src/domain/registerNumber';
import { LAST_NAMES, MALE_NAMES } from '../../../engine/samples/names';
import { between, pick, seededRandom } from '../../../engine/samples/random';
import type { SampleWorld } from '../../../engine/samples/SampleWorld';
import { WELL_KNOWN } from '../../customers/customer/wellKnown';

/** Somebody that an authority looks for. */
export interface Suspect {
  id: number;
  name: string;
  regnum: string;
  birthYear: number;
  authority: string;
  reason: string;
  since: string;
}

const COUNT = 40;
const AUTHORITIES = [
  'Цагдаагийн ерөнхий газар',
  'Авлигатай тэмцэх газар',
  'Тагнуулын ерөнхий газар',
];
const REASONS = [
  'Залилан',
  'Мөнгө угаах',
  'Хуурамч баримт бичиг ашигласан',
  'Эрэн сурвалжлагдаж байгаа',
];
const LETTERS = [...'АБГДЖЗИЛМНОӨПРСТУҮХЦЧШ'];

/** The suspects, always the same ones; the first is the well-known customer with a fraud hold. */
export function suspects({ today }: Pick<SampleWorld, 'today'>): Suspect[] {
  const random = seededRandom(20_260_414);
  const { lastName, firstName, regnum } = WELL_KNOWN.fraudHold;
  return Array.from({ length: COUNT }, (_, index) => {
    const own = index === 0 ? regnum : regnumOf(random);
    return {
      id: index + 1,
      name:
        index === 0
          ? `${lastName} ${firstName}`
          : `${pick(random, LAST_NAMES)} ${pick(random, MALE_NAMES)}`,
      regnum: own,
      birthYear: Number(readRegisterNumber(own)?.birthDate?.slice(0, 4) ?? 1980),
      authority: AUTHORITIES[index % AUTHORITIES.length],
      reason: REASONS[index % REASONS.length],
      since: addDays(today, -between(random, 5, 900)),
    };
  });
}

function regnumOf(random: () => number): string {
  const two = (least: number, most: number) =>
    String(between(random, least, most)).padStart(2, '0');
  return [
    pick(random, LETTERS),
    pick(random, LETTERS),
    two(60, 99),
    two(1, 12),
    two(1, 28),
    two(10, 98),
  ].join('');
}
