import { ageOn } from '../../../../src/domain/registerNumber';
import type { Person } from '../../../identity/Person';
import { EDUCATIONS } from '../customer/customerStates';
import {
  CLAN_NAMES,
  COMPANIES,
  FEMALE_NAMES,
  LAST_NAMES,
  MALE_NAMES,
  PROFESSIONS,
  STREETS,
} from '../../../engine/samples/names';
import { between, pick } from '../../../engine/samples/random';
import type { SampleWorld } from '../../../engine/samples/SampleWorld';

type Row = Record<string, unknown>;

const LETTERS = [...'АБВГДЕЖЗИКЛМНОӨПРСТУҮФХЦЧШЭЮЯ'];
const PREFIXES = [
  '99',
  '95',
  '94',
  '85',
  '88',
  '86',
  '80',
  '91',
  '96',
  '90',
  '97',
  '98',
  '93',
  '83',
];
const BUSINESSES = ['Худалдаа', 'Барилга', 'Тээвэр', 'Хөдөө аж ахуй', 'Үйлчилгээ', 'Уул уурхай'];
const CAPITAL_SOURCES = ['Цалин хөлс', 'Бизнесийн орлого', 'Хөрөнгө оруулалтын өгөөж'];
const POSITIONS = ['Улсын Их Хурлын гишүүн', 'Сайд', 'Аймгийн Засаг дарга', 'Шүүгч', 'Элчин сайд'];

/** The three fields of an address: city or province, district or soum, khoroo or bag. */
const unitsOf = (code: string) => ({
  city: code.slice(0, 2),
  district: code.slice(0, 5),
  committee: code,
});

const two = (value: number) => String(value).padStart(2, '0');

/** Personal data of a citizen; register number, birth date and sex agree. */
export function citizen(
  index: number,
  world: SampleWorld,
  random: () => number,
  taken: Set<string>,
  staff?: Person,
): Row {
  const male = random() < 0.5;
  const { regnum, birthDate } = person(world, random, male, taken);
  const age = ageOn(birthDate, world.today) ?? 0;
  const firstName = staff?.firstName ?? pick(random, male ? MALE_NAMES : FEMALE_NAMES);
  const lastName = staff?.lastName ?? pick(random, LAST_NAMES);
  const place = pick(random, world.places);
  const exposed = index > 8 && index % 83 === 0;
  const scarce = index % 29 === 20;
  return {
    username: `u${100_001 + index}`,
    lastName,
    firstName,
    surname: scarce ? null : pick(random, CLAN_NAMES),
    regnum,
    civilId: `1${String(index + 1).padStart(11, '0')}`,
    phone: phoneOf(index, taken),
    email: staff?.email ?? `kharilsagch${index + 1}@example.mn`,
    contactPhone: scarce ? null : phoneOf(index + 500_000, taken),
    gender: male ? 'MALE' : 'FEMALE',
    birthDate,
    age,
    bornPlace: scarce ? null : pick(random, world.places).province,
    nationality: 'Монгол',
    maritalStatus: scarce ? null : maritalStatusAt(age, index),
    ...unitsOf(place.code),
    officialAddress: `${streetIn(place, random)}, ${between(random, 1, 90)} тоот`,
    currentAddress: scarce ? null : streetIn(place, random),
    ...workAt(age, {
      education: EDUCATIONS[index % EDUCATIONS.length],
      profession: pick(random, PROFESSIONS),
      workplace: pick(random, COMPANIES),
      workingYear: between(random, 0, 30),
      salary: scarce ? null : `${between(random, 8, 60) * 100_000}.00`,
      isUnknown: scarce,
    }),
    isPolitician: exposed,
    position: exposed ? POSITIONS[index % POSITIONS.length] : null,
    sourceOfCapital: exposed ? pick(random, CAPITAL_SOURCES) : null,
    exposedRelatives: index > 8 && index % 41 === 20 ? [exposedRelative(index)] : [],
  };
}

/** A house in a street: those of the capital have names, elsewhere they have numbers. */
function streetIn({ code, text }: SampleWorld['places'][number], random: () => number): string {
  const street = pick(random, STREETS);
  const house = between(random, 1, 120);
  return code.startsWith(CAPITAL)
    ? `${text}, ${street}, ${house}-р байр`
    : `${text}, ${1 + (house % 12)}-р гудамж, ${house}`;
}

const CAPITAL = '11';

/** Ages at which people study, begin to work after it, and stop working. */
const LIFE = {
  student: 25,
  worker: 18,
  graduate: 22,
  married: 24,
  retired: 60,
  widowed: 62,
} as const;
const STUDENT = 'Оюутан';
const RETIRED = 'Тэтгэвэрт гарсан';
/** Of twenty grown people so many are married, the next ones divorced, and the rest single. */
const MARRIED_OF_20 = 13;
const DIVORCED_OF_20 = 16;

/** Young people are single, most others married, the old ones widowed now and then. */
function maritalStatusAt(age: number, index: number): string {
  const turn = (index * 7) % 20;
  if (age < LIFE.married) return turn === 0 ? 'MARRIED' : 'SINGLE';
  if (turn < MARRIED_OF_20) return age >= LIFE.widowed && turn % 4 === 3 ? 'WIDOWED' : 'MARRIED';
  if (turn < DIVORCED_OF_20) return 'DIVORCED';
  // Somebody loses a husband or a wife early, too.
  return turn === DIVORCED_OF_20 ? 'WIDOWED' : 'SINGLE';
}

interface Work {
  education: string;
  profession: string;
  workplace: string;
  workingYear: number;
  /** Null where it is not known. */
  salary: string | null;
  isUnknown: boolean;
}

/**
 * Work after school: nobody has worked for longer than since coming of age, students are young, pensioners old. Who has
 * no employer has no salary; a studied profession has its studies.
 */
function workAt(age: number, work: Work): Row {
  const { education, profession, workplace, workingYear, salary, isUnknown } = work;
  const isStudent = profession === STUDENT && age <= LIFE.student;
  const isRetired = age >= LIFE.retired && (profession === RETIRED || workingYear % 2 === 0);
  const usual = profession === STUDENT || profession === RETIRED ? PROFESSIONS[0] : profession;
  const from = LEARNED.test(usual) ? LIFE.graduate : LIFE.worker;
  // Somebody who is too young for a profession that is studied does what needs no study.
  const own = age < from ? UNLEARNED : usual;
  const isEmployed = !isUnknown && !isStudent && !isRetired && own !== SELF_EMPLOYED;
  const isLearned = !isStudent && !isRetired && LEARNED.test(own);
  return {
    education: isLearned
      ? 'HIGHER'
      : education === 'HIGHER' && age < LIFE.graduate
        ? 'COMPLETE_SECONDARY'
        : education,
    profession: isStudent ? STUDENT : isRetired ? RETIRED : own,
    workplace: isEmployed ? workplace : null,
    salary: isEmployed ? salary : null,
    workingYear: isStudent
      ? 0
      : Math.min(workingYear, Math.max(0, age - (own === usual ? from : LIFE.worker))),
  };
}

const UNLEARNED = 'Худалдагч';
const SELF_EMPLOYED = 'Хувиараа бизнес эрхлэгч';
/** Professions that are studied for. */
const LEARNED =
  /багш|эмч|инженер|хууль|өмгөөлөгч|эдийн засагч|архитектор|нягтлан|шинжээч|менежер|геологич|агрономич|эм зүйч|сувилагч|сэтгүүлч|орчуулагч|администратор/i;

/** The life of somebody whose birth date was given: what cannot have been yet is taken back. */
export function livedUntil(life: Row, index: number): Row {
  const { age, education, maritalStatus, profession, salary, workplace, workingYear } = life;
  const years = Number(age ?? 0);
  const married = { maritalStatus: maritalStatus ? maritalStatusAt(years, index) : maritalStatus };
  if (!profession) return married;
  const work = workAt(years, {
    education: String(education),
    profession: String(profession),
    workplace: String(workplace ?? COMPANIES[index % COMPANIES.length]),
    workingYear: Number(workingYear ?? 0),
    salary: String(salary ?? `${10 + (index % 20)}00000.00`),
    isUnknown: false,
  });
  return { ...married, ...work };
}

/** A relative who holds a public office. */
const exposedRelative = (index: number) => ({
  id: 1,
  familyName: LAST_NAMES[index % LAST_NAMES.length],
  firstName: MALE_NAMES[index % MALE_NAMES.length],
  occupation: POSITIONS[index % POSITIONS.length],
  relation: 50,
});

/** Data of a company with its director and shareholders. */
export function company(
  index: number,
  world: SampleWorld,
  random: () => number,
  taken: Set<string>,
): Row {
  const male = random() < 0.6;
  const director = person(world, random, male, taken);
  const place = pick(random, world.places);
  const holders = 1 + (index % 3);
  const name = COMPANIES[index % COMPANIES.length];
  return {
    username: `c${100_001 + index}`,
    name: index < COMPANIES.length ? name : name.replace(/ (ХХК|ХК|ТББ)$/, ` ${index} $1`),
    companyRegnum: String(5_100_000 + index),
    certificateNumber: `9${String(11_000_000 + index).padStart(9, '0')}`,
    businessType: BUSINESSES[index % BUSINESSES.length],
    phone: phoneOf(index, taken),
    email: `info${index + 1}@example.mn`,
    ...unitsOf(place.code),
    officialAddress: `${place.text}, ${pick(random, STREETS)}, ${between(random, 1, 60)}`,
    directorName: `${pick(random, LAST_NAMES)} ${pick(random, male ? MALE_NAMES : FEMALE_NAMES)}`,
    directorRegnum: director.regnum,
    directorPhone: phoneOf(index + 700_000, taken),
    directorEmail: `zahiral${index + 1}@example.mn`,
    shareholders: Array.from({ length: holders }, (_, holder) => ({
      id: holder + 1,
      name: `${pick(random, LAST_NAMES)} ${pick(random, MALE_NAMES)}`,
      regnum: person(world, random, true, taken).regnum,
      percent: holder === 0 ? 100 - 20 * (holders - 1) : 20,
    })),
  };
}

/** Customers came of age before they registered. */
const AGE_MIN = 23;

/** A register number that nobody else has, with the birth date in it: adults of up to 70 years. */
function person(world: SampleWorld, random: () => number, male: boolean, taken: Set<string>) {
  for (;;) {
    const years = Math.max(between(random, 19, 70), AGE_MIN);
    const year = Number(world.today.slice(0, 4)) - years;
    const month = between(random, 1, 12);
    const day = between(random, 1, 28);
    const digits = `${two(year % 100)}${two(year >= 2000 ? month + 20 : month)}${two(day)}`;
    const ninth = between(random, 0, 4) * 2 + (male ? 1 : 0);
    const regnum = `${pick(random, LETTERS)}${pick(random, LETTERS)}${digits}${ninth}${between(random, 0, 9)}`;
    if (taken.has(regnum)) continue;
    taken.add(regnum);
    return { regnum, birthDate: `${year}-${two(month)}-${two(day)}` };
  }
}

/** A phone number that nobody else has. */
function phoneOf(index: number, taken: Set<string>): string {
  for (let turn = index; ; turn += 1_000_003) {
    const number = String((turn * 7_919 + 104_729) % 1_000_000).padStart(6, '0');
    const phone = `${PREFIXES[turn % PREFIXES.length]}${number}`;
    if (taken.has(phone)) continue;
    taken.add(phone);
    return phone;
  }
}
