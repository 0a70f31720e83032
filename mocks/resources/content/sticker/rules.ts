import type { StickerPackageState } from '../../../../src/domain/enums/content';
import { STICKER } from '../../../../src/domain/settings';
import type { StickerFacts } from '../../../../src/resources/content/sticker/lifecycle';
import { invalid } from '../../../engine/ApiError';
import type { Call } from '../../../engine/Call';
import type { Hooks } from '../../../engine/Hooks';
import type { MockRecord } from '../../../engine/MockRecord';
import { viewOrderOf } from '../../../engine/viewOrder';

const RESOURCE = 'sticker';

/** Stickers are in order within their package. */
const places = viewOrderOf(RESOURCE, ({ packageId }, own) => packageId === own.packageId);

/** The stickers of a package, those that were taken out among them. */
export const stickersOf = ({ store }: Pick<Call, 'store'>, packageId: unknown): MockRecord[] =>
  (store.collection(RESOURCE)?.all ?? []).filter((sticker) => sticker.packageId === packageId);

function factsOf(
  { packageId }: Readonly<Record<string, unknown>>,
  call: Pick<Call, 'store'>,
): { facts: StickerFacts } {
  const owner = call.store.collection('sticker/package')?.get(packageId as number);
  const offered = stickersOf(call, packageId).filter((sticker) => sticker.state === 'OFFERED');
  return { facts: { packageState: owner?.state as StickerPackageState, offered: offered.length } };
}

const withFacts = (shown: MockRecord, call: Call): MockRecord => ({
  ...shown,
  ...factsOf(shown, call),
});

/** Refuses a sticker for a package that takes none. */
function refuseClosed(values: Readonly<Record<string, unknown>>, call: Call): void {
  const { packageState, offered } = factsOf(values, call).facts;
  if (packageState === 'DELETED')
    throw invalid({ packageId: 'actionBlocks.sticker_package_deleted' });
  if (offered >= STICKER.most)
    throw invalid(
      { packageId: 'actionBlocks.sticker_package_full' },
      { packageId: { count: STICKER.most } },
    );
}

/** Stickers: places without gaps within their package, which is never too full (docs/domain/content-and-messaging.md 2.3). */
export const hooks: Hooks = {
  resource: RESOURCE,
  create: (values, call) => {
    refuseClosed(values, call);
    return { sentCount: 0, ...places.last(values, call) };
  },
  judged: factsOf,
  present: withFacts,
  presentRow: withFacts,
  recorded: ['viewOrder'],
  actions: {
    remove: (record, call) => places.leave(record, call, 'remove'),
    restore: (record, call) => places.last(record, call),
    move: places.move,
  },
};
