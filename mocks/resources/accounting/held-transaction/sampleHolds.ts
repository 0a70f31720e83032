import type { HeldKind, HeldSolution, HoldReason } from '../../../../src/domain/enums/accounting';
import { addDays } from '../../../../src/domain/dates';
import type { MockRecord } from '../../../engine/MockRecord';
import { onceAWorld } from '../../../engine/samples/cachedByWorld';
import type { SampleWorld } from '../../../engine/samples/SampleWorld';
import { MAIN_TENANT } from '../../../engine/samples/tenants';
import { leavingOf, walletFacts } from '../../customers/customer/walletFacts';
import { samples as leavers } from '../../customers/delete-request/samples';
import { isPositive } from '../../../../src/domain/lending/amounts';
import { firstCustomers } from '../../customers/customer/firstCustomers';

const COUNT = 24;
const HELD = 9;
const FIRST = 800_001;
const KINDS: readonly HeldKind[] = ['CASH_OUT', 'TRANSFER', 'MERCHANT_PAYMENT'];
const REASONS: readonly HoldReason[] = ['BANK_SILENT', 'OVER_LIMIT', 'SUSPICION', 'BANK_SILENT'];
const RECEIVERS: Readonly<Record<HeldKind, string>> = {
  CASH_OUT: 'Өөрийн банкны данс',
  TRANSFER: 'Өөр хэтэвч рүү',
  MERCHANT_PAYMENT: 'Номин супермаркет',
};

/** A held sum of the sample. */
export interface SampleHold {
  id: number;
  number: string;
  customer: MockRecord;
  tenant: string;
  kind: HeldKind;
  reason: HoldReason;
  counterparty: string;
  amount: string;
  date: string;
  at: string;
  solution: HeldSolution | null;
}

/** Every held sum of the sample, the oldest first. */
export const sampleHolds = onceAWorld((world: SampleWorld): readonly SampleHold[] => {
  const holders = firstCustomers(world).filter(
    ({ state, firstName, canTransfer }) =>
      Number(state) >= 800 && Boolean(firstName) && canTransfer === 'YES',
  );
  const usual = Array.from({ length: holders.length === 0 ? 0 : COUNT }, (_, index): SampleHold => {
    const customer = holders[(index * 5 + 11) % holders.length];
    const id = FIRST + index;
    const kind = KINDS[index % KINDS.length];
    const date = addDays(world.today, -(COUNT - index));
    return {
      id,
      number: `HT-${String(id).slice(-5)}`,
      customer,
      tenant: String(customer.tenant ?? MAIN_TENANT),
      kind,
      reason: REASONS[index % REASONS.length],
      counterparty: RECEIVERS[kind],
      amount: `${15_000 + index * 4_500}.00`,
      date,
      at: `${date}T0${1 + (index % 8)}:40:00.000Z`,
      solution: index >= COUNT - HELD ? null : index % 2 === 0 ? 'RELEASED' : 'RETURNED',
    };
  });
  return [...usual, ...ofLeavers(world)];
});

/** What is still held on wallets of people who asked to be deleted (`walletFacts`). */
function ofLeavers(world: SampleWorld): SampleHold[] {
  const requests = leavers.make(world);
  const date = addDays(world.today, -1);
  return firstCustomers(world)
    .flatMap((customer) => {
      const { held } = walletFacts(customer, leavingOf(customer, requests));
      return isPositive(held) ? [{ customer, amount: held }] : [];
    })
    .map(({ customer, amount }, index): SampleHold => {
      const id = FIRST + COUNT + index;
      return {
        id,
        number: `HT-${String(id).slice(-5)}`,
        customer,
        tenant: String(customer.tenant ?? MAIN_TENANT),
        kind: 'CASH_OUT',
        reason: 'BANK_SILENT',
        counterparty: RECEIVERS.CASH_OUT,
        amount,
        date,
        at: `${date}T02:00:00.000Z`,
        solution: null,
      };
    });
}
