import type { Words } from '../../../i18n/words';

export const words = {
  rights: {
    'car-price:create': {
      mn: 'Автомашины зөвшөөрөгдөх үнэ тогтоох',
      en: 'Set allowed car prices',
      ru: 'Установка допустимых цен автомобилей',
      demo: [],
    },
  },
  resources: {
    'car-loan/prices': {
      name: {
        mn: 'Автомашины зөвшөөрөгдөх үнэ |||| Автомашины зөвшөөрөгдөх үнэ',
        en: 'Allowed car price |||| Allowed car prices',
        ru: 'Допустимая цена автомобиля |||| Допустимые цены автомобилей |||| Допустимые цены автомобилей',
      },
      fields: {
        mark: { mn: 'Марк', en: 'Mark', ru: 'Марка' },
        carModel: { mn: 'Автомашины загвар', en: 'Car model', ru: 'Модель автомобиля' },
        manufacturedYear: { mn: 'Үйлдвэрлэсэн он', en: 'Year of manufacture', ru: 'Год выпуска' },
      },
      sections: {
        car: { mn: 'Автомашин', en: 'Car', ru: 'Автомобиль' },
      },
    },
  },
} satisfies Words;
