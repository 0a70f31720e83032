import { addDays } from '../../../../src/domain/dates';
import type { CustomerAccess } from '../../../../src/domain/enums/customers';
import type { SampleMaker } from '../../../engine/samples/SampleWorld';
import { WELL_KNOWN } from '../customer/wellKnown';

const { loanHold, fraudHold } = WELL_KNOWN;
const OF_FRAUD = { customerId: fraudHold.id, reason: 'Гомдлын хариу гартал зөвшөөрсөн.' };

/** Of every access one. */
const WORDS: readonly { customerId: number; access: CustomerAccess; reason: string }[] = [
  { customerId: loanHold.id, access: 'LEND', reason: 'Төлбөрөө маргааш төлөх баталгаа гаргасан.' },
  { ...OF_FRAUD, access: 'TRANSFER' },
  { ...OF_FRAUD, access: 'OTP_REQUEST' },
  { ...OF_FRAUD, access: 'DEPOSIT_CASH_OUT' },
];

/** Words of leads that have run out: the holds they lifted are back. */
export const samples: SampleMaker = {
  resource: 'access_override',
  make: ({ today, people }) => {
    const createdBy = people.find(({ username }) => username === 'admin')?.id ?? null;
    const createdAt = `${addDays(today, -33)}T03:20:00.000Z`;
    return WORDS.map(({ reason, ...word }, index) => ({
      id: index + 1,
      ...word,
      until: addDays(today, -30),
      reason,
      createdBy,
      createdAt,
      updatedAt: createdAt,
    }));
  },
};
