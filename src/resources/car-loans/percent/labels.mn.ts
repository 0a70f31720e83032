/** Mongolian texts: what belongs to this folder. */
export const labels = {
  resources: {
    'car-loan/percents': {
      name: 'Барьцааны хувь |||| Барьцааны хувь',
      fields: { manufacturedYear: 'Үйлдвэрлэсэн оноос', percent: 'Үнийн хувь' },
      sections: { percent: 'Барьцааны хувь' },
    },
  },
};

declare module '../../../i18n/Catalogue' {
  interface CatalogueParts {
    'car-loans/percent': typeof labels;
  }
}
