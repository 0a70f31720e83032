/** Mongolian texts: what belongs to this folder. */
export const labels = {
  customerLists: {
    whose: 'Харилцагч',
    signature: {
      new_signature: 'Шинэ гарын үсэг',
      specimen: 'Баталсан загвар',
      new_alt: 'Харилцагчийн шинэ гарын үсгийн зураг',
      specimen_alt: 'Өмнө нь баталсан гарын үсгийн зураг',
      no_specimen: 'Баталсан загвар байхгүй. Анхны гарын үсэг тул баримттай тулгана уу.',
      no_signature: 'Гарын үсгийн зураг байхгүй.',
      similarity: 'Автомат тулгалтын төстэй байдал',
      paper_missing: 'Цаасан гэрээний скан эсвэл зургийг хавсаргана уу.',
    },
  },
};

declare module '../../../i18n/Catalogue' {
  interface CatalogueParts {
    'customers/lists': typeof labels;
  }
}
