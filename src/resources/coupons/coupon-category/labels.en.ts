import type { Same } from '../../../i18n/Same';

import type { labels as mn } from './labels.mn';

/** English texts: what belongs to this folder. */
export const labels: Same<typeof mn> = {
  coupons: {
    category: {
      help: 'The app shows categories in this order. Drag them, or use Alt with the arrow keys, to change their place or put them under another one.',
      tree: 'Tree of coupon categories',
      moved: '“%{name}” is now in place %{place} under “%{parent}”.',
      moved_top: '“%{name}” is now in place %{place} at the top.',
      removed: 'Removed categories',
      counts: 'Coupons: %{coupons}',
      own_part: 'A category cannot be put under itself.',
      gone: 'This category was removed.',
      coupons: 'Coupons of this category: %{count}',
    },
  },
  actionBlocks: {
    coupon_category_in_use:
      'Categories under it: %{children}, coupons that have not expired: %{coupons}. Move them to another category first.',
    coupon_category_parent: 'Restore the category above it first.',
  },
  resources: {
    'coupon/category': {
      name: 'Coupon category |||| Coupon categories',
      fields: {
        imageUrl: 'Image link',
        parentId: 'Category above',
        children: 'Categories under it',
        coupons: 'Coupons',
      },
      sections: { general: 'Category' },
      actions: { move: 'Change the place', remove: 'Remove', restore: 'Restore' },
    },
  },
};
