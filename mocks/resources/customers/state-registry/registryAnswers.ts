import { addDays } from '../../../../src/domain/dates';
import { maskRegisterNumber } from '../../../../src/domain/mask';
import { twoColourPng } from '../../../../src/domain/png';
import type { RegistryAnswer } from '../../../../src/resources/customers/state-registry/api';
import type { MockRecord } from '../../../engine/MockRecord';
import { MARITAL_STATES } from '../customer/customerStates';
import { familyOf } from '../family-relation/familyMaking';
import { CLAN_NAMES, COMPANIES, STREETS } from '../../../engine/samples/names';
import { between, pick, seededRandom } from '../../../engine/samples/random';
import type { SampleWorld } from '../../../engine/samples/SampleWorld';

/** Fields in which the registry may differ from us, in the order in which they come to differ. */
const ALTERED = ['officialAddress', 'workplace', 'salary', 'maritalStatus', 'surname'] as const;
const FIRST_CUSTOMER = 100_001;
const MODELS = ['Toyota Prius 30', 'Toyota Aqua', 'Lexus RX 450h', 'Nissan Leaf', 'Hyundai Sonata'];
const PLATES = ['УБА', 'УБЕ', 'УНА', 'ДАА', 'СЭА'];

/** The well-known first customer, and every twelfth from 100014 on, differ in all five fields. */
const differsIn = (place: number): number =>
  place === 0 || place % 12 === 1 ? ALTERED.length : place % (ALTERED.length + 1);

const textOf = (value: unknown) => (typeof value === 'string' && value !== '' ? value : null);

/** Another value of a list than the given one. */
const other = (random: () => number, list: readonly string[], held: unknown): string => {
  const found = pick(random, list);
  return found === held ? list[(list.indexOf(found) + 1) % list.length] : found;
};

/** What the state registry says of a customer: always the same, like our record but for some fields. */
export function registryAnswerOf(
  customer: MockRecord,
  { places, today }: SampleWorld,
): RegistryAnswer {
  const id = Number(customer.id);
  const random = seededRandom(id * 31);
  const altered = new Set<string>(ALTERED.slice(0, differsIn(id - FIRST_CUSTOMER)));
  const own = (field: string) => textOf(customer[field]);
  const address = `${pick(random, places).text}, ${pick(random, STREETS)}, ${between(random, 1, 90)}-р байр`;
  const employer = other(random, COMPANIES, customer.workplace);
  const salary = `${between(random, 9, 48) * 100_000 + 50_000}.00`;
  const status = other(random, MARITAL_STATES, customer.maritalStatus);
  const clan = other(random, CLAN_NAMES, customer.surname);
  const taken = <T>(field: string, theirs: T) => (altered.has(field) ? theirs : own(field));
  return {
    identity: {
      lastName: own('lastName'),
      firstName: own('firstName'),
      surname: taken('surname', clan),
      regnum: own('regnum'),
      civilId: own('civilId'),
      birthDate: own('birthDate'),
      gender: own('gender'),
      bornPlace: own('bornPlace'),
      nationality: own('nationality'),
      maritalStatus: taken('maritalStatus', status),
    },
    address: {
      officialAddress: taken('officialAddress', address),
      since: addDays(today, -between(random, 200, 4_000)),
    },
    family: familyOf(customer).map(({ relation, lastName, firstName }, index) => ({
      relation,
      name: `${lastName} ${firstName}`,
      regnum: regnumOf(id, index),
    })),
    vehicles: Array.from({ length: id % 3 }, () => ({
      plateNumber: `${between(random, 1000, 9999)} ${pick(random, PLATES)}`,
      model: pick(random, MODELS),
      year: between(random, 2006, 2022),
      vin: `ZVW30${between(random, 100_000_000_000, 999_999_999_999)}`,
    })),
    property: Array.from({ length: (id + 1) % 2 }, () => ({
      number: `Ү-22${between(random, 10_000_000, 99_999_999)}`,
      kind: 'Орон сууц',
      address,
      share: '100',
    })),
    employment: [
      {
        employer: taken('workplace', employer) ?? employer,
        since: addDays(today, -between(random, 400, 3_000)),
        paidUntil: addDays(today, -between(random, 21, 40)).slice(0, 7),
        salary: taken('salary', salary) ?? salary,
      },
    ],
  };
}

const LETTERS = [...'АБГДЖЗИЛМНОӨПРСТУҮХЦЧШ'];

function regnumOf(id: number, index: number): string {
  const random = seededRandom(id * 97 + index);
  const two = (value: number) => String(value).padStart(2, '0');
  return [
    pick(random, LETTERS),
    pick(random, LETTERS),
    two(between(random, 50, 99)),
    two(between(random, 1, 12)),
    two(between(random, 1, 28)),
    two(between(random, 0, 99)),
  ].join('');
}

/** The registry's answer by the fields of a customer. */
export const registryValues = ({ identity, address, employment }: RegistryAnswer) => ({
  ...identity,
  officialAddress: address.officialAddress,
  workplace: employment.at(0)?.employer ?? null,
  salary: employment.at(0)?.salary ?? null,
});

/** The answer as everybody may see it. */
export const maskedAnswer = (answer: RegistryAnswer): RegistryAnswer => ({
  ...answer,
  identity: {
    ...answer.identity,
    regnum: answer.identity.regnum && maskRegisterNumber(answer.identity.regnum),
  },
  family: answer.family.map((one) => ({ ...one, regnum: maskRegisterNumber(one.regnum) })),
});

/** A portrait of nobody: head and shoulders. */
export const portrait = (id: number): string =>
  twoColourPng(
    96,
    120,
    [
      [226, 231, 238],
      [92, 104, 122],
    ],
    (x, y) => {
      const head = (x - 48) ** 2 + (y - 44 - (id % 5)) ** 2 < 22 ** 2;
      const shoulders = ((x - 48) / 40) ** 2 + ((y - 122) / 46) ** 2 < 1;
      return head || shoulders;
    },
  );
