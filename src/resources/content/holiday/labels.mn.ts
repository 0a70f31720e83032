/** Mongolian texts: what belongs to this folder. */
export const labels = {
  content: {
    holiday: {
      add: 'Амралтын өдөр нэмэх',
      previous_year: 'Өмнөх жил',
      next_year: 'Дараах жил',
      year: '%{year} он',
      next: 'Дараагийн амралтын өдөр: %{day}, %{name}',
      of_year: 'Энэ жил %{smart_count} өдөр амарна |||| Энэ жил %{smart_count} өдөр амарна',
      choose: 'Тэмдэглэсэн өдрийг сонгоход дэлгэрэнгүй нь энд гарна.',
      taken: 'Энэ өдөр аль хэдийн амралтын өдөр байна: %{name}.',
      moves:
        'Шилжих төлөх өдрийн тоо: %{dueDates}, зээлийн тоо: %{loans}. Хамгийн эхнийх нь: %{from} → %{to}.',
      moves_none: 'Энэ өдөрт шилжих төлбөр алга.',
      remove_help:
        'Шинэ хуваарь энэ өдрийг алгасахгүй болно. Өмнө нь шилжсэн төлөх өдрүүд буцахгүй.',
    },
  },
  validation: { holiday_over: 'Өнөөдрөөс хойшхи өдрийг сонгоно уу.' },
  resources: {
    holiday: {
      name: 'Амралт, баярын өдөр |||| Амралт, баярын өдрүүд',
      fields: {
        date: 'Өдөр',
        isYearly: 'Жил бүр',
        nextDate: 'Дараагийн өдөр',
        movedDueDates: 'Шилжсэн төлөх өдөр',
      },
      sections: { general: 'Амралтын өдөр' },
      views: { in_force: 'Хүчинтэй', past: 'Өнгөрсөн', removed: 'Хассан' },
      actions: { remove: 'Хуанлиас хасах' },
    },
  },
};

declare module '../../../i18n/Catalogue' {
  interface CatalogueParts {
    'content/holiday': typeof labels;
  }
}
