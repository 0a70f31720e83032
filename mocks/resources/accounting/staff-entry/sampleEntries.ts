import type { StaffEntryKind, StaffEntryState } from '../../../../src/domain/enums/accounting';
import { addDays } from '../../../../src/domain/dates';
import { OPEN_LOAN_STATES } from '../../../../src/domain/enums/loans';
import { ENTRY_KINDS } from '../../../../src/domain/ledger/entryKinds';
import { type EntryLeg, entryLegs, feeLegs } from '../../../../src/domain/ledger/staffEntries';
import { STAFF_ENTRY } from '../../../../src/domain/settings';
import { feeBy } from '../../../../src/domain/wallets/feeSteps';
import { compareMoney } from '../../../../src/domain/money';
import type { MockRecord } from '../../../engine/MockRecord';
import { onceAWorld } from '../../../engine/samples/cachedByWorld';
import type { SampleWorld } from '../../../engine/samples/SampleWorld';
import { MAIN_TENANT } from '../../../engine/samples/tenants';
import { isCitizen, isSettled, sampleCustomers } from '../../customers/customer/sampleCustomers';
import { samples as leavers } from '../../customers/delete-request/samples';
import { samples as savings } from '../../customers/saving/samples';
import { sampleLadder } from '../../content/cashoutfee/samples';
import { fileOf } from '../../loans/book/fileOf';
import { sampleLoans } from '../../loans/pending/pendingRequests';

/** An entry of the sample with what its journals book. */
export interface SampleEntry {
  record: MockRecord & { id: number; number: string };
  legs: EntryLeg[];
  /** What its fee books, by a journal of its own. */
  feeLegs: EntryLeg[];
  /** Id of the journal that took it back. */
  reversalId: string | null;
}

interface Wanted {
  kind: StaffEntryKind;
  state: StaffEntryState;
  /** Days before the day of the sample. */
  days: number;
  by: 'accountant' | 'admin';
  comment: string;
  values: Readonly<Record<string, unknown>>;
  /** Whose books it is in; the main lender's without it. */
  tenant?: string;
}

const other = { accountant: 'admin', admin: 'accountant' } as const;
const FIRST = 1;
/** What the bank says of the main lender's own accounts. */
const OWN_NAME = { ownerName: 'Покет ББСБ', ownerMatch: 'SAME' } as const;

/** Why entries of the sample were refused, withdrawn, or taken back. */
export const SAMPLE_REASONS: Partial<Record<StaffEntryState, string>> = {
  REFUSED: 'Үндэслэх баримт дутуу тул зөвшөөрөөгүй.',
  WITHDRAWN: 'Харилцагч хүсэлтээ буцаасан.',
  REVERSED: 'Банкны мөр өөр харилцагчийнх байсан.',
};

/** People of a lender with an open wallet, who stay; who has savings, and who is a merchant. */
function peopleOf(world: SampleWorld, tenant: string) {
  const gone = new Set(leavers.make(world).map(({ customerId }) => customerId));
  const settled = sampleCustomers(world).filter(
    (one) =>
      isSettled(one) &&
      !gone.has(one.id) &&
      one.canTransfer === 'YES' &&
      (one.tenant ?? MAIN_TENANT) === tenant,
  );
  const citizens = settled.filter((one) => isCitizen(one) && one.listType !== 'MERCHANT');
  const ids = new Set(settled.map(({ id }) => id));
  return {
    citizens,
    merchants: merchantsOf(world).filter(({ id }) => ids.has(id)),
    savings: savings
      .make(world)
      .filter(({ customerId, state }) => ids.has(customerId as number) && state === 'ONGOING'),
  };
}

/** Customers who are merchants and have a wallet. */
export const merchantsOf = (world: SampleWorld): MockRecord[] =>
  sampleCustomers(world).filter((one) => isSettled(one) && one.listType === 'MERCHANT');

/** Loans of the main lender that are owed. */
const loansOf = (world: SampleWorld): MockRecord[] =>
  sampleLoans(world).filter(
    ({ tenant, state }) =>
      (tenant ?? MAIN_TENANT) === MAIN_TENANT &&
      (OPEN_LOAN_STATES as readonly unknown[]).includes(state),
  );

function wantedOf(world: SampleWorld): Wanted[] {
  const { citizens, merchants, savings: saved } = peopleOf(world, MAIN_TENANT);
  // A small world may have nobody whose wallet takes part.
  if (citizens.length === 0) return [];
  const loans = loansOf(world);
  const late = loans.filter((loan) => fileOf(loan).storedClass !== 'STANDARD');
  const person = (turn: number) => ({ customerId: citizens[turn % citizens.length].id });
  const saving = (turn: number) => {
    const { id, customerId } = saved[turn % saved.length];
    return { customerId, savingId: id };
  };
  const loan = (list: readonly MockRecord[], turn: number) => {
    const { id, customerId } = list[turn % list.length];
    return { customerId, loanId: id };
  };
  const cashIn = (turn: number, amount: string) => ({
    ...person(turn),
    bankReference: `TX${7_700_100 + turn}`,
    amount,
  });
  const wanted: (Wanted | false)[] = [
    {
      kind: 'WALLET_CASH_IN',
      state: 'BOOKED',
      days: 4,
      by: 'accountant',
      comment: 'Харилцагчийн дансаар орсон мөнгийг хэтэвчид нь бичив.',
      values: cashIn(3, '250000.00'),
    },
    {
      kind: 'WALLET_CASH_OUT',
      state: 'BOOKED',
      days: 3,
      by: 'admin',
      comment: 'Аппаар гараагүй зарлагыг хүсэлтээр нь гаргав.',
      values: { ...person(3), amount: '120000.00' },
    },
    {
      kind: 'WALLET_CASH_IN',
      state: 'REVERSED',
      days: 2,
      by: 'accountant',
      comment: 'Банкны хуулгын мөрөөр хэтэвчид орлого бичив.',
      values: cashIn(8, '90000.00'),
    },
    {
      kind: 'INTERNAL_TRANSFER',
      state: 'BOOKED',
      days: 1,
      by: 'accountant',
      comment: 'Олголтын дансыг өдрийн төлөвлөгөөгөөр сэлбэв.',
      values: { fromAccount: 'bank', toAccount: 'bankPayouts', amount: '45000000.00', ...OWN_NAME },
    },
    {
      kind: 'INTERNAL_TRANSFER',
      state: 'WAITING',
      days: 0,
      by: 'accountant',
      comment: 'Нөөц данс руу сарын эцсийн үлдэгдэл шилжүүлнэ.',
      values: {
        fromAccount: 'bank',
        toAccount: 'bankReserve',
        amount: '150000000.00',
        ...OWN_NAME,
      },
    },
    merchants.length > 0 && {
      kind: 'MERCHANT_TO_WALLET',
      state: 'BOOKED',
      days: 1,
      by: 'admin',
      comment: 'Мерчантын хүсэлтээр борлуулалтын орлогыг шилжүүлэв.',
      values: { merchantId: merchants[0].id, amount: '180000.00' },
    },
    saved.length > 0 && {
      kind: 'DEPOSIT_TO_WALLET',
      state: 'BOOKED',
      days: 0,
      by: 'accountant',
      comment: 'Харилцагчийн хүсэлтээр хадгаламжаас хэсэгчлэн гаргав.',
      values: { ...saving(0), amount: '60000.00' },
    },
    saved.length > 0 && {
      kind: 'DEPOSIT_FROM_WALLET',
      state: 'REFUSED',
      days: 2,
      by: 'admin',
      comment: 'Хэтэвчний мөнгийг хадгаламжид нэмж байршуулна.',
      values: { ...saving(1), amount: '5200000.00' },
    },
    saved.length > 0 &&
      loans.length > 0 && {
        kind: 'DEPOSIT_TO_LOAN',
        state: 'WITHDRAWN',
        days: 3,
        by: 'accountant',
        comment: 'Хадгаламжаас зээлийн эргэн төлөлт хийх хүсэлттэй.',
        values: { ...loan(loans, 0), savingId: saved[0].id, amount: '5000000.00' },
      },
    loans.length > 0 && {
      kind: 'INTEREST_FEE_CORRECTION',
      state: 'REFUSED',
      days: 1,
      by: 'accountant',
      comment: 'Шимтгэлийг гэрээнээс илүү бодсон гэсэн гомдлоор.',
      values: {
        ...loan(loans, 2),
        correctedPart: 'FEE',
        difference: '-600000.00',
        amount: '600000.00',
      },
    },
    late.length > 0 && {
      kind: 'LOAN_CLASS_UPGRADE',
      state: 'WAITING',
      days: 0,
      by: 'admin',
      comment: 'Төлбөр банкны саатлаар хожимдсон нь батлагдсан.',
      values: { ...loan(late, 0), classification: 'STANDARD' },
    },
  ];
  return wanted.filter((one): one is Wanted => one !== false);
}

/** What the staff of the main lender booked for customers of the others, in the books of each. */
const wantedOfOthers = (world: SampleWorld): Wanted[] =>
  world.tenants
    .filter(({ main }) => !main)
    .flatMap(({ alias, id }) => {
      const [customer] = peopleOf(world, alias).citizens;
      if (!customer) return [];
      const ofTheirs = { tenant: alias, by: 'admin' } as const;
      const cashIn = (turn: number, amount: string) => ({
        customerId: customer.id,
        bankReference: `TX${7_700_200 + id * 10 + turn}`,
        amount,
      });
      return [
        {
          ...ofTheirs,
          kind: 'WALLET_CASH_IN',
          state: 'BOOKED',
          days: 3,
          comment: 'Харилцагчийн дансаар орсон мөнгийг хэтэвчид нь бичив.',
          values: cashIn(1, '180000.00'),
        },
        {
          ...ofTheirs,
          kind: 'WALLET_CASH_OUT',
          state: 'BOOKED',
          days: 2,
          comment: 'Аппаар гараагүй зарлагыг хүсэлтээр нь гаргав.',
          values: { customerId: customer.id, amount: '60000.00' },
        },
        {
          ...ofTheirs,
          kind: 'WALLET_CASH_IN',
          state: 'REVERSED',
          days: 1,
          comment: 'Банкны хуулгын мөрөөр хэтэвчид орлого бичив.',
          values: cashIn(2, '45000.00'),
        },
        {
          ...ofTheirs,
          kind: 'WALLET_CASH_IN',
          state: 'WAITING',
          days: 0,
          comment: 'Зээлдүүлэгчийн дансаар орсон их дүнг хэтэвчид бичнэ.',
          values: cashIn(3, '3200000.00'),
        },
      ] satisfies Wanted[];
    });

/** Corrections of every part of a loan's debt that were refused: nothing of them is booked. */
function refusedCorrections(world: SampleWorld): Wanted[] {
  const [loan] = loansOf(world);
  if (!loan) return [];
  return (['INTEREST', 'OVERDUE_INTEREST', 'ADDITIONAL_INTEREST'] as const).map(
    (correctedPart, index): Wanted => ({
      kind: 'INTEREST_FEE_CORRECTION',
      state: index === 0 ? 'WITHDRAWN' : 'REFUSED',
      days: 5 + index,
      by: 'accountant',
      comment: 'Хүүг хоног зөрүүтэй бодсон гэсэн гомдлоор.',
      values: {
        loanId: loan.id,
        customerId: loan.customerId,
        correctedPart,
        difference: '-1500.00',
        amount: '1500.00',
      },
    }),
  );
}

/** The fee that an entry of the sample was booked with; null for kinds without one. */
function sampleFee(world: SampleWorld, kind: StaffEntryKind, amount: string): string | null {
  const { fee } = ENTRY_KINDS[kind];
  return fee ? feeBy(sampleLadder(world, fee), amount) : null;
}

/** What staff booked by hand in the last days: every state, and every kind. */
export const sampleEntries = onceAWorld((world: SampleWorld): readonly SampleEntry[] => {
  const idOf = (username: string) =>
    world.people.find((one) => one.username === username)?.id ?? null;
  const wanted = [...wantedOf(world), ...wantedOfOthers(world), ...refusedCorrections(world)];
  return wanted.map(({ tenant = MAIN_TENANT, ...entry }, place): SampleEntry => {
    const { kind, state, days, by, comment, values } = entry;
    const id = FIRST + place;
    const number = `SE-${String(id).padStart(5, '0')}`;
    const day = addDays(world.today, -days);
    const at = `${day}T0${1 + (place % 8)}:20:00.000Z`;
    const decidedAt = new Date(Date.parse(at) + 40 * 60_000).toISOString();
    const amount = typeof values.amount === 'string' ? values.amount : null;
    const isBooked = state === 'BOOKED' || state === 'REVERSED';
    const isDecided = state !== 'WAITING' && state !== 'BOOKED';
    const hasSecond =
      state === 'BOOKED' && compareMoney(amount ?? '0', STAFF_ENTRY.secondPersonFrom[kind]) !== -1;
    const decider = state === 'WITHDRAWN' ? by : other[by];
    const journalId = isBooked && ENTRY_KINDS[kind].books ? `SE-${id}-1` : null;
    const reversalId = state === 'REVERSED' ? `SE-${id}-2` : null;
    const fee = isBooked && amount ? sampleFee(world, kind, amount) : null;
    const charged = fee ? feeLegs(Number(values.customerId), fee) : [];
    return {
      legs: isBooked && amount ? entryLegs(kind, values, amount) : [],
      feeLegs: charged,
      reversalId,
      record: {
        id,
        number,
        kind,
        ...EMPTY,
        ...values,
        comment,
        amount,
        valueDate: isBooked ? day : null,
        bookingDay: isBooked ? day : null,
        journalId,
        fee,
        feeJournalId: charged.length > 0 ? `SE-${id}-F` : null,
        reversalId,
        decidedBy: isDecided || hasSecond ? idOf(decider) : null,
        decidedAt: isDecided || hasSecond ? decidedAt : null,
        state,
        createdAt: at,
        createdBy: idOf(by),
        updatedAt: isDecided ? decidedAt : at,
        tenant,
      },
    };
  });
});

/** Fields that only some kinds have. */
const EMPTY = {
  customerId: null,
  merchantId: null,
  savingId: null,
  loanId: null,
  fromAccount: null,
  toAccount: null,
  bankReference: null,
  correctedPart: null,
  difference: null,
  classification: null,
  document: null,
  formerClass: null,
  ownerName: null,
  ownerMatch: null,
  loanJournalId: null,
} as const;
