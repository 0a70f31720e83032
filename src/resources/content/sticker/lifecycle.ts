import type { StickerPackageState, StickerState } from '../../../domain/enums/content';
import { STICKER } from '../../../domain/settings';
import type { ConditionBlock } from '../../../entity/lifecycle';
import { lifecycleOf } from '../../../entity/lifecycleOf';
import { placeAsked } from '../publishing';

/** Who keeps stickers and their packages. */
export const KEEP_STICKERS = 'admin:access';

const table = lifecycleOf<StickerState>()('state', {
  remove: {
    success: 'toast.deleted',
    failure: 'error.delete_failed',
    from: ['OFFERED'],
    to: 'REMOVED',
    access: KEEP_STICKERS,
    confirm: 'none',
    reverse: 'restore',
  },
  restore: {
    from: ['REMOVED'],
    to: 'OFFERED',
    access: KEEP_STICKERS,
    confirm: 'none',
    reverse: 'remove',
  },
  move: {
    from: ['OFFERED'],
    to: 'OFFERED',
    stays: true,
    access: KEEP_STICKERS,
    confirm: 'none',
  },
});

/** What of a sticker's package the conditions are about; sent with the sticker. */
export interface StickerFacts {
  packageState: StickerPackageState;
  /** Stickers that the package offers, this one among them. */
  offered: number;
}

/** A published package is never empty, none has too many, and a deleted one gets none back (docs/domain/content-and-messaging.md 2.3). */
function conditions(
  action: keyof typeof table.actions,
  { facts }: { readonly facts?: unknown },
): ConditionBlock | null {
  const { packageState, offered = 0 } = (facts ?? {}) as Partial<StickerFacts>;
  if (action === 'remove' && packageState === 'PUBLISHED' && offered === 1)
    return { kind: 'condition', message: 'actionBlocks.sticker_is_last' };
  if (action === 'restore' && packageState === 'DELETED')
    return { kind: 'condition', message: 'actionBlocks.sticker_package_deleted' };
  if (action === 'restore' && offered >= STICKER.most)
    return {
      kind: 'condition',
      message: 'actionBlocks.sticker_package_full',
      values: { count: STICKER.most },
    };
  return null;
}

/** Stickers: offered in their package or taken out of it, in an order (docs/domain/content-and-messaging.md 2.3). */
export const stickerLifecycle = { ...table, ...placeAsked, conditions } as const;
