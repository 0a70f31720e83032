import type { Words } from '../../../i18n/words';

export const words = {
  coupons: {
    category: {
      help: {
        mn: 'Апп ангиллыг энэ дарааллаар харуулна. Чирж, эсвэл Alt болон сумтай товчоор байрыг нь сольж, өөр ангиллын доор оруулна.',
        en: 'The app shows categories in this order. Drag them, or use Alt with the arrow keys, to change their place or put them under another one.',
        ru: 'Приложение показывает категории в этом порядке. Перетащите их или используйте Alt со стрелками, чтобы сменить место или вложить в другую.',
      },
      tree: {
        mn: 'Купоны ангиллын мод',
        en: 'Tree of coupon categories',
        ru: 'Дерево категорий купонов',
      },
      moved: {
        mn: '«%{name}» одоо «%{parent}» ангиллын %{place}-р байранд байна.',
        en: '“%{name}” is now in place %{place} under “%{parent}”.',
        ru: '«%{name}» теперь на месте %{place} в «%{parent}».',
      },
      moved_top: {
        mn: '«%{name}» одоо дээд түвшний %{place}-р байранд байна.',
        en: '“%{name}” is now in place %{place} at the top.',
        ru: '«%{name}» теперь на месте %{place} на верхнем уровне.',
      },
      removed: { mn: 'Хассан ангилал', en: 'Removed categories', ru: 'Убранные категории' },
      counts: { mn: 'Купон: %{coupons}', en: 'Coupons: %{coupons}', ru: 'Купоны: %{coupons}' },
      own_part: {
        mn: 'Ангиллыг өөрийнх нь доор оруулах боломжгүй.',
        en: 'A category cannot be put under itself.',
        ru: 'Категорию нельзя вложить в саму себя.',
      },
      gone: {
        mn: 'Энэ ангиллыг хассан байна.',
        en: 'This category was removed.',
        ru: 'Эта категория убрана.',
      },
      coupons: {
        mn: 'Энэ ангиллын купонууд: %{count}',
        en: 'Coupons of this category: %{count}',
        ru: 'Купоны этой категории: %{count}',
      },
    },
  },
  actionBlocks: {
    coupon_category_in_use: {
      mn: 'Доорх ангилал: %{children}, хугацаа нь дуусаагүй купон: %{coupons}. Эхлээд эдгээрийг өөр ангилалд шилжүүлнэ үү.',
      en: 'Categories under it: %{children}, coupons that have not expired: %{coupons}. Move them to another category first.',
      ru: 'Вложенных категорий: %{children}, действующих купонов: %{coupons}. Сначала перенесите их в другую категорию.',
    },
    coupon_category_parent: {
      mn: 'Дээд ангиллыг эхлээд буцаана уу.',
      en: 'Restore the category above it first.',
      ru: 'Сначала верните категорию выше.',
    },
  },
  resources: {
    'coupon/category': {
      name: {
        mn: 'Купоны ангилал |||| Купоны ангиллууд',
        en: 'Coupon category |||| Coupon categories',
        ru: 'Категория купонов |||| Категории купонов |||| Категории купонов',
      },
      fields: {
        imageUrl: { mn: 'Зургийн холбоос', en: 'Image link', ru: 'Ссылка на изображение' },
        parentId: { mn: 'Дээд ангилал', en: 'Category above', ru: 'Категория выше' },
        children: { mn: 'Доорх ангилал', en: 'Categories under it', ru: 'Вложенные категории' },
        coupons: { mn: 'Купон', en: 'Coupons', ru: 'Купоны' },
      },
      sections: {
        general: { mn: 'Ангилал', en: 'Category', ru: 'Категория' },
      },
      actions: {
        move: { mn: 'Байр солих', en: 'Change the place', ru: 'Сменить место' },
        remove: { mn: 'Хасах', en: 'Remove', ru: 'Убрать' },
        restore: { mn: 'Буцаах', en: 'Restore', ru: 'Вернуть' },
      },
      events: {
        restore: { mn: 'Буцаасан', en: 'Restored', ru: 'Возвращено' },
      },
    },
  },
} satisfies Words;
