import { dayOf } from '../../../../src/domain/dates';
import type { LedgerSource, Posting, PostingLine } from '../../../ledger/Ledger';
import type { MockRecord } from '../../../engine/MockRecord';
import { MAIN_TENANT } from '../../../engine/samples/tenants';
import { onceAWorld } from '../../../engine/samples/cachedByWorld';
import { tenantsOf } from '../walletPeople';
import { samples } from './samples';

interface Taken {
  customerId: number;
  amount: string;
  takenAt: string;
  journalNumber: string;
}

/** What envelopes booked: money goes from the sender's wallet into the envelope, and on to who takes it, or back. */
export const envelopePostings = onceAWorld((world): readonly Posting[] => {
  const tenants = tenantsOf(world);
  return samples.make(world).flatMap((envelope) => {
    const { id, customerId: sender, totalAmount: amount, journalNumber } = envelope;
    const holder = Number(id);
    const posting = (
      journal: unknown,
      kind: Posting['kind'],
      at: unknown,
      lines: readonly PostingLine[],
    ): Posting => ({
      id: String(journal),
      kind,
      valueDate: dayOf(String(at)) ?? world.today,
      at: String(at),
      by: null,
      tenant: tenants.get(Number(sender)) ?? MAIN_TENANT,
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
  });
});

/** When what was left went back: at the cancellation, else at the end of its time. */
const returnedAt = ({ cancelledAt, expiresAt }: MockRecord): unknown => cancelledAt ?? expiresAt;

export const postings: LedgerSource['postings'] = ({ world }) => envelopePostings(world);
