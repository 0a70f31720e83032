import { addDays } from '../../../../src/domain/dates';
import type { MockRecord } from '../../../engine/MockRecord';
import { firstCustomers } from '../../customers/customer/firstCustomers';
import { FEMALE_NAMES, LAST_NAMES } from '../../../engine/samples/names';
import { between, pick, seededRandom } from '../../../engine/samples/random';
import type { SampleMaker, SampleWorld } from '../../../engine/samples/SampleWorld';
import { blackSince, FIRST_ENTRY } from './blackSince';
import { suspects } from '../search/suspects';

const REASONS = [
  'Хуурамч бичиг баримт бүрдүүлсэн нь тогтоогдсон.',
  'Зээлээ санаатайгаар төлөөгүй, холбоо тасалсан.',
  'Бусдын нэр дээр зээл авсан залилангийн хэрэгтэй.',
  'Ажлын газар, орлогын мэдээллийг худал мэдүүлсэн.',
] as const;
const BLACK = 1;
const GREY = 2;
const STRANGERS = 24;

/** The black and grey list: every customer that is black-listed, some others, and people who are no customers. */
export const samples: SampleMaker = {
  resource: 'bw-list',
  make(world) {
    const random = seededRandom(20_260_515);
    const all = firstCustomers(world);
    const black = all.filter(({ listType }) => listType === 'BLACK_LISTED').map(ofCustomer(BLACK));
    const grey = all
      .filter(({ listType }, index) => listType === 'POCKET' && index > 9 && index % 17 === 3)
      .map(ofCustomer(GREY));
    const strangers = suspects(world)
      .slice(1, STRANGERS + 1)
      .map(({ regnum }, index) => {
        const stranger = {
          listType: index % 3 === 0 ? GREY : BLACK,
          type: 'CITIZEN',
          name: `${pick(random, LAST_NAMES)} ${pick(random, FEMALE_NAMES)}`,
          regnum,
          companyRegnum: null,
          phone: `88${between(random, 100_000, 999_999)}`,
          customerId: null,
          state: index % 5 === 4 ? 'REMOVED' : 'LISTED',
        };
        // One of those whom an authority looks for has registered.
        const { listType, state } = stranger;
        const known = all.find((one) => one.regnum === regnum);
        return known ? { ...ofCustomer(listType)(known), state } : stranger;
      });
    return [...black, ...grey, ...strangers].map((one, index) => entry(one, index, world));
  },
};

const ofCustomer =
  (listType: number) =>
  (one: MockRecord): Record<string, unknown> => ({
    listType,
    type: one.type,
    name: one.type === 'COMPANY' ? one.name : `${String(one.lastName)} ${String(one.firstName)}`,
    regnum: one.type === 'COMPANY' ? null : one.regnum,
    companyRegnum: one.companyRegnum ?? null,
    phone: one.phone ?? null,
    customerId: one.id,
    state: 'LISTED',
  });

/** Of the customers on the grey list two of three have the word of a second person, who did not list them. */
function approvalOf(
  { listType, customerId }: Record<string, unknown>,
  index: number,
  today: string,
  people: SampleWorld['people'],
): Record<string, unknown> {
  const by = people.find(({ username }) => username === 'economist')?.id ?? null;
  return listType === GREY && customerId !== null && index % 3 !== 0
    ? {
        approvedUntil: addDays(today, 14),
        approvedBy: by,
        approvedAt: `${addDays(today, -5)}T04:10:00.000Z`,
      }
    : { approvedUntil: null, approvedBy: null, approvedAt: null };
}

function entry(
  own: Record<string, unknown>,
  index: number,
  { today, people }: SampleWorld,
): MockRecord {
  const isBlackCustomer = own.listType === BLACK && own.customerId !== null;
  const day = isBlackCustomer ? blackSince(today) : addDays(today, -(20 + ((index * 13) % 700)));
  const createdAt = `${day}T03:20:00.000Z`;
  return {
    id: FIRST_ENTRY + index,
    ...own,
    reason: REASONS[index % REASONS.length],
    fromDate: day,
    document: null,
    ...approvalOf(own, index, today, people),
    createdAt,
    createdBy: people.find(({ username }) => username === 'operator')?.id ?? null,
    updatedAt: createdAt,
  };
}
