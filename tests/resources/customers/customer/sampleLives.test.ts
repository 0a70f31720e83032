import { beforeAll, describe, expect, test } from 'vitest';
import type { Store } from '../../../../mocks/engine/Store';
import type { MockRecord } from '../../../../mocks/engine/MockRecord';
import { readRegisterNumber } from '../../../../src/domain/registerNumber';
import { testGateways } from '../../../engine/testGateways';

/** Everything that is known of one customer of the sample, of whom a law of life is asked. */
interface Life {
  customer: MockRecord;
  /** Whole years on the day of the sample, and on another day. */
  age: number;
  ageOn: (day: string) => number;
  /** The customer's records of a collection. */
  of: (resource: string) => readonly MockRecord[];
}

/** Words for what is wrong with a life; none where all is well. */
type Law = (life: Life) => readonly (string | false | null | undefined)[];

const day = (value: unknown): string => String(value).slice(0, 10);
const has = (value: unknown): boolean => value !== null && value !== undefined && value !== '';
const STUDENT = 'Оюутан';
const RETIRED = 'Тэтгэвэрт гарсан';

const LAWS: Readonly<Record<string, Law>> = {
  'who earns a salary has an employer, students and pensioners have neither': ({ customer }) => {
    const { salary, workplace, profession } = customer;
    const isAtHome = profession === STUDENT || profession === RETIRED;
    return [
      has(salary) && !has(workplace) && 'a salary of nobody',
      has(workplace) && !has(salary) && 'works for nothing',
      isAtHome && has(workplace) && `works and is ${String(profession)}`,
    ];
  },
  'students are young, pensioners old': ({ customer: { profession }, age }) => [
    profession === STUDENT && age > 25 && `a student of ${age}`,
    profession === RETIRED && age < 55 && `a pensioner of ${age}`,
  ],
  'work comes after school': ({ customer, age }) => [
    Number(customer.workingYear ?? 0) > Math.max(0, age - 18) && 'worked as a child',
    customer.profession === STUDENT && Number(customer.workingYear) > 0 && 'worked while studying',
  ],
  'a studied profession has its education': ({ customer, age }) => {
    const { education, profession } = customer;
    return [
      /эмч|багш|инженер|хуульч|өмгөөлөгч|эдийн засагч/i.test(String(profession)) &&
        education !== 'HIGHER' &&
        `${String(profession)} without studies`,
      education === 'HIGHER' && age < 21 && 'a graduate too young',
    ];
  },
  'studies begin after childhood and fit the course': ({ of, ageOn, age }) =>
    of('education').flatMap(({ startYear, course, createdAt }) => {
      const started = ageOn(`${String(startYear)}-09-01`);
      const years = Number(day(createdAt).slice(0, 4)) - Number(startYear);
      return [
        (started < 16 || started > 30) && `began to study at ${started}`,
        Number(course) > years + 2 && `in course ${String(course)} after ${years} years`,
        started > age && 'begins later',
      ];
    }),
  'a student loan is for the young': ({ of, ageOn }) =>
    of('loans').flatMap(({ productType, createdAt }) => {
      const age = ageOn(day(createdAt));
      return [productType === 'LOAN_STUDENT' && age > 35 && `a student loan at ${age}`];
    }),
  'nobody marries as a child, and a spouse is of the married': ({ customer, age, of }) => {
    const spouses = of('family_relation').filter(({ type }) => type === 10);
    const { maritalStatus } = customer;
    return [
      age < 18 && has(maritalStatus) && maritalStatus !== 'SINGLE' && 'a married child',
      spouses.length > 1 && 'two spouses',
      spouses.length > 0 && maritalStatus !== 'MARRIED' && 'a spouse and not married',
      Number(customer.state) >= 800 &&
        maritalStatus === 'MARRIED' &&
        spouses.length === 0 &&
        'married to nobody',
    ];
  },
  'children, grandchildren and grandparents are of an age': ({ age, of }) =>
    of('family_relation').map(
      ({ type }) =>
        ((type === 20 && age < 30) ||
          (type === 40 && age < 50) ||
          (type === 60 && age > 55) ||
          (type === 50 && age > 75)) &&
        `relation ${String(type)} at ${age}`,
    ),
  'families bear the names of their fathers': ({ customer, of }) =>
    of('family_relation').flatMap(({ type, lastName }) => [
      type === 30 && lastName !== customer.lastName && 'a sibling of another father',
      type === 20 &&
        customer.gender === 'MALE' &&
        lastName !== customer.firstName &&
        'a child with another father',
    ]),
  'the address is one place': ({ customer }) => {
    const { city, district, committee, officialAddress, currentAddress } = customer;
    if (!has(city)) return [];
    const isCapital = city === '11';
    const street = /өргөн чөлөө|тойруу|хороолол|Зайсан|Яармаг|Сансар/;
    return [
      !String(district).startsWith(String(city)) && 'a district elsewhere',
      !String(committee).startsWith(String(district)) && 'a committee elsewhere',
      !isCapital &&
        street.test(`${String(officialAddress)} ${String(currentAddress)}`) &&
        'a street of the capital',
    ];
  },
  'numbers have their forms': ({ customer }) => {
    const { regnum, phone, contactPhone, civilId, birthDate, gender } = customer;
    const facts = readRegisterNumber(String(regnum));
    return [
      !/^[А-ЯӨҮЁ]{2}\d{8}$/.test(String(regnum)) && 'register number',
      has(phone) && !/^[6-9]\d{7}$/.test(String(phone)) && `phone ${String(phone)}`,
      has(contactPhone) && !/^[6-9]\d{7}$/.test(String(contactPhone)) && 'contact phone',
      has(contactPhone) && contactPhone === phone && 'the same phone twice',
      has(civilId) && !/^\d{12}$/.test(String(civilId)) && 'civil id',
      facts?.birthDate !== birthDate && 'birth date',
      facts?.sex !== gender && 'sex',
    ];
  },
  'nobody became a customer as a child': ({ customer, ageOn }) => {
    const age = ageOn(day(customer.createdAt));
    return [age < 18 && `a customer at ${age}`];
  },
  'days are in order': ({ customer, of }) => {
    const since = day(customer.createdAt);
    const contracts = new Map(of('contract').map((one) => [one.id, one]));
    const before = (resource: string, field = 'createdAt') =>
      of(resource).map(
        (one) =>
          day(one[field]) < since && `${resource} ${one.id} of ${day(one[field])} before ${since}`,
      );
    return [
      ...before('contract'),
      ...before('loans'),
      ...before('bank-accounts'),
      ...before('family_relation'),
      ...before('education'),
      ...before('saving'),
      ...of('loans').flatMap((loan) => {
        const contract = contracts.get(loan.contractId as number);
        const { lendedDate, closedDate, createdAt } = loan;
        return [
          contract &&
            day(createdAt) < day(contract.createdAt) &&
            `loan ${String(loan.code)} of ${day(createdAt)} before its contract of ${day(contract.createdAt)}`,
          has(lendedDate) && day(lendedDate) < day(createdAt) && 'lent before it was asked for',
          has(closedDate) && day(closedDate) < day(lendedDate) && 'closed before it was lent',
        ];
      }),
    ];
  },
  'who is black-listed borrows nothing new': ({ customer, of }) => {
    if (customer.listType !== 'BLACK_LISTED') return [];
    const [entry] = of('bw-list');
    return [
      customer.canLend === 'YES' && 'may borrow',
      ...of('loans').map(
        ({ createdAt, code }) =>
          day(createdAt) > day(entry?.fromDate) && `loan ${String(code)} after the entry`,
      ),
    ];
  },
};

describe.each([60, 640])('the lives of %i customers', (count) => {
  let store: Store;
  let lives: Life[];
  beforeAll(async () => {
    ({ store } = await testGateways(count));
    const byCustomer = new Map<string, Map<unknown, MockRecord[]>>();
    const of = (resource: string, id: unknown) => {
      let known = byCustomer.get(resource);
      if (!known) {
        known = new Map();
        for (const one of store.collection(resource)?.all ?? [])
          known.set(one.customerId, [...(known.get(one.customerId) ?? []), one]);
        byCustomer.set(resource, known);
      }
      return known.get(id) ?? [];
    };
    const citizens = (store.collection('customers')?.all ?? []).filter(
      ({ type, birthDate }) => type === 'CITIZEN' && has(birthDate),
    );
    lives = citizens.map((customer) => {
      const born = day(customer.birthDate);
      const ageOn = (on: string) =>
        Number(on.slice(0, 4)) - Number(born.slice(0, 4)) - (on.slice(5) < born.slice(5) ? 1 : 0);
      return {
        customer,
        age: ageOn(store.clock.today()),
        ageOn,
        of: (resource) => of(resource, customer.id),
      };
    });
  });

  test.each(Object.entries(LAWS))('%s', (_name, law) => {
    const wrong = lives.flatMap((life) =>
      law(life)
        .filter(Boolean)
        .map((words) => `${life.customer.id}: ${String(words)}`),
    );
    expect(lives.length).toBeGreaterThan(count / 2);
    expect(wrong).toEqual([]);
  });

  test('phones, register numbers and civil numbers are one person’s each', () => {
    const customers = store.collection('customers')?.all ?? [];
    for (const field of [
      'phone',
      'regnum',
      'civilId',
      'companyRegnum',
      'certificateNumber',
      'username',
    ]) {
      const given = customers.map((one) => one[field]).filter(has);
      expect([field, new Set(given).size]).toEqual([field, given.length]);
    }
  });
});
