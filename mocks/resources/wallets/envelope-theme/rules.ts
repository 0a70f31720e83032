import type { Call } from '../../../engine/Call';
import type { Hooks } from '../../../engine/Hooks';
import type { MockRecord } from '../../../engine/MockRecord';
import { collectionOf } from '../../../engine/records';

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

/** Themes that have a place, in their order. */
const ordered = (call: Call): MockRecord[] =>
  collectionOf(call, RESOURCE)
    .all.filter(({ state }) => state !== 'DELETED')
    .sort((one, other) => Number(one.viewOrder) - Number(other.viewOrder));

/** Changes another theme than the one that the action is on; its history says that nobody chose it. */
function changeOther(
  call: Call,
  theme: MockRecord,
  action: string,
  field: 'viewOrder' | 'isDefault',
  to: number | boolean,
): void {
  call.store.history.add(RESOURCE, theme, {
    at: call.store.clock.iso(),
    by: call.caller.id,
    action,
    field,
    from: theme[field] ?? null,
    to,
    origin: 'AUTO',
  });
  collectionOf(call, RESOURCE).change(theme, { [field]: to });
}

/** Gives themes the places of their order, but for the one that the action itself changes. */
function renumber(call: Call, themes: readonly MockRecord[], action: string, own: MockRecord) {
  themes.forEach((theme, at) => {
    if (theme !== own && theme.viewOrder !== at + 1)
      changeOther(call, theme, action, 'viewOrder', at + 1);
  });
}

/** Themes: exactly one default, places without gaps, and no theme of a live envelope goes (docs/domain/wallets.md 4.2). */
export const hooks: Hooks = {
  resource: RESOURCE,
  create: (_, call) => ({ isDefault: false, viewOrder: ordered(call).length + 1 }),
  judged: usesOf,
  present: (shown, call) => ({ ...shown, ...usesOf(shown, call) }),
  presentRow: (shown, call) => ({ ...shown, ...usesOf(shown, call) }),
  recorded: ['viewOrder', 'isDefault'],
  actions: {
    make_default: (record, call) => {
      for (const theme of collectionOf(call, RESOURCE).all)
        if (theme !== record && theme.isDefault === true)
          changeOther(call, theme, 'make_default', 'isDefault', false);
      return { isDefault: true };
    },
    move: (record, call, { viewOrder }) => {
      const others = ordered(call).filter((theme) => theme !== record);
      // A place beyond the last one is the last one.
      const at = Math.min(Number(viewOrder), others.length + 1) - 1;
      renumber(call, [...others.slice(0, at), record, ...others.slice(at)], 'move', record);
      return { viewOrder: at + 1 };
    },
    delete: (record, call) => {
      renumber(
        call,
        ordered(call).filter((theme) => theme !== record),
        'delete',
        record,
      );
      return { viewOrder: null };
    },
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
