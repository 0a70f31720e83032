import type { Words } from '../../../i18n/words';

export const words = {
  rights: {
    'suspect:search': {
      mn: 'Сэжигтэн хайх',
      en: 'Search suspects',
      ru: 'Поиск подозреваемых',
      demo: ['admin', 'operator', 'economist'],
    },
  },
  watch: {
    search: {
      label: {
        mn: 'Регистрийн дугаар, утас эсвэл нэр',
        en: 'Register number, phone or name',
        ru: 'Регистрационный номер, телефон или имя',
      },
      help: {
        mn: 'Хүчинтэй бүртгэлээс хайна. Нэрээр хайхад дор хаяж 2 үсэг бичнэ үү.',
        en: 'Only entries in force are searched. A name needs at least 2 letters.',
        ru: 'Поиск среди действующих записей. В имени нужно не менее 2 букв.',
      },
      unknown: {
        mn: 'Регистрийн дугаар, утас эсвэл нэр бичнэ үү.',
        en: 'Enter a register number, phone or name.',
        ru: 'Введите регистрационный номер, телефон или имя.',
      },
      found: {
        mn: 'Олдсон бүртгэл: %{smart_count}.',
        en: '%{smart_count} entry found. |||| %{smart_count} entries found.',
        ru: 'Найдена %{smart_count} запись. |||| Найдено %{smart_count} записи. |||| Найдено %{smart_count} записей.',
      },
      match: { mn: 'Таарсан байдал', en: 'Match', ru: 'Совпадение' },
      results: { mn: 'Хайлтын үр дүн', en: 'Results', ru: 'Результаты' },
      former: {
        mn: 'өмнөх, %{day} хүртэл',
        en: 'former, until %{day}',
        ru: 'прежнее, до %{day}',
      },
      name_only: {
        mn: 'Зөвхөн нэр таарсан бол өөр хүн байж болно: регистрийн дугаараар нягтална уу.',
        en: 'If only the name matches, it may be somebody else: check the register number.',
        ru: 'Если совпало только имя, это может быть другой человек: проверьте регистрационный номер.',
      },
    },
    suspect: {
      label: {
        mn: 'Регистрийн дугаар эсвэл нэр',
        en: 'Register number or name',
        ru: 'Регистрационный номер или имя',
      },
      help: {
        mn: 'Нэрээр хайхад дор хаяж 2 үсэг бичнэ үү.',
        en: 'A name needs at least 2 letters.',
        ru: 'В имени нужно не менее 2 букв.',
      },
      unknown: {
        mn: 'Регистрийн дугаар эсвэл нэр бичнэ үү.',
        en: 'Enter a register number or name.',
        ru: 'Введите регистрационный номер или имя.',
      },
      none: {
        mn: 'Сэжигтний жагсаалтад байхгүй байна.',
        en: 'Not on the list of suspects.',
        ru: 'В списке подозреваемых нет.',
      },
      birth_year: { mn: 'Төрсөн он', en: 'Year of birth', ru: 'Год рождения' },
      authority: { mn: 'Хайж байгаа байгууллага', en: 'Wanted by', ru: 'Кто разыскивает' },
      since: { mn: 'Огноо', en: 'Since', ru: 'Дата' },
    },
  },
} satisfies Words;
