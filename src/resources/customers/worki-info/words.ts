import type { Words } from '../../../i18n/words';

export const words = {
  resources: {
    worki_info: {
      name: {
        mn: 'Ажил эрхлэлтийн мэдээлэл |||| Ажил эрхлэлтийн мэдээлэл',
        en: 'Employment |||| Employment',
        ru: 'Сведения о работе |||| Сведения о работе |||| Сведения о работе',
      },
      fields: {
        employer: { mn: 'Ажил олгогч', en: 'Employer', ru: 'Работодатель' },
        position: { mn: 'Албан тушаал', en: 'Position', ru: 'Должность' },
        since: { mn: 'Ажилд орсон огноо', en: 'Employed since', ru: 'Работает с' },
        salary: { mn: 'Цалин', en: 'Salary', ru: 'Заработная плата' },
        fetchedAt: { mn: 'Сүүлд татсан огноо', en: 'Last fetched', ru: 'Последняя загрузка' },
      },
      actions: {
        fetch_work: { mn: 'Дахин татах', en: 'Fetch again', ru: 'Запросить снова' },
      },
    },
  },
} satisfies Words;
