import type { StickerPackageState } from '../../../domain/enums/content';
import type { ConditionBlock } from '../../../entity/lifecycle';
import { lifecycleOf } from '../../../entity/lifecycleOf';
import { placeAsked, publishedInOrder } from '../publishing';
import { KEEP_STICKERS } from '../sticker/lifecycle';

const table = lifecycleOf<StickerPackageState>()('state', {
  ...publishedInOrder(KEEP_STICKERS),
  delete: {
    success: 'toast.deleted',
    failure: 'error.delete_failed',
    from: ['UNPUBLISHED'],
    to: 'DELETED',
    access: KEEP_STICKERS,
    confirm: 'yes-no',
    irreversible: true,
    consequences: ['viewOrder', 'stickerCount'],
    tone: 'danger',
  },
});

/** What of a package the conditions are about. */
interface PackageFacts {
  readonly stickerCount?: number | null;
  readonly sentCount?: number | null;
}

/** An empty package is not published; one whose stickers were sent is not deleted (docs/domain/content-and-messaging.md 2.3). */
function conditions(
  action: keyof typeof table.actions,
  { stickerCount, sentCount }: PackageFacts,
): ConditionBlock | null {
  if (action === 'publish' && !stickerCount)
    return { kind: 'condition', message: 'actionBlocks.sticker_package_empty' };
  if (action === 'delete' && sentCount)
    return {
      kind: 'condition',
      message: 'actionBlocks.sticker_package_used',
      values: { count: sentCount },
    };
  return null;
}

/** Packages of stickers: published or not, in an order, deleted for good (docs/domain/content-and-messaging.md 2.3). */
export const packageLifecycle = {
  ...table,
  ...placeAsked,
  conditions,
  // What is deleted is a trace of what was sent.
  fixed: ({ state }: { readonly state?: string | null }) =>
    state === 'DELETED'
      ? ([
          'name',
          'publisher',
          'publisherWebsite',
          'privacyPolicyUrl',
          'licenseAgreementUrl',
        ] as const)
      : [],
} as const;
