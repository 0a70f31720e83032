import { dayOf } from '../../../../src/domain/dates';
import {
  journalFrom,
  type LedgerSource,
  type LiveBook,
  type Posting,
  type PostingLine,
} from '../../../ledger/Ledger';
import type { SampleWorld } from '../../../engine/samples/SampleWorld';
import type { Store } from '../../../engine/Store';
import type { MockRecord } from '../../../engine/MockRecord';
import { MAIN_TENANT } from '../../../engine/samples/tenants';
import { onceAWorld } from '../../../engine/samples/cachedByWorld';
import { checkEnvelope, type EnvelopeFigures } from '../../../../src/domain/wallets/envelope';
import { holderCheck } from '../../../ledger/holderCheck';
import { inBooks } from '../../../ledger/inBooks';
import { tenantsOf } from '../walletPeople';
import { samples } from './samples';

interface Taken {
  customerId: number;
  amount: string;
  takenAt: string;
  journalNumber: string;
}

/** What an envelope booked: money goes from the sender's wallet into it, and on to who takes it, or back. */
function postingsOf(envelope: MockRecord, tenant: string): (Posting & { id: string })[] {
  const { id, customerId: sender, totalAmount: amount, journalNumber } = envelope;
  const holder = Number(id);
  const posting = (
    journal: unknown,
    kind: Posting['kind'],
    at: unknown,
    lines: readonly PostingLine[],
  ): Posting & { id: string } => ({
    id: String(journal),
    kind,
    valueDate: dayOf(String(at)) ?? '',
    at: String(at),
    by: null,
    tenant,
    of: { resource: 'envelopes', id: holder, label: String(envelope.number) },
    lines,
  });
  const wallet = (customerId: unknown) =>
    ({ account: 'wallet', holder: Number(customerId) }) as const;
  const inside = { account: 'envelopes', holder } as const;
  const money = String(amount);
  return [
    posting(journalNumber, 'ENVELOPE_SENT', envelope.sentAt, [
      { ...wallet(sender), debit: money },
      { ...inside, credit: money },
    ]),
    ...(envelope.receivers as Taken[]).map((one) =>
      posting(one.journalNumber, 'ENVELOPE_RECEIVED', one.takenAt, [
        { ...inside, debit: one.amount },
        { ...wallet(one.customerId), credit: one.amount },
      ]),
    ),
    ...(envelope.chargeBackJournalNumber === null
      ? []
      : [
          posting(envelope.chargeBackJournalNumber, 'ENVELOPE_RETURNED', returnedAt(envelope), [
            { ...inside, debit: String(envelope.chargedBackAmount) },
            { ...wallet(sender), credit: String(envelope.chargedBackAmount) },
          ]),
        ]),
  ];
}

const lenderOf = (world: SampleWorld, { customerId }: MockRecord): string =>
  tenantsOf(world).get(Number(customerId)) ?? MAIN_TENANT;

/** What the envelopes of the sample booked. */
export const envelopePostings = onceAWorld((world): readonly Posting[] =>
  samples.make(world).flatMap((one) => postingsOf(one, lenderOf(world, one))),
);

/** When what was left went back: at the cancellation, else at the end of its time. */
const returnedAt = ({ cancelledAt, expiresAt }: MockRecord): unknown => cancelledAt ?? expiresAt;

export const follows: LedgerSource['follows'] = 'envelopes';

/** The journals of all envelopes, from the envelopes themselves. */
export const books = (store: Store): LiveBook[] => {
  const envelopes = store.collection('envelopes')?.all ?? [];
  return [
    {
      key: {},
      journals: () =>
        envelopes.flatMap((one) =>
          postingsOf(one, lenderOf(store.world, one)).map((posting) =>
            journalFrom(posting, posting.id),
          ),
        ),
    },
  ];
};

/** R14: what is in envelopes by the ledger, beside what they say of themselves, part by part. */
export const checks: LedgerSource['checks'] = (store, tenant) => {
  const envelopes = (store.collection('envelopes')?.all ?? []).filter((one) =>
    inBooks(tenant)({ tenant: lenderOf(store.world, one) }),
  );
  const row = (envelope: MockRecord) =>
    ({ resource: 'envelopes', id: envelope.id, label: String(envelope.number) }) as const;
  const check = holderCheck(
    store,
    { key: 'envelopes', account: 'envelopes', tenant },
    envelopes.map((one) => ({
      ...row(one),
      holder: Number(one.id),
      balance: String(one.remainingAmount),
    })),
  );
  const wrong = envelopes.flatMap((one) => {
    const { ok, left, right } = checkEnvelope(one as unknown as EnvelopeFigures);
    return ok ? [] : [{ ...row(one), left: String(left), right: String(right), journals: [] }];
  });
  return [{ ...check, differences: [...check.differences, ...wrong] }];
};
