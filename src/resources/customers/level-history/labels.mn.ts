/** Mongolian texts: what belongs to this folder. */
export const labels = {
  people: {
    course: {
      title: 'Оноо, түвшний явц',
      measure: 'Үзүүлэлт',
      day: 'Огноо',
      rankPoints: 'Зэрэглэлийн оноо',
      level: 'Түвшин',
      points: 'Урамшууллын оноо',
      score: 'Зээлийн оноо',
      nothing: 'Өөрчлөлт бүртгэгдээгүй',
      nothing_text: 'Эхний өөрчлөлт ормогц явц энд харагдана.',
    },
    level: {
      none: 'Түвшингүй',
      now: 'Одоогийн түвшин',
      points: 'Зэрэглэлийн оноо: %{points}',
      differs: 'Оноонд харгалзах түвшин өөр байна: %{level}.',
      way: 'Дараагийн шат хүртэлх явц',
      top: 'Хамгийн дээд шатанд байна.',
      missing: 'Дараагийн шат: %{level}. Дутуу оноо: %{points}.',
    },
  },
  resources: {
    'customers/level': {
      name: 'Түвшний өөрчлөлт |||| Түвшний түүх',
      fields: {
        customerId: 'Харилцагч',
        oldLevel: 'Өмнөх түвшин',
        newLevel: 'Шинэ түвшин',
        rankPoints: 'Зэрэглэлийн оноо',
      },
    },
  },
};

declare module '../../../i18n/Catalogue' {
  interface CatalogueParts {
    'customers/level-history': typeof labels;
  }
}
