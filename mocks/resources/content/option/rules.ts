import type { OptionFacts } from '../../../../src/resources/content/option/lifecycle';
import type { Call } from '../../../engine/Call';
import type { Hooks } from '../../../engine/Hooks';
import type { MockRecord } from '../../../engine/MockRecord';
import { viewOrderOf } from '../../../engine/viewOrder';
import { acceptancesOf, inForce } from '../agreement/rules';
import { PUBLISHED_FIELDS, publishActions } from '../publishing';

const RESOURCE = 'options';
const places = viewOrderOf(RESOURCE);

type Source = Pick<Call, 'store'>;

/** What is said of an option now: the version that it asks for, and whether another option asks for it at that moment. */
function judgedOf(
  { id, value, moment }: Readonly<Record<string, unknown>>,
  call: Source,
): { agreementCode: unknown; facts: OptionFacts } {
  const others = (call.store.collection(RESOURCE)?.all ?? []).filter((one) => one.id !== id);
  const hasTwin = others.some(
    (one) => one.state === 'PUBLISHED' && one.value === value && one.moment === moment,
  );
  return { agreementCode: inForce(call, value)?.code ?? null, facts: { hasTwin } };
}

const withVersion = (shown: MockRecord, call: Call): MockRecord => ({
  ...shown,
  ...judgedOf(shown, call),
  acceptedCount: acceptancesOf(call, inForce(call, shown.value)?.id).length,
});

/** Options: asked for the version that is in force now, once at a moment (docs/domain/content-and-messaging.md 1.11). */
export const hooks: Hooks = {
  resource: RESOURCE,
  create: (values, call) => ({
    publishedAt: null,
    ...places.last(values, call),
  }),
  judged: judgedOf,
  present: withVersion,
  presentRow: withVersion,
  recorded: [...PUBLISHED_FIELDS, 'viewOrder'],
  actions: { ...publishActions, move: places.move },
};
