import type { Same } from '../../../i18n/Same';

import type { labels as mn } from './labels.mn';

/** Russian texts: what belongs to this folder. */
export const labels: Same<typeof mn> = {
  coupons: {
    category: {
      help: 'Приложение показывает категории в этом порядке. Перетащите их или используйте Alt со стрелками, чтобы сменить место или вложить в другую.',
      tree: 'Дерево категорий купонов',
      moved: '«%{name}» теперь на месте %{place} в «%{parent}».',
      moved_top: '«%{name}» теперь на месте %{place} на верхнем уровне.',
      removed: 'Убранные категории',
      counts: 'Купоны: %{coupons}',
      own_part: 'Категорию нельзя вложить в саму себя.',
      gone: 'Эта категория убрана.',
      coupons: 'Купоны этой категории: %{count}',
    },
  },
  actionBlocks: {
    coupon_category_in_use:
      'Вложенных категорий: %{children}, действующих купонов: %{coupons}. Сначала перенесите их в другую категорию.',
    coupon_category_parent: 'Сначала верните категорию выше.',
  },
  resources: {
    'coupon/category': {
      name: 'Категория купонов |||| Категории купонов |||| Категории купонов',
      fields: {
        imageUrl: 'Ссылка на изображение',
        parentId: 'Категория выше',
        children: 'Вложенные категории',
        coupons: 'Купоны',
      },
      sections: { general: 'Категория' },
      actions: { move: 'Сменить место', remove: 'Убрать', restore: 'Вернуть' },
    },
  },
};
