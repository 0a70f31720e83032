import type { ProfitState } from '../../../../src/domain/enums/accounting';
import { addDays } from '../../../../src/domain/dates';
import { plus, total } from '../../../../src/domain/lending/amounts';
import type { MockRecord } from '../../../engine/MockRecord';
import { onceAWorld } from '../../../engine/samples/cachedByWorld';
import type { SampleWorld } from '../../../engine/samples/SampleWorld';
import { MAIN_TENANT } from '../../../engine/samples/tenants';
import { firstCustomers } from '../../customers/customer/firstCustomers';
import { sampleCustomers } from '../../customers/customer/sampleCustomers';
import { customerName } from '../../loans/loan/loanProfile';
import { sampleEntries } from '../staff-entry/sampleEntries';
import { fileOf } from '../../loans/book/fileOf';
import { invoiceRowsOf } from '../../loans/invoice/invoiceRows';
import { sampleLoans } from '../../loans/pending/pendingRequests';
import { inLatin, onLatinKeys } from './typedTexts';

/** How many days of bank income the sample has. */
export const INCOME_DAYS = 60;
const TODAY_PENDING = 34;
const TODAY_UNRECOGNISED = 6;
const OLD_UNRECOGNISED = 9;
const TO_TEMPORARY = 8;
/** Lines without an owner are of the last loans, those of today that still wait of the first. */
const PENDING_FROM = 45;
const FIRST = 900_001;

/** Accounts of the lenders that banks credit: the bank's code and the number. */
export const OWN_ACCOUNTS: Readonly<Record<string, readonly (readonly [number, string])[]>> = {
  pocketmn: [
    [5, '5001120045'],
    [15, '1105003377'],
    [4, '4990012210'],
  ],
  altan: [[5, '5001990301']],
  tumen: [[15, '1105771902']],
  khanuul: [[4, '4990088123']],
};

/** What a sample line is booked as, beside what the bank says. */
export interface IncomingSample {
  id: number;
  tenant: string;
  date: string;
  at: string;
  bankCode: number;
  accountNumber: string;
  amount: string;
  payerName: string;
  payerBank: number | null;
  payerAccount: string;
  text: string;
  state: ProfitState;
  /** The bank's reference, where it does not follow from the line's place in the sample. */
  reference?: string;
  /** The day of the books on which the gateway has read it, where that is not the bank's own day. */
  readOn?: string;
  /** The receipt of a sample loan that it became. */
  loan?: { record: MockRecord; receiptId: number; journalId: string; by: string | null };
  /** Whose temporary account it went to. */
  temporaryOf?: MockRecord;
  /** The entry of the staff that names it by its reference: it has taken the line, or did, or waits to. */
  entry?: { number: string; reference: string; owner: string; by: string | null };
}

type Draft = Omit<IncomingSample, 'id' | 'bankCode' | 'accountNumber' | 'payerBank' | 'tenant'> & {
  tenant: unknown;
};

/** The account that a customer pays from in the sample. */
export const payerAccountOf = (customerId: number): string =>
  `5${String(100_000_000 + ((customerId * 48_271) % 899_999_999))}`;

/** What the bank writes as a payer's name. */
export const payerNameOf = ({ lastName, firstName, name }: MockRecord): string =>
  [lastName, firstName].filter(Boolean).join(' ') || String(name ?? '');

/** The bank that somebody pays from in the sample. */
export const payerBankOf = (place: number): number => [5, 15, 4, 32][place % 4];

/** What borrowers write who know their loan. */
export const paymentText = ({ code }: MockRecord): string => `${String(code)} зээлийн төлбөр`;

/** Every line that the banks credited in the sample, the oldest first. */
export const incomingLines = onceAWorld((world: SampleWorld): readonly IncomingSample[] => {
  const customers = new Map(firstCustomers(world).map((one) => [Number(one.id), one]));
  const drafts = [
    ...ofLoans(world, customers),
    ...toTemporary(world),
    ...unrecognised(world, customers),
    ...ofToday(world, customers),
  ].sort((one, other) => (one.at < other.at ? -1 : 1));
  return [...drafts, ...ofCashIns(world)].map(({ tenant, ...draft }, index): IncomingSample => {
    const lender = String(tenant ?? MAIN_TENANT);
    const accounts = OWN_ACCOUNTS[lender] ?? OWN_ACCOUNTS[MAIN_TENANT];
    const [bankCode, accountNumber] = accounts[index % accounts.length];
    return {
      ...draft,
      tenant: lender,
      id: FIRST + index,
      bankCode,
      accountNumber,
      payerBank: payerBankOf(index),
    };
  });
});

/** A day, ms. */
const DAY_MS = 86_400_000;

/**
 * What staff book onto wallets by hand, from the statement of the day before: what is booked is the entry's, the rest is
 * nobody's yet.
 */
const ofCashIns = (world: SampleWorld): Draft[] =>
  sampleEntries(world).flatMap(({ record }) => {
    if (record.kind !== 'WALLET_CASH_IN') return [];
    const customer = sampleCustomers(world).find(({ id }) => id === record.customerId);
    const at = new Date(Date.parse(String(record.createdAt)) - DAY_MS).toISOString();
    return [
      {
        tenant: record.tenant,
        date: at.slice(0, 10),
        at,
        amount: String(record.amount),
        payerName: customer ? payerNameOf(customer) : '',
        payerAccount: payerAccountOf(Number(record.customerId)),
        text: 'Хэтэвч цэнэглэх',
        state: record.state === 'BOOKED' ? 'CORRECTED' : 'UNRECOGNIZED',
        entry: {
          number: record.number,
          reference: String(record.bankReference),
          owner: customer ? customerName(customer) : '',
          by: (record.createdBy as string | null) ?? null,
        },
      },
    ];
  });

type Customers = ReadonlyMap<number, MockRecord>;

/** Receipts of loans that came from the bank: recognised by the gateway, or put there by a person. */
function ofLoans(world: SampleWorld, customers: Customers): Draft[] {
  const since = addDays(world.today, -INCOME_DAYS);
  return sampleLoans(world).flatMap((record) => {
    const customer = customers.get(Number(record.customerId));
    if (!customer) return [];
    return fileOf(record)
      .receipts.filter(({ source, date }) => source === 'BANK' && date >= since)
      .map(({ id, amount, date, bookedAt, by, journalId }): Draft => ({
        tenant: record.tenant,
        date,
        at: bookedAt,
        amount,
        payerName: payerNameOf(customer),
        payerAccount: payerAccountOf(Number(customer.id)),
        text: paymentText(record),
        state: by === null ? 'PROCESSED' : 'CORRECTED',
        loan: { record, receiptId: id, journalId, by },
      }));
  });
}

/** Customers who owe nothing: their money can only wait for them. */
const withoutLoans = onceAWorld((world: SampleWorld): MockRecord[] => {
  const owing = new Set(sampleLoans(world).map(({ customerId }) => customerId));
  return firstCustomers(world).filter(
    ({ id, firstName, regnum }) => !owing.has(id) && firstName && regnum,
  );
});

/** Money of customers without a loan, which staff put on their temporary accounts. */
function toTemporary(world: SampleWorld): Draft[] {
  return withoutLoans(world)
    .slice(0, TO_TEMPORARY)
    .map((customer, index) => {
      const date = addDays(world.today, -4 - index * 5);
      return {
        tenant: customer.tenant,
        date,
        at: `${date}T02:1${index % 10}:00.000Z`,
        amount: `${60_000 + index * 25_000}.00`,
        payerName: payerNameOf(customer),
        payerAccount: payerAccountOf(Number(customer.id)),
        text: `${String(customer.regnum)} зээлийн төлбөр`,
        state: 'CORRECTED',
        temporaryOf: customer,
      };
    });
}

/** What its text says of a payer, in the ways that people write. */
const WRITTEN: readonly ((loan: MockRecord, customer: MockRecord) => string)[] = [
  (_, customer) => inLatin(payerNameOf(customer)),
  (_, customer) => `${String(customer.phone)} zeel`,
  (_, customer) => onLatinKeys(payerNameOf(customer)),
  (_, customer) => inLatin(String(customer.firstName)),
  () => 'zeeliin tulbur',
  (_, customer) => `${String(customer.regnum).slice(2)} зээл`,
];

/** Open loans with something to pay, in the order of their numbers. */
const payable = onceAWorld((world: SampleWorld): { loan: MockRecord; amount: string }[] =>
  sampleLoans(world).flatMap((loan) => {
    if (loan.state !== 'LOAN_ONGOING') return [];
    const row = invoiceRowsOf(loan, [], world.today).at(0);
    return row ? [{ loan, amount: row.amount }] : [];
  }),
);

/** Lines of earlier days and of today that nobody could be found for; their texts say something all the same. */
function unrecognised(world: SampleWorld, customers: Customers): Draft[] {
  const loans = payable(world).slice(-PENDING_FROM);
  const count = loans.length === 0 ? 0 : OLD_UNRECOGNISED + TODAY_UNRECOGNISED;
  return Array.from({ length: count }, (_, index): Draft => {
    const { loan, amount } = loans[(index * 3) % loans.length];
    const customer = customers.get(Number(loan.customerId)) ?? loan;
    const date = index < TODAY_UNRECOGNISED ? world.today : addDays(world.today, -1 - index * 2);
    const knows = index % 2 === 0;
    return {
      tenant: loan.tenant,
      date,
      at: `${date}T01:${10 + index}:00.000Z`,
      // The last one pays two months of two people at once.
      amount: index % 6 === 5 ? plus(amount, '150000.00') : amount,
      payerName: knows ? payerNameOf(customer) : 'Б. Болд',
      payerAccount: knows
        ? payerAccountOf(Number(customer.id))
        : `49900${String(10_000 + index * 137)}`,
      text: WRITTEN[index % WRITTEN.length](loan, customer),
      state: 'UNRECOGNIZED',
    };
  });
}

/** What came today and the gateway has not looked at yet. */
function ofToday(world: SampleWorld, customers: Customers): Draft[] {
  const loans = payable(world).slice(4, 4 + TODAY_PENDING);
  return loans.map(({ loan, amount }, index): Draft => {
    const customer = customers.get(Number(loan.customerId)) ?? loan;
    return {
      tenant: loan.tenant,
      date: world.today,
      at: `${world.today}T02:${10 + (index % 50)}:00.000Z`,
      amount,
      payerName: payerNameOf(customer),
      payerAccount: payerAccountOf(Number(customer.id)),
      text:
        index % 3 === 0
          ? `${String(loan.code)} төлөлт`
          : `${String(customer.regnum ?? customer.phone)} ${inLatin('зээлийн төлбөр')}`,
      state: 'PENDING',
    };
  });
}

/** The bank's own total of a day and an account, by `statementKey`. */
export const statementTotals = onceAWorld((world: SampleWorld): ReadonlyMap<string, string> => {
  const sums = new Map<string, string[]>();
  for (const line of incomingLines(world)) {
    const key = statementKey(line);
    sums.set(key, [...(sums.get(key) ?? []), line.amount]);
  }
  return new Map([...sums].map(([key, amounts]) => [key, total(amounts)]));
});

/** Day and account of a line, by the bank's own day. */
export const statementKey = ({
  date,
  accountNumber,
}: Pick<IncomingSample, 'date' | 'accountNumber'>): string => `${date} ${accountNumber}`;
