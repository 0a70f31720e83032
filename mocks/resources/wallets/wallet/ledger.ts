import { addDays } from '../../../../src/domain/dates';
import { compareMoney } from '../../../../src/domain/money';
import {
  isPositive,
  minus,
  plus,
  smaller,
  total,
  ZERO,
} from '../../../../src/domain/lending/amounts';
import type { LedgerDifference } from '../../../../src/resources/accounting/reconciliation/api';
import { feeLegs } from '../../../../src/domain/ledger/staffEntries';
import { feeBy } from '../../../../src/domain/wallets/feeSteps';
import { inBooks } from '../../../ledger/inBooks';
import { ledgerOf, type LedgerSource, type PostedLine, type Posting } from '../../../ledger/Ledger';
import { openingDay } from '../../../ledger/openingDay';
import { onceAWorld } from '../../../engine/samples/cachedByWorld';
import { MAIN_TENANT } from '../../../engine/samples/tenants';
import type { SampleWorld } from '../../../engine/samples/SampleWorld';
import { sampleLadder } from '../../content/cashoutfee/samples';
import { donationPostings } from '../../content/donation/sampleDonations';
import { sampleCustomers } from '../../customers/customer/sampleCustomers';
import { couponPostings } from '../../coupons/coupon-acquisition/ledger';
import { leavingOf, walletFacts } from '../../customers/customer/walletFacts';
import { samples as leavers } from '../../customers/delete-request/samples';
import { savingPostings } from '../../customers/saving/ledger';
import { samples as savings } from '../../customers/saving/samples';
import { fileOf } from '../../loans/book/fileOf';
import { sampleLoans } from '../../loans/pending/pendingRequests';
import { envelopePostings } from '../envelope/ledger';
import { splitPostings } from '../split/ledger';
import { tenantsOf } from '../walletPeople';
import { dailyCheckOf } from './walletMoney';

/** Money onto a wallet (`+`) or from it (`-`). */
interface Flow {
  date: string;
  at: string;
  /** Decimal string; negative for what leaves. */
  amount: string;
}

/** Every so many wallets cash in, cash out, and cash out on the day of the sample. */
const LIFE = { cashIn: 2, cashOut: 3, today: 5 } as const;
const WALLET = 'ledgerAccounts.wallet';

/** What customers do with their wallets beside loans, envelopes, bills and coupons. */
export const appPostings = onceAWorld((world): readonly Posting[] => {
  const tenants = tenantsOf(world);
  const requests = leavers.make(world);
  const ladder = sampleLadder(world, 'Cashout');
  return sampleCustomers(world).flatMap((customer, place): Posting[] => {
    const id = Number(customer.id);
    const leaving = leavingOf(customer, requests);
    // Who asked to be deleted does nothing with the wallet any more.
    if (leaving !== 'STAYS' || walletFacts(customer, leaving).balance === null) return [];
    const posting = (
      which: string,
      kind: 'WALLET_CASH_IN' | 'WALLET_CASH_OUT',
      days: number,
      amount: string,
    ): Posting => {
      const valueDate = addDays(world.today, -days);
      const isIn = kind === 'WALLET_CASH_IN';
      return {
        id: `W-${id}-${which}`,
        kind,
        valueDate,
        at: `${valueDate}T01:${10 + (place % 50)}:00.000Z`,
        by: null,
        tenant: tenants.get(id) ?? MAIN_TENANT,
        of: { resource: 'wallets', id, label: `BA${String(id).padStart(10, '0')}` },
        lines: [
          { account: 'wallet', holder: id, [isIn ? 'credit' : 'debit']: amount },
          { account: isIn ? 'bank' : 'bankPayouts', [isIn ? 'debit' : 'credit']: amount },
        ],
      };
    };
    // What the app charges with a cash-out, by the steps of the sample.
    const charged = (out: Posting): Posting[] => {
      const fee = feeBy(ladder, out.lines[0].debit ?? ZERO);
      const lines = feeLegs(id, fee);
      return lines.length > 0
        ? [out, { ...out, id: `${out.id}-F`, kind: 'WALLET_FEE', lines }]
        : [out];
    };
    return [
      ...(place % LIFE.cashIn === 0
        ? [posting('I', 'WALLET_CASH_IN', 30 - (place % 20), `${20 + (place % 30)}500.00`)]
        : []),
      ...(place % LIFE.cashOut === 0
        ? charged(posting('O', 'WALLET_CASH_OUT', 2 + (place % 9), `${5 + (place % 15)}000.00`))
        : []),
      ...(place % LIFE.today === 0
        ? charged(posting('T', 'WALLET_CASH_OUT', 0, `${1 + (place % 40)}0000.00`))
        : []),
    ];
  });
});

/** All flows of wallets, by customer, in their order. */
function flowsOf(world: SampleWorld): Map<number, Flow[]> {
  const flows = new Map<number, Flow[]>();
  const add = (holder: number, flow: Flow) => {
    const known = flows.get(holder);
    if (known) known.push(flow);
    else flows.set(holder, [flow]);
  };
  for (const loan of sampleLoans(world)) {
    const { lines, customerId } = fileOf(loan);
    for (const { accountKey, date, bookedAt, debit, credit } of lines)
      if (accountKey === WALLET)
        add(customerId, { date, at: bookedAt, amount: minus(credit ?? ZERO, debit ?? ZERO) });
  }
  for (const { valueDate, at, lines } of [
    ...envelopePostings(world),
    ...splitPostings(world),
    ...couponPostings(world),
    ...donationPostings(world),
    ...savings.make(world).flatMap((one) => savingPostings(one, MAIN_TENANT)),
    ...appPostings(world),
  ])
    for (const { account, holder, debit, credit } of lines)
      if (account === 'wallet')
        add(Number(holder), {
          date: valueDate,
          at,
          amount: minus(credit ?? ZERO, debit ?? ZERO),
        });
  for (const own of flows.values())
    own.sort((one, other) =>
      `${one.date}${one.at}`.localeCompare(`${other.date}${other.at}`, 'en'),
    );
  return flows;
}

/** What a wallet needs at its beginning so that it is never below nothing. */
function needed(flows: readonly Flow[]): string {
  let running = ZERO;
  let least = ZERO;
  for (const { amount } of flows) {
    running = plus(running, amount);
    if (compareMoney(running, least) === -1) least = running;
  }
  return minus(ZERO, least);
}

/**
 * What a wallet holds beyond what the sample says of its owner, as a pay-out to the bank after the last flow before today:
 * as much of it as leaves no later flow short.
 */
function leftOver(own: readonly Flow[], base: string, target: string, today: string) {
  const at = own.findLastIndex(({ date }) => date < today);
  if (at < 0) return undefined;
  let running = base;
  let spare: string | undefined;
  own.forEach(({ amount }, place) => {
    running = plus(running, amount);
    if (place >= at && (spare === undefined || compareMoney(running, spare) === -1))
      spare = running;
  });
  const surplus = smaller(minus(running, target), spare ?? ZERO);
  return isPositive(surplus) ? { last: own[at], surplus } : undefined;
}

const after1s = (at: string): string => new Date(Date.parse(at) + 1_000).toISOString();

/**
 * What wallets began with, so that each holds what the sample says of its owner (`walletFacts`) after everything that
 * loans, envelopes, bills, coupons and the owner did; what loans paid out beyond that went on to the bank.
 */
export const postings: LedgerSource['postings'] = ({ world }) => {
  const flows = flowsOf(world);
  const tenants = tenantsOf(world);
  const requests = leavers.make(world);
  const opening = openingDay(world);
  const openings = new Map<string, { holder: number; amount: string }[]>();
  const after: Posting[] = [];
  for (const customer of sampleCustomers(world)) {
    const holder = Number(customer.id);
    const facts = walletFacts(customer, leavingOf(customer, requests));
    const own = flows.get(holder) ?? [];
    if (facts.balance === null && own.length === 0) continue;
    const tenant = tenants.get(holder) ?? MAIN_TENANT;
    const target = facts.balance ?? ZERO;
    const least = needed(own);
    const exact = minus(target, total(own.map(({ amount }) => amount)));
    const base = compareMoney(exact, least) === 1 ? exact : least;
    openings.set(tenant, [...(openings.get(tenant) ?? []), { holder, amount: base }]);
    const book = (id: string, kind: Posting['kind'], flow: Flow, lines: Posting['lines']) =>
      after.push({
        id: `${id}-${holder}`,
        kind,
        valueDate: flow.date,
        at: flow.at,
        by: null,
        tenant,
        of: { resource: 'wallets', id: holder, label: `BA${String(holder).padStart(10, '0')}` },
        lines,
      });
    const left = leftOver(own, base, target, world.today);
    if (left)
      // A second after what brought it.
      book('W-X', 'WALLET_CASH_OUT', { ...left.last, at: after1s(left.last.at) }, [
        { account: 'wallet', holder, debit: left.surplus },
        { account: 'bankPayouts', credit: left.surplus },
      ]);
  }
  return [
    ...[...openings].map(([tenant, own]): Posting => {
      const lines = own.filter(({ amount }) => isPositive(amount));
      return {
        id: `O-BA-${tenant}`,
        kind: 'OPENING',
        valueDate: opening.date,
        at: opening.at,
        by: null,
        tenant,
        lines: [
          { account: 'openingEquity', debit: total(lines.map(({ amount }) => amount)) },
          ...lines.map(({ holder, amount }) => ({
            account: 'wallet' as const,
            holder,
            credit: amount,
          })),
        ],
      };
    }),
    ...appPostings(world),
    ...after,
  ];
};

/** R13: what was used today beyond the daily limits of its moment: nothing. */
export const checks: LedgerSource['checks'] = (store, tenant) => {
  const tenants = tenantsOf(store.world);
  const today = new Map<number | null, PostedLine[]>();
  for (const line of ledgerOf(store).lines({ account: 'wallet', from: store.clock.today() }))
    today.set(line.holder, [...(today.get(line.holder) ?? []), line]);
  const differences = (store.collection('wallets')?.all ?? [])
    .filter(({ id }) => inBooks(tenant)({ tenant: tenants.get(Number(id)) }))
    .flatMap((wallet): LedgerDifference[] => {
      const lines = today.get(Number(wallet.id)) ?? [];
      const { ok, left, right } = dailyCheckOf(store, wallet, lines);
      if (ok) return [];
      const { id, number } = wallet;
      const journals = lines.map(({ journal }) => journal.id);
      return [{ resource: 'wallets', id, label: String(number), left, right, journals }];
    });
  return [
    {
      key: 'dailyLimit',
      asOf: 'now',
      left: total(differences.map(({ left, right }) => minus(left, right))),
      right: ZERO,
      differences,
    },
  ];
};
