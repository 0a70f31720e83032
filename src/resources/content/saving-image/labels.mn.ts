/** Mongolian texts: what belongs to this folder. */
export const labels = {
  content: {
    savingImage: {
      preview_help: 'Хадгаламж эзэмшигч энэ зургийг сонгоход апп ингэж харуулна.',
      carried:
        'Хаагдаагүй %{smart_count} хадгаламж энэ зурагтай. Нийтлэлээс хассан ч эдгээр хадгаламжид хэвээр үлдэнэ.',
    },
  },
  resources: {
    'saving-image': {
      name: 'Хадгаламжийн зураг |||| Хадгаламжийн зургууд',
      fields: { title: 'Нэр', savings: 'Сонгосон хадгаламж', openSavings: 'Үүнээс хаагдаагүй' },
      sections: { general: 'Зураг' },
      views: { published: 'Нийтэлсэн', drafts: 'Нийтлээгүй' },
      actions: { move: 'Байр солих' },
    },
  },
};

declare module '../../../i18n/Catalogue' {
  interface CatalogueParts {
    'content/saving-image': typeof labels;
  }
}
