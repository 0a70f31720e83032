/** Mongolian texts: what belongs to this folder. */
export const labels = {
  coupons: {
    category: {
      help: 'Апп ангиллыг энэ дарааллаар харуулна. Чирж, эсвэл Alt болон сумтай товчоор байрыг нь сольж, өөр ангиллын доор оруулна.',
      tree: 'Купоны ангиллын мод',
      moved: '«%{name}» одоо «%{parent}» ангиллын %{place}-р байранд байна.',
      moved_top: '«%{name}» одоо дээд түвшний %{place}-р байранд байна.',
      removed: 'Хассан ангилал',
      counts: 'Купон: %{coupons}',
      own_part: 'Ангиллыг өөрийнх нь доор оруулах боломжгүй.',
      gone: 'Энэ ангиллыг хассан байна.',
      coupons: 'Энэ ангиллын купонууд: %{count}',
    },
  },
  actionBlocks: {
    coupon_category_in_use:
      'Доорх ангилал: %{children}, хугацаа нь дуусаагүй купон: %{coupons}. Эхлээд эдгээрийг өөр ангилалд шилжүүлнэ үү.',
    coupon_category_parent: 'Дээд ангиллыг эхлээд буцаана уу.',
  },
  resources: {
    'coupon/category': {
      name: 'Купоны ангилал |||| Купоны ангиллууд',
      fields: {
        imageUrl: 'Зургийн холбоос',
        parentId: 'Дээд ангилал',
        children: 'Доорх ангилал',
        coupons: 'Купон',
      },
      sections: { general: 'Ангилал' },
      actions: { move: 'Байр солих', remove: 'Хасах', restore: 'Буцаах' },
    },
  },
};

declare module '../../../i18n/Catalogue' {
  interface CatalogueParts {
    'coupons/coupon-category': typeof labels;
  }
}
