/** Mongolian texts: what belongs to this folder. */
export const labels = {
  watch: {
    search: {
      label: 'Регистрийн дугаар, утас эсвэл нэр',
      help: 'Хүчинтэй бүртгэлээс хайна. Нэрээр хайхад дор хаяж 2 үсэг бичнэ үү.',
      unknown: 'Регистрийн дугаар, утас эсвэл нэр бичнэ үү.',
      found: 'Олдсон бүртгэл: %{smart_count}.',
      match: 'Таарсан байдал',
      results: 'Хайлтын үр дүн',
      name_only: 'Зөвхөн нэр таарсан бол өөр хүн байж болно: регистрийн дугаараар нягтална уу.',
      open: 'Бүртгэлийг нээх: %{name}',
    },
    suspect: {
      label: 'Регистрийн дугаар эсвэл нэр',
      help: 'Нэрээр хайхад дор хаяж 2 үсэг бичнэ үү.',
      unknown: 'Регистрийн дугаар эсвэл нэр бичнэ үү.',
      none: 'Сэжигтний жагсаалтад байхгүй байна.',
      birth_year: 'Төрсөн он',
      authority: 'Хайж байгаа байгууллага',
      since: 'Огноо',
    },
  },
};

declare module '../../../i18n/Catalogue' {
  interface CatalogueParts {
    'watchlists/search': typeof labels;
  }
}
