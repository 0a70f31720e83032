/** Mongolian texts: what belongs to this folder. */
export const labels = {
  content: {
    banner: {
      preview_help:
        'Апп зээлийн хуудасны дээд талд ингэж харуулна. Зургийн өндөр нь зургийн бодит харьцаагаар тодорхойлогдоно.',
    },
  },
  actionBlocks: {
    banner_is_over:
      'Хугацаа нь дууссан баннерыг нийтлэх боломжгүй. Эхлээд дуусах огноог сунгана уу.',
  },
  validation: { banner_dates: 'Дуусах огноо эхлэх огнооноос өмнө байж болохгүй.' },
  resources: {
    'loan-banner': {
      name: 'Зээлийн баннер |||| Зээлийн баннерууд',
      fields: {
        productType: 'Зээлийн бүтээгдэхүүн',
        link: 'Холбоос',
        fromDate: 'Харуулж эхлэх огноо',
        untilDate: 'Харуулж дуусах огноо',
        aspectRatio: 'Зургийн харьцаа',
        showing: 'Аппад',
      },
      sections: { general: 'Баннер', picture: 'Зураг' },
      views: { shown: 'Харагдаж буй', planned: 'Эхлээгүй', over: 'Хугацаа дууссан' },
      actions: { move: 'Байр солих' },
    },
  },
};

declare module '../../../i18n/Catalogue' {
  interface CatalogueParts {
    'content/loan-banner': typeof labels;
  }
}
