import type {
  BankLegState,
  HeldKind,
  HeldSolution,
  HoldReason,
} from '../../../../src/domain/enums/accounting';
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
/** What the log has of those that are open, in turn; the bank never got what was decided on. */
const LOGS: readonly BankLegState[] = ['EXECUTED', 'NOT_THERE', 'UNANSWERED'];
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
  /** What the bank's log has of it where the bank did not answer; null where it was not asked. */
  log: BankLegState | null;
  /** Somebody has looked at that. */
  isRead: boolean;
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
    const reason = REASONS[index % REASONS.length];
    const isOpen = index >= COUNT - HELD;
    return {
      id,
      number: `HT-${String(id).slice(-5)}`,
      customer,
      tenant: String(customer.tenant ?? MAIN_TENANT),
      kind,
      reason,
      counterparty: RECEIVERS[kind],
      amount: `${15_000 + index * 4_500}.00`,
      date,
      at: `${date}T0${1 + (index % 8)}:40:00.000Z`,
      solution: isOpen ? null : index % 2 === 0 ? 'RELEASED' : 'RETURNED',
      log:
        reason !== 'BANK_SILENT' ? null : isOpen ? LOGS[(index >> 1) % LOGS.length] : 'NOT_THERE',
      isRead: reason === 'BANK_SILENT' && !isOpen,
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
        log: 'NOT_THERE',
        isRead: false,
      };
    });
}
