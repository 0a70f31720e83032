import type { Call } from '../../../engine/Call';
import type { Hooks } from '../../../engine/Hooks';
import type { MockRecord } from '../../../engine/MockRecord';
import { collectionOf } from '../../../engine/records';
import { changeOther, viewOrderOf } from '../../../engine/viewOrder';

const RESOURCE = 'envelopes/themes';
const LIVE: readonly unknown[] = ['untouched', 'opened'];

/** How many envelopes were sent with a theme, and from how many of them somebody may still take. */
function usesOf({ id }: MockRecord, { store }: Pick<Call, 'store'>) {
  const sent = (store.collection('envelopes')?.all ?? []).filter(({ themeId }) => themeId === id);
  return {
    sentEnvelopes: sent.length,
    liveEnvelopes: sent.filter(({ state }) => LIVE.includes(state)).length,
  };
}

const places = viewOrderOf(RESOURCE);

/** Themes: exactly one default, places without gaps, and no theme of a live envelope goes (docs/domain/wallets.md 4.2). */
export const hooks: Hooks = {
  resource: RESOURCE,
  create: (values, call) => ({ isDefault: false, ...places.last(values, call) }),
  judged: usesOf,
  present: (shown, call) => ({ ...shown, ...usesOf(shown, call) }),
  presentRow: (shown, call) => ({ ...shown, ...usesOf(shown, call) }),
  recorded: ['viewOrder', 'isDefault'],
  actions: {
    make_default: (record, call) => {
      for (const theme of collectionOf(call, RESOURCE).all)
        if (theme !== record && theme.isDefault === true)
          changeOther(call, RESOURCE, theme, 'make_default', { isDefault: false });
      return { isDefault: true };
    },
    move: places.move,
    delete: (record, call) => places.leave(record, call, 'delete'),
  },
  // The theme that was the default before the sample began gave way once.
  history: (record) =>
    record.id === 2
      ? [
          {
            at: String(record.createdAt),
            by: (record.createdBy as string | null) ?? null,
            action: 'make_default',
            field: 'isDefault',
            from: true,
            to: false,
            origin: 'AUTO',
          },
        ]
      : [],
};
