import type { Words } from '../../../i18n/words';

export const words = {
  people: {
    course: {
      title: {
        mn: 'Оноо, түвшний явц',
        en: 'Points and level over time',
        ru: 'Баллы и уровень во времени',
      },
      measure: { mn: 'Үзүүлэлт', en: 'Figure', ru: 'Показатель' },
      day: { mn: 'Огноо', en: 'Date', ru: 'Дата' },
      rankPoints: { mn: 'Зэрэглэлийн оноо', en: 'Rank points', ru: 'Баллы ранга' },
      level: { mn: 'Түвшин', en: 'Level', ru: 'Уровень' },
      points: { mn: 'Урамшууллын оноо', en: 'Bonus points', ru: 'Бонусные баллы' },
      score: { mn: 'Зээлийн оноо', en: 'Credit score', ru: 'Кредитный балл' },
      nothing: { mn: 'Өөрчлөлт бүртгэгдээгүй', en: 'No change yet', ru: 'Изменений не было' },
      nothing_text: {
        mn: 'Эхний өөрчлөлт ормогц явц энд харагдана.',
        en: 'What changes is drawn here.',
        ru: 'Изменения появятся здесь.',
      },
    },
    level: {
      none: { mn: 'Түвшингүй', en: 'No level', ru: 'Без уровня' },
      now: { mn: 'Одоогийн түвшин', en: 'Current level', ru: 'Текущий уровень' },
      points: {
        mn: 'Зэрэглэлийн оноо: %{points}',
        en: 'Rank points: %{points}',
        ru: 'Баллы ранга: %{points}',
      },
      differs: {
        mn: 'Оноонд харгалзах түвшин өөр байна: %{level}.',
        en: 'The points correspond to another level: %{level}.',
        ru: 'По баллам положен другой уровень: %{level}.',
      },
      way: {
        mn: 'Дараагийн шат хүртэлх явц',
        en: 'Progress to the next step',
        ru: 'До следующей ступени',
      },
      top: {
        mn: 'Хамгийн дээд шатанд байна.',
        en: 'This is the highest step.',
        ru: 'Это высшая ступень.',
      },
      missing: {
        mn: 'Дараагийн шат: %{level}. Дутуу оноо: %{points}.',
        en: 'Next step: %{level}. Points missing: %{points}.',
        ru: 'Следующая ступень: %{level}. Не хватает баллов: %{points}.',
      },
    },
  },
  resources: {
    'customers/level': {
      name: {
        mn: 'Түвшний өөрчлөлт |||| Түвшний түүх',
        en: 'Level change |||| Level history',
        ru: 'Изменение уровня |||| История уровней |||| История уровней',
      },
      fields: {
        oldLevel: { mn: 'Өмнөх түвшин', en: 'Previous level', ru: 'Прежний уровень' },
        newLevel: { mn: 'Шинэ түвшин', en: 'New level', ru: 'Новый уровень' },
        rankPoints: { mn: 'Зэрэглэлийн оноо', en: 'Rank points', ru: 'Баллы ранга' },
      },
    },
  },
} satisfies Words;
