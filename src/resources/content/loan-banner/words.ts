import type { Words } from '../../../i18n/words';

export const words = {
  rights: {
    'banner-admin:access': {
      mn: 'Баннер, хадгаламжийн зураг',
      en: 'Banners and saving images',
      ru: 'Баннеры и изображения сбережений',
      demo: ['admin', 'operator'],
    },
  },
  content: {
    banner: {
      preview_help: {
        mn: 'Апп зээлийн хуудасны дээд талд ингэж харуулна. Зургийн өндөр нь зургийн бодит харьцаагаар тодорхойлогдоно.',
        en: 'This is how the app shows it above its loan page. Its height follows the ratio of the real picture.',
        ru: 'Так приложение показывает его над страницей кредитов. Высота следует из соотношения сторон самой картинки.',
      },
    },
  },
  actionBlocks: {
    banner_is_over: {
      mn: 'Хугацаа нь дууссан баннерыг нийтлэх боломжгүй. Эхлээд дуусах огноог сунгана уу.',
      en: 'A banner whose dates are over cannot be published. Give it a later last day first.',
      ru: 'Баннер с истёкшим сроком опубликовать нельзя. Сначала продлите срок показа.',
    },
  },
  validation: {
    banner_dates: {
      mn: 'Дуусах огноо эхлэх огнооноос өмнө байж болохгүй.',
      en: 'The last day cannot be before the first.',
      ru: 'Последний день не может быть раньше первого.',
    },
  },
  resources: {
    'loan-banner': {
      name: {
        mn: 'Зээлийн баннер |||| Зээлийн баннерууд',
        en: 'Loan banner |||| Loan banners',
        ru: 'Кредитный баннер |||| Кредитные баннеры |||| Кредитные баннеры',
      },
      fields: {
        productType: { mn: 'Зээлийн бүтээгдэхүүн', en: 'Loan product', ru: 'Кредитный продукт' },
        link: { mn: 'Холбоос', en: 'Link', ru: 'Ссылка' },
        fromDate: { mn: 'Харуулж эхлэх огноо', en: 'Shown from', ru: 'Показывать с' },
        untilDate: { mn: 'Харуулж дуусах огноо', en: 'Shown until', ru: 'Показывать до' },
        aspectRatio: { mn: 'Зургийн харьцаа', en: 'Aspect ratio', ru: 'Соотношение сторон' },
        showing: { mn: 'Аппад', en: 'In the app', ru: 'В приложении' },
      },
      sections: {
        general: { mn: 'Баннер', en: 'Banner', ru: 'Баннер' },
        picture: { mn: 'Зураг', en: 'Picture', ru: 'Картинка' },
      },
      views: {
        shown: { mn: 'Харагдаж буй', en: 'Shown', ru: 'Показываются' },
        planned: { mn: 'Эхлээгүй', en: 'Not begun', ru: 'Ещё не начаты' },
        over: { mn: 'Хугацаа дууссан', en: 'Over', ru: 'Срок истёк' },
      },
      actions: {
        move: { mn: 'Байр солих', en: 'Change the place', ru: 'Сменить место' },
      },
    },
  },
} satisfies Words;
