import { addDays } from '../../../../src/domain/dates';
import type { MockRecord } from '../../../engine/MockRecord';
import { cachedByWorld } from '../../../engine/samples/cachedByWorld';
import type { SampleMaker, SampleWorld } from '../../../engine/samples/SampleWorld';
import { billIdOf, ddtdOf, receiptFields } from './receipts';
import { paidSampleFees, type PaidSampleFee } from './sampleFees';

/** Fees of the last days wait for somebody to send their receipts. */
const OPEN_DAYS = 3;

/** Older ones than this are no longer at hand. */
const KEPT_DAYS = 400;

/** What became of a receipt: nearly all were sent. */
function stateOf(place: number): 'SENT' | 'RETURNED' | 'FAILED' | 'NEW' | 'NONE' {
  if (place % 11 === 6) return 'RETURNED';
  if (place % 17 === 9) return 'FAILED';
  if (place % 19 === 4) return 'NEW';
  return place % 29 === 13 ? 'NONE' : 'SENT';
}

/** Receipts over paid fees of loans and of what the app did with wallets, in every state; some fees have none, and one was returned and sent anew. */
export const samples: SampleMaker = {
  resource: 'ebarimt',
  make: cachedByWorld((world) => {
    const first = addDays(world.today, -KEPT_DAYS);
    const last = addDays(world.today, -OPEN_DAYS);
    return paidSampleFees(world)
      .filter(({ wantedDay }) => wantedDay >= first && wantedDay <= last)
      .flatMap((fee, place) => receiptsOf(fee, place, world))
      .map((receipt, place) => numbered(receipt, place + 1));
  }),
};

/** A register number that the tax service does not know. */
const UNKNOWN_COMPANY = '6010099';

type Draft = Omit<MockRecord, 'id'> & { feeDate: string; state: string };

function receiptsOf(fee: PaidSampleFee, place: number, world: SampleWorld): Draft[] {
  const state = stateOf(place);
  if (state === 'NONE') return [];
  const made = receipt(fee, place, state, world);
  const after = `${addDays(fee.wantedDay, 1)}T02:20:00.000Z`;
  // A returned one whose customer asked for a company's receipt instead.
  return state === 'RETURNED' && place % 2 === 0
    ? [
        made,
        {
          ...receipt(fee, place, 'SENT', world),
          receiverType: 'B2B',
          companyRegnum: '5012345',
          createdAt: after,
          sentAt: after,
          updatedAt: after,
        },
      ]
    : [made];
}

function receipt(
  fee: PaidSampleFee,
  place: number,
  state: 'SENT' | 'RETURNED' | 'FAILED' | 'NEW',
  { people }: SampleWorld,
): Draft {
  const maker = people.find(({ username }) => username === 'accountant')?.id ?? null;
  // In the afternoon of the day of the payment, or with it.
  const afternoon = `${fee.wantedDay}T08:30:00.000Z`;
  const at = fee.wantedAt > afternoon ? fee.wantedAt : afternoon;
  const isSent = state === 'SENT' || state === 'RETURNED';
  // Every other failure is a company that mistyped its own number.
  const isMistyped = state === 'FAILED' && place % 2 === 1;
  const isOfCompany = isMistyped || (place % 9 === 5 && state !== 'FAILED');
  return {
    ...receiptFields([fee], () => place % 3 === 0),
    feeDate: fee.date,
    receiverType: isOfCompany ? 'B2B' : 'B2C',
    companyRegnum: isMistyped
      ? UNKNOWN_COMPANY
      : isOfCompany
        ? `60${String(10_000 + place).padStart(5, '0')}`
        : null,
    state,
    attempts: state === 'NEW' ? 0 : 1,
    lastError: isMistyped ? 'TAXPAYER_UNKNOWN' : state === 'FAILED' ? 'NO_ANSWER' : null,
    sentAt: isSent ? at : null,
    returnedAt: state === 'RETURNED' ? `${addDays(fee.wantedDay, 1)}T02:10:00.000Z` : null,
    replaces: null,
    replacedBy: null,
    returnReason: state === 'RETURNED' ? 'Хүлээн авагчийг буруу бүртгэсэн.' : null,
    createdAt: at,
    createdBy: maker,
    updatedAt: at,
  };
}

function numbered(draft: Draft, id: number): MockRecord {
  const billId = billIdOf(draft.feeDate, id);
  return { ...draft, id, billId, ddtd: draft.sentAt === null ? null : ddtdOf(billId) };
}
