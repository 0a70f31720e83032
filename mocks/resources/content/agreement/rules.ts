import type { Call } from '../../../engine/Call';
import type { Hooks } from '../../../engine/Hooks';
import type { MockRecord } from '../../../engine/MockRecord';
import { changeOther } from '../../../engine/viewOrder';
import { withoutText } from '../../../engine/withoutText';

const RESOURCE = 'agreement';
const ACCEPTANCES = 'agreement_acceptance';

type Source = Pick<Call, 'store'>;

const versionsOf = ({ store }: Source, option: unknown): MockRecord[] =>
  (store.collection(RESOURCE)?.all ?? []).filter((one) => one.option === option);

/** Who accepted a version, of all lenders. */
export const acceptancesOf = ({ store }: Source, id: unknown): MockRecord[] =>
  (store.collection(ACCEPTANCES)?.all ?? []).filter(({ agreementId }) => agreementId === id);

/** The version of a kind of agreement that is in force. */
export const inForce = (call: Source, option: unknown): MockRecord | undefined =>
  versionsOf(call, option).find(({ state }) => state === 'IN_FORCE');

/** `sponsion-loan`, 3 → `sponsion-loan-3`: how people call a version, and what is typed to confirm. */
export const agreementCode = (option: unknown, version: number): string =>
  `${String(option)}-${version}`;

/** How many options ask customers for this kind of agreement now. */
const askedIn = ({ store }: Source, option: unknown): number =>
  (store.collection('options')?.all ?? []).filter(
    ({ value, state }) => value === option && state === 'PUBLISHED',
  ).length;

/** A version with who accepted it and where it is asked for, and for a draft whom the app would ask again. */
function withCounts(shown: MockRecord, call: Source): MockRecord {
  const former = shown.state === 'DRAFT' ? inForce(call, shown.option) : undefined;
  return {
    ...shown,
    acceptedCount: acceptancesOf(call, shown.id).length,
    askedAgain: former ? acceptancesOf(call, former.id).length : null,
    askedIn: askedIn(call, shown.option),
  };
}

/** Agreements: one version in force for each kind; a new one has the app ask again (docs/domain/content-and-messaging.md 1.3). */
export const hooks: Hooks = {
  resource: RESOURCE,
  create: ({ option }, call) => {
    const version =
      versionsOf(call, option).reduce((last, one) => Math.max(last, Number(one.version)), 0) + 1;
    return {
      version,
      code: agreementCode(option, version),
      acceptedCount: 0,
      inForceSince: null,
      replacedAt: null,
    };
  },
  judged: (record, call) => {
    const { askedAgain } = withCounts(record, call);
    return { askedAgain };
  },
  present: withCounts,
  presentRow: (shown, call) => withoutText(withCounts(shown, call)),
  recorded: ['inForceSince'],
  actions: {
    put_in_force: (record, call) => {
      const at = call.store.clock.iso();
      const former = inForce(call, record.option);
      if (former) {
        changeOther(call, RESOURCE, former, 'replace', { state: 'REPLACED', replacedAt: at });
        for (const one of acceptancesOf(call, former.id))
          changeOther(call, ACCEPTANCES, one, 'replace', { state: 'ASKED_AGAIN' });
      }
      return { inForceSince: at };
    },
  },
  // What a sample was put in force by is in its history as if it had been done here.
  history: ({ createdAt, createdBy, inForceSince, replacedAt }) => [
    ...(replacedAt
      ? [
          {
            at: String(replacedAt),
            by: null,
            action: 'replace',
            field: 'state',
            from: 'IN_FORCE',
            to: 'REPLACED',
            origin: 'AUTO' as const,
          },
        ]
      : []),
    ...(inForceSince
      ? [
          {
            at: String(inForceSince),
            by: null,
            action: 'put_in_force',
            field: 'state',
            from: 'DRAFT',
            to: 'IN_FORCE',
            origin: 'MANUAL' as const,
          },
        ]
      : []),
    {
      at: String(createdAt),
      by: (createdBy ?? null) as string | null,
      action: 'create',
      origin: 'MANUAL' as const,
    },
  ],
};
