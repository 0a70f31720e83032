import { addDays } from '../../../../src/domain/dates';
import { ageOn, readRegisterNumber } from '../../../../src/domain/registerNumber';
import type { AccessCause } from '../../../../src/domain/access/accessRules';
import { ACCESS_FLAGS, accessValue, type AccessCauses } from '../access-override/accessCauses';
import type { SampleWorld } from '../../../engine/samples/SampleWorld';
import { FIRST_ENTRY } from '../../watchlists/entry/blackSince';
import { WELL_KNOWN } from './wellKnown';

type Row = Record<string, unknown>;

const LONG_LAST_NAME = 'Өндөрхүүгийн Ёндонжамцын Үүрийнтуяацэцэгмаагийн Өлзийсайхан';
const LONG_FIRST_NAME = 'Ёндонсамбууөлзийхутаг-Үүрийнцолмонгэрэлт-Өнөрбаярсайхан';

/** What the well-known customers have of their own; everything else is made like any customer's. */
export function wellKnownCustomers({ today, people }: SampleWorld): Row[] {
  const known = WELL_KNOWN;
  const day = (days: number) => `${addDays(today, -days)}T02:30:00.000Z`;
  const operator = people.find(({ username }) => username === 'operator')?.id ?? null;
  const hold = (cause: AccessCause['cause'], source: string, days: number): AccessCause => ({
    cause,
    since: day(days),
    by: null,
    source,
  });
  const fraud = hold('NO_DUE_FRAUD', 'FR-30003', 12);
  const rows: Row[] = [
    row(
      known.first,
      {},
      {
        state: 815,
        level: 230,
        score: 742,
        creditLimit: '3500000.00',
        nplStatus: null,
        bonusPoint: 1_240,
      },
    ),
    row(
      known.loanHold,
      { canLend: [hold('NO_DUE_LOAN', 'LN-200002', 41)] },
      { state: 815, nplStatus: 'DEPARTMENT', level: 150 },
    ),
    row(
      known.fraudHold,
      {
        canLend: [fraud, hold('NO_DUE_LOAN', 'LN-200003', 95)],
        canTransfer: [fraud],
        canOtpRequest: [fraud],
        isCashOutDeposit: [fraud],
      },
      { state: 810, listType: 'SUSPECTED', nplStatus: 'COURT' },
    ),
    row(known.otherTenant, {}, { state: 815 }),
    companyRow(),
    row(known.longName, {}, { lastName: LONG_LAST_NAME, firstName: LONG_FIRST_NAME }),
    bareRow(today),
    row(
      known.blackListed,
      {
        canLend: [
          {
            cause: 'NO_BY_SETTING',
            since: day(1),
            by: operator,
            source: `bw-list/${FIRST_ENTRY}`,
          },
        ],
        canTransfer: [
          {
            cause: 'NO_BY_SETTING',
            since: day(20),
            by: operator,
            reason: 'Хар жагсаалтад орсон тул хаав.',
          },
        ],
      },
      { listType: 'BLACK_LISTED', state: 130 },
    ),
    row(
      known.politician,
      {},
      {
        isPolitician: true,
        position: 'Улсын Их Хурлын гишүүн',
        sourceOfCapital: 'Цалин хөлс',
        exposedRelatives: [
          {
            id: 1,
            familyName: 'Жамц',
            firstName: 'Батсайхан',
            occupation: 'Аймгийн Засаг дарга',
            relation: 30,
          },
        ],
        listType: 'POCKET',
      },
    ),
  ];
  return rows.map((one, index) => {
    // Earlier than their loans.
    const createdAt = one.createdAt ?? day(1_500 - 10 * index);
    const { birthDate } = one;
    const age = typeof birthDate === 'string' ? (ageOn(birthDate, today) ?? null) : null;
    return { ...one, age, createdAt, updatedAt: createdAt };
  });
}

function accesses(causes: AccessCauses): Row {
  const values = ACCESS_FLAGS.map((flag) => [flag, accessValue(causes[flag])]);
  return { ...Object.fromEntries(values), accessCauses: causes };
}

function row(identity: { regnum: string }, causes: AccessCauses, own: Row): Row {
  const facts = readRegisterNumber(identity.regnum);
  return {
    listType: 'POCKET',
    ...identity,
    type: 'CITIZEN',
    birthDate: facts?.birthDate,
    gender: facts?.sex,
    ...accesses(causes),
    ...own,
  };
}

function companyRow(): Row {
  const personal = [
    'lastName',
    'firstName',
    'surname',
    'regnum',
    'civilId',
    'gender',
    'birthDate',
    'bornPlace',
    'nationality',
    'maritalStatus',
    'education',
    'profession',
    'workplace',
    'workingYear',
    'salary',
    'contactPhone',
    'exposedRelatives',
    'position',
    'sourceOfCapital',
  ];
  return {
    ...Object.fromEntries(personal.map((field) => [field, null])),
    ...WELL_KNOWN.company,
    type: 'COMPANY',
    listType: 'MERCHANT',
    isPolitician: false,
    businessType: 'Хөдөө аж ахуй',
    email: 'info@orgontal.example',
    directorName: 'Пүрэв Батболд',
    directorPhone: '99445566',
    directorEmail: 'zahiral@orgontal.example',
    shareholders: [
      { id: 1, name: 'Пүрэв Батболд', regnum: 'МУ81051931', percent: 60 },
      { id: 2, name: 'Насан Өнөрмаа', regnum: 'НӨ86072242', percent: 40 },
    ],
    ...accesses({}),
    state: 805,
  };
}

/** Everything that may be missing is missing. */
function bareRow(today: string): Row {
  const missing = [
    'lastName',
    'firstName',
    'surname',
    'civilId',
    'phone',
    'email',
    'contactPhone',
    'bornPlace',
    'nationality',
    'maritalStatus',
    'city',
    'district',
    'committee',
    'officialAddress',
    'currentAddress',
    'education',
    'profession',
    'workplace',
    'workingYear',
    'salary',
    'level',
    'score',
    'creditLimit',
    'nplStatus',
  ];
  return {
    ...row(WELL_KNOWN.bare, {}, { state: 0, listType: 'POCKET', isFeePaid: false, bonusPoint: 0 }),
    ...Object.fromEntries(missing.map((field) => [field, null])),
    createdAt: `${addDays(today, -1)}T01:00:00.000Z`,
  };
}
