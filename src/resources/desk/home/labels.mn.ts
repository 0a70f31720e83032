export const labels = {
  desk: {
    waiting: 'Хүлээж буй ажил',
    waits: '%{count} хүлээж байна',
    nothing_waits: 'Одоогоор хүлээж буй ажил алга.',
    empty_queues: 'Хүлээлтгүй:',
    more_queues: 'Бусад %{smart_count}',
    not_counted: 'Тоолж чадсангүй',
    aging: 'Төлөх өдөр ба хугацаа хэтрэлт',
    under_way: 'Явагдаж буй',
    news: 'Шинэ мэдэгдэл (%{count})',
    pinned: 'Ажлын ширээнд тавьсан',
  },
};

declare module '../../../i18n/Catalogue' {
  interface CatalogueParts {
    'desk/home': typeof labels;
  }
}
