import type { Words } from '../../../i18n/words';

export const words = {
  rights: {
    'holiday:list': {
      mn: 'Амралт, баярын өдөр',
      en: 'Holidays',
      ru: 'Праздничные дни',
      demo: ['admin', 'operator', 'economist', 'accountant', 'worker'],
    },
  },
  content: {
    holiday: {
      add: { mn: 'Амралтын өдөр нэмэх', en: 'Add holiday', ru: 'Добавить праздник' },
      previous_year: { mn: 'Өмнөх жил', en: 'Year before', ru: 'Предыдущий год' },
      next_year: { mn: 'Дараах жил', en: 'Year after', ru: 'Следующий год' },
      year: { mn: '%{year} он', en: 'Year %{year}', ru: '%{year} год' },
      next: {
        mn: 'Дараагийн амралтын өдөр: %{day}, %{name}',
        en: 'Next holiday: %{day}, %{name}',
        ru: 'Следующий праздник: %{day}, %{name}',
      },
      of_year: {
        mn: 'Энэ жил %{smart_count} өдөр амарна |||| Энэ жил %{smart_count} өдөр амарна',
        en: '%{smart_count} holiday this year |||| %{smart_count} holidays this year',
        ru: '%{smart_count} праздничный день в году |||| %{smart_count} праздничных дня в году |||| %{smart_count} праздничных дней в году',
      },
      choose: {
        mn: 'Тэмдэглэсэн өдрийг сонгоход дэлгэрэнгүй нь энд гарна.',
        en: 'Choose a marked day to see its details here.',
        ru: 'Выберите отмеченный день, чтобы увидеть подробности.',
      },
      taken: {
        mn: 'Энэ өдөр аль хэдийн амралтын өдөр байна: %{name}.',
        en: 'This day is a holiday already: %{name}.',
        ru: 'Этот день уже праздничный: %{name}.',
      },
      moves: {
        mn: 'Шилжих төлөх өдрийн тоо: %{dueDates}, зээлийн тоо: %{loans}. Хамгийн эхнийх нь: %{from} → %{to}.',
        en: 'Due dates that will move: %{dueDates}, of loans: %{loans}. The first goes from %{from} to %{to}.',
        ru: 'Сдвинется сроков: %{dueDates}, кредитов: %{loans}. Первый — с %{from} на %{to}.',
      },
      falls: {
        mn: 'Энэ өдөрт таарах төлөх өдрийн тоо: %{falling}, үүнээс байрандаа үлдэх: %{staying}.',
        en: 'Due dates that fall on this day: %{falling}, of which stay where they are: %{staying}.',
        ru: 'Сроков, попадающих на этот день: %{falling}, из них останутся на месте: %{staying}.',
      },
      moves_none: {
        mn: 'Энэ өдөрт шилжих төлбөр алга.',
        en: 'No due date will move.',
        ru: 'Ни один срок не сдвинется.',
      },
      remove_help: {
        mn: 'Шинэ хуваарь энэ өдрийг алгасахгүй болно. Өмнө нь шилжсэн төлөх өдрүүд буцахгүй.',
        en: 'New schedules no longer move off this day. Due dates that moved before do not go back.',
        ru: 'Новые графики не будут обходить этот день. Уже сдвинутые сроки не вернутся.',
      },
    },
  },
  validation: {
    holiday_over: {
      mn: 'Өнөөдрөөс хойшхи өдрийг сонгоно уу.',
      en: 'Choose a day after today.',
      ru: 'Выберите день после сегодняшнего.',
    },
  },
  resources: {
    holiday: {
      name: {
        mn: 'Амралт, баярын өдөр |||| Амралт, баярын өдрүүд',
        en: 'Holiday |||| Holidays',
        ru: 'Праздничный день |||| Праздничные дни |||| Праздничные дни',
      },
      fields: {
        date: { mn: 'Өдөр', en: 'Day', ru: 'День' },
        isYearly: { mn: 'Жил бүр', en: 'Every year', ru: 'Ежегодно' },
        nextDate: { mn: 'Дараагийн өдөр', en: 'Next day', ru: 'Ближайший день' },
        movedDueDates: { mn: 'Шилжсэн төлөх өдөр', en: 'Due dates moved', ru: 'Сдвинуто сроков' },
      },
      sections: {
        general: { mn: 'Амралтын өдөр', en: 'Holiday', ru: 'Праздничный день' },
      },
      views: {
        in_force: { mn: 'Хүчинтэй', en: 'In force', ru: 'Действуют' },
        past: { mn: 'Өнгөрсөн', en: 'Past', ru: 'Прошедшие' },
        removed: { mn: 'Хассан', en: 'Removed', ru: 'Исключённые' },
      },
      actions: {
        remove: { mn: 'Хуанлиас хасах', en: 'Remove from calendar', ru: 'Исключить из календаря' },
      },
      events: {
        remove: {
          mn: 'Хуанлиас хассан',
          en: 'Removed from calendar',
          ru: 'Исключено из календаря',
        },
      },
    },
  },
} satisfies Words;
