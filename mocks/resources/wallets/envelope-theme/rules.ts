import type { Call } from '../../../engine/Call';
import { creationRow, type HistorySeed } from '../../../engine/History';
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

/** Sample themes were made by somebody; the second was the default until the sample began, and one was deleted. */
const pastOf: HistorySeed = (theme) => {
  const by = (theme.createdBy as string | null) ?? null;
  const rows = creationRow(theme);
  if (theme.id === 2)
    rows.push({
      at: String(theme.createdAt),
      by,
      action: 'make_default',
      field: 'isDefault',
      from: true,
      to: false,
      origin: 'AUTO',
    });
  if (theme.state === 'DELETED')
    rows.push({
      at: String(theme.updatedAt),
      by,
      action: 'delete',
      field: 'state',
      from: 'INACTIVE',
      to: 'DELETED',
      origin: 'MANUAL',
    });
  return rows;
};

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
  history: pastOf,
};
