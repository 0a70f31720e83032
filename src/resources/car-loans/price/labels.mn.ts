/** Mongolian texts: what belongs to this folder. */
export const labels = {
  resources: {
    'car-loan/prices': {
      name: 'Автомашины зөвшөөрөгдөх үнэ |||| Автомашины зөвшөөрөгдөх үнэ',
      fields: { mark: 'Марк', carModel: 'Автомашины загвар', manufacturedYear: 'Үйлдвэрлэсэн он' },
      sections: { car: 'Автомашин' },
    },
  },
};

declare module '../../../i18n/Catalogue' {
  interface CatalogueParts {
    'car-loans/price': typeof labels;
  }
}
