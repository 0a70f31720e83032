import { addDays } from '../../../../src/domain/dates';
import { total } from '../../../../src/domain/lending/amounts';
import { walletAccountOf, hasWallet } from '../../../../src/domain/qr/walletAccount';
import { walletQrText } from '../../../../src/domain/qr/walletQr';
import type { MockRecord } from '../../../engine/MockRecord';
import { cachedByWorld } from '../../../engine/samples/cachedByWorld';
import { seededRandom, seedOf } from '../../../engine/samples/random';
import type { SampleMaker, SampleWorld } from '../../../engine/samples/SampleWorld';
import { daysAgo, sampleCustomers } from '../../customers/customer/sampleCustomers';
import { tapsOf } from '../qr-tap/tapsOf';

/** The number of the first code; printed codes of customers have lower ones. */
export const FIRST_NUMBER = 20_000_001;

/** How many codes there are, and every how many customers has one. */
const COUNT = 60;
const EVERY = 5;

const PURPOSES = [null, 'Сарын хураамж', 'Бэлэг', null, 'Delivery'] as const;
const AMOUNTS = [null, '15000.00', null, '50000.00', '7500.00', null] as const;

/** What a code says of itself, from what it was made of. */
export const codeFields = (
  id: number,
  customerId: number | string,
  said: { name: string; amount?: string | null; purpose?: string | null },
): Record<string, unknown> => ({
  sequenceNumber: String(id),
  walletAccount: walletAccountOf(customerId),
  qr: walletQrText({ sequenceNumber: String(id), ...said }),
});

const nameOf = (customer: MockRecord): string => {
  const own = String(customer.firstName ?? customer.name ?? '').trim();
  return [...(own.length >= 3 ? own : `${own} QR`)].slice(0, 25).join('');
};

/** Codes of customers with wallets: paid ones, looked at ones, some that have expired and were refused since. */
export const samples: SampleMaker = {
  resource: 'qr',
  make: cachedByWorld((world) =>
    sampleCustomers(world)
      .filter(({ state }) => hasWallet(state))
      .filter((_, place) => place % EVERY === 0)
      .slice(0, COUNT)
      .map((customer, place) => code(customer, place, world)),
  ),
};

function code(customer: MockRecord, place: number, world: SampleWorld): MockRecord {
  const { today } = world;
  const id = FIRST_NUMBER + place;
  const random = seededRandom(seedOf(`qr ${id}`));
  const age = 3 + Math.floor(random() * 60);
  const validUntil =
    place % 6 === 5
      ? addDays(today, -1 - (place % 4))
      : place % 4 === 0
        ? addDays(today, 30)
        : null;
  const said = {
    name: nameOf(customer),
    amount: AMOUNTS[place % AMOUNTS.length],
    purpose: PURPOSES[place % PURPOSES.length],
  };
  const made: MockRecord = {
    id,
    ...said,
    customerId: customer.id,
    ...codeFields(id, customer.id, said),
    validUntil,
    state: validUntil !== null && validUntil < today ? 'EXPIRED' : 'ACTIVE',
    tenant: customer.tenant,
    createdAt: daysAgo(world, age),
    createdBy: world.people.find(({ username }) => username === 'operator')?.id ?? null,
    updatedAt: daysAgo(world, age),
  };
  const taps = tapsOf(made, world);
  const paid = taps.filter(({ outcome }) => outcome === 'PAID');
  return {
    ...made,
    taps: taps.length,
    paidTaps: paid.length,
    paidTotal: total(paid.map(({ amount }) => String(amount))),
    lastTapAt: taps.at(-1)?.tappedAt ?? null,
  };
}
