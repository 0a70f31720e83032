import { Course, ScholarshipType } from '../../../../src/domain/enums/customers';
import { between, pick, seededRandom } from '../../../engine/samples/random';
import {
  daysAgo,
  isCitizen,
  notBefore,
  numbered,
  sampleCustomers,
} from '../customer/sampleCustomers';
import type { SampleMaker } from '../../../engine/samples/SampleWorld';
import { WELL_KNOWN } from '../customer/wellKnown';

/** Where sample customers study. */
export const ORGANISATIONS = [
  'Монгол Улсын Их Сургууль',
  'Шинжлэх Ухаан Технологийн Их Сургууль',
  'Анагаахын Шинжлэх Ухааны Үндэсний Их Сургууль',
  'Хөдөө Аж Ахуйн Их Сургууль',
] as const;
const SCHOOLS = [
  'Бизнесийн сургууль',
  'Мэдээллийн технологи, электроникийн сургууль',
  'Хууль зүйн сургууль',
  'Эрүүл мэндийн сургууль',
] as const;
const DEPARTMENTS = ['Санхүү', 'Программ хангамж', 'Эрх зүй', 'Сувилахуй'] as const;

/** Every so many customers one studies. */
const EVERY = 4;

/** Ages in which studies usually begin, and until which somebody may be in the middle of them. */
const BEGIN = 18;
const STUDYING = 24;

/**
 * The young are where their course says, everybody else studied when it was time; a second degree comes five years
 * after the first.
 */
const startOf = (born: number, course: number, { year, turn }: { year: number; turn: number }) =>
  year - born <= STUDYING
    ? Math.max(born + BEGIN, year - course)
    : born + BEGIN + (born % 3) + turn * 5;

/** Students among the customers; the first well-known one began in 2021. */
export const samples: SampleMaker = {
  resource: 'education',
  make(world) {
    const random = seededRandom(5_501);
    const year = Number(world.today.slice(0, 4));
    const students = sampleCustomers(world)
      .filter(isCitizen)
      .filter(({ id }, place) => id === WELL_KNOWN.first.id || place % EVERY === 2);
    return numbered(
      students.flatMap((student, place) =>
        Array.from({ length: 1 + (place % 7 === 3 ? 1 : 0) }, (_, turn) => {
          const { id } = student;
          const at = notBefore(student, daysAgo(world, between(random, 5, 400)));
          const course = Course.values[(place + turn) % Course.values.length];
          const born = Number(String(student.birthDate).slice(0, 4));
          return {
            customerId: id,
            organization: ORGANISATIONS[place % ORGANISATIONS.length],
            school: SCHOOLS[place % SCHOOLS.length],
            department: pick(random, DEPARTMENTS),
            course,
            startYear: id === WELL_KNOWN.first.id ? 2021 : startOf(born, course, { year, turn }),
            gpa: between(random, 20, 40) / 10,
            scholarshipType: ScholarshipType.values[(place + turn) % ScholarshipType.values.length],
            entranceScore: between(random, 420, 760),
            createdAt: at,
            createdBy: null,
            updatedAt: at,
          };
        }),
      ),
    );
  },
};
