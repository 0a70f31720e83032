import type {
  BankLegState,
  CorrectionWay,
  FailedTransferState,
} from '../../../../src/domain/enums/accounting';
import { addDays } from '../../../../src/domain/dates';
import type { MockRecord } from '../../../engine/MockRecord';
import { onceAWorld } from '../../../engine/samples/cachedByWorld';
import type { SampleWorld } from '../../../engine/samples/SampleWorld';
import { MAIN_TENANT } from '../../../engine/samples/tenants';
import { firstCustomers } from '../../customers/customer/firstCustomers';
import { customerName } from '../../loans/loan/loanProfile';
import type { LoggedTransfer } from './transferLog';

const COUNT = 28;
const FIRST = 700_001;
const OPEN_FIRST = 10;
/** Somebody has looked into the bank's log for one in so many of the open ones: those can be decided at once. */
const READ_EVERY = 2;

/** How one that failed came about, and what the bank's log will say when somebody looks. */
interface Story {
  log: BankLegState;
  answer: string;
  leg: 'WALLET' | 'BANK';
  /** Another transfer to the same account went out within a day, and arrived. */
  double?: true;
}

const STORIES: readonly Story[] = [
  { log: 'REFUSED', answer: 'Данс хаагдсан', leg: 'BANK' },
  { log: 'NOT_THERE', answer: 'Хүсэлт банкинд хүрээгүй', leg: 'BANK' },
  { log: 'EXECUTED', answer: 'Хугацаанд нь хариу ирээгүй', leg: 'BANK' },
  { log: 'REFUSED', answer: 'Данс эзэмшигчийн нэр зөрсөн', leg: 'BANK', double: true },
  { log: 'UNANSWERED', answer: 'Хугацаанд нь хариу ирээгүй', leg: 'BANK' },
  { log: 'NOT_THERE', answer: 'Хэтэвчээс хассан ч илгээгээгүй', leg: 'WALLET' },
];

const ENDS: readonly (readonly [FailedTransferState, CorrectionWay | null])[] = [
  ['corrected', 'RESENT'],
  ['bankError', null],
  ['corrected', 'RETURNED'],
  ['transactionError', null],
  ['corrected', 'WAS_EXECUTED'],
];

/** A failed transfer of the sample, with what the bank's log has of it and around it. */
export interface SampleTransfer {
  id: number;
  number: string;
  customer: MockRecord;
  tenant: string;
  kind: 'WALLET_CASH_OUT' | 'DEPOSIT_CASH_OUT';
  amount: string;
  story: Story;
  bankCode: number;
  accountNumber: string;
  date: string;
  at: string;
  state: FailedTransferState;
  way: CorrectionWay | null;
  /** Somebody has looked at what the bank's log has of it. */
  isRead: boolean;
  logged: LoggedTransfer[];
}

/** `FT-00001` */
export const transferNumber = (id: number): string => `FT-${String(id).slice(-5)}`;

/** Every failed transfer of the sample, the oldest first. */
export const sampleTransfers = onceAWorld((world: SampleWorld): readonly SampleTransfer[] => {
  const holders = firstCustomers(world).filter(
    ({ state, firstName, canTransfer }) =>
      Number(state) >= 800 && Boolean(firstName) && canTransfer === 'YES',
  );
  return Array.from({ length: holders.length === 0 ? 0 : COUNT }, (_, index): SampleTransfer => {
    const isOpen = index >= COUNT - OPEN_FIRST;
    const [state, way] = isOpen ? (['open', null] as const) : ENDS[index % ENDS.length];
    const story = way === 'WAS_EXECUTED' ? STORIES[2] : STORIES[isOpen ? index % 6 : index % 2];
    const customer = holders[(index * 3 + 5) % holders.length];
    const id = FIRST + index;
    const date = addDays(world.today, -(COUNT - index));
    const one = {
      id,
      number: transferNumber(id),
      customer,
      tenant: String(customer.tenant ?? MAIN_TENANT),
      kind: index % 4 === 3 ? ('DEPOSIT_CASH_OUT' as const) : ('WALLET_CASH_OUT' as const),
      amount: `${20_000 + index * 7_500}.00`,
      story,
      bankCode: [5, 15, 4, 32][index % 4],
      accountNumber: `5${String(200_000_000 + ((id * 7_919) % 700_000_000))}`,
      date,
      at: `${date}T0${1 + (index % 8)}:15:00.000Z`,
      state,
      way,
      // Somebody looked whether the bank has answered meanwhile, and it has not.
      isRead: !isOpen || index % READ_EVERY === 1 || story.log === 'UNANSWERED',
    };
    return { ...one, logged: loggedOf(one) };
  });
});

/** What the bank has of a transfer; one that never reached it is not there. */
function loggedOf(one: Omit<SampleTransfer, 'logged'>): LoggedTransfer[] {
  const { number, tenant, customer, amount, bankCode, accountNumber, at, story, id } = one;
  const base = {
    tenant,
    customerId: Number(customer.id),
    customerName: customerName(customer),
    amount,
    bankCode,
    accountNumber,
  };
  const own: LoggedTransfer[] =
    story.log === 'NOT_THERE'
      ? []
      : [
          {
            ...base,
            number,
            at,
            wallet: { journalId: `FT-${id}-2` },
            bank: {
              state: story.log,
              reference: story.log === 'EXECUTED' ? `TR${id}` : null,
              answer: story.log === 'UNANSWERED' ? null : story.answer,
            },
          },
        ];
  if (!story.double) return own;
  return [
    ...own,
    {
      ...base,
      number: `${number}-B`,
      at: new Date(Date.parse(at) + 2 * 3_600_000).toISOString(),
      wallet: { journalId: `FT-${id}-D` },
      bank: { state: 'EXECUTED', reference: `TR${id}9`, answer: null },
    },
  ];
}
