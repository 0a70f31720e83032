import type { Words } from '../../../i18n/words';

export const words = {
  desk: {
    waiting: { mn: 'Хүлээж буй ажил', en: 'Waiting work', ru: 'Ожидает решения' },
    waits: { mn: 'Хүлээж буй: %{count}', en: '%{count} waiting', ru: 'Ожидает: %{count}' },
    nothing_waits: {
      mn: 'Одоогоор хүлээж буй ажил алга.',
      en: 'Nothing waits at the moment.',
      ru: 'Сейчас ничего не ожидает.',
    },
    empty_queues: { mn: 'Хүлээлтгүй:', en: 'Nothing waits in:', ru: 'Пусто:' },
    more_queues: {
      mn: 'Бусад %{smart_count}',
      en: '%{smart_count} more',
      ru: 'Ещё %{smart_count}',
    },
    not_counted: { mn: 'Тоолж чадсангүй', en: 'Could not be counted', ru: 'Не удалось посчитать' },
    aging: {
      mn: 'Төлөх өдөр ба хугацаа хэтрэлт',
      en: 'Due and overdue',
      ru: 'К оплате и просрочено',
    },
    under_way: { mn: 'Явагдаж буй', en: 'Under way', ru: 'В работе' },
    news: {
      mn: 'Шинэ мэдэгдэл (%{count})',
      en: 'New notifications (%{count})',
      ru: 'Новые уведомления (%{count})',
    },
    pinned: { mn: 'Ажлын ширээнд тавьсан', en: 'Pinned to the desk', ru: 'На рабочем столе' },
  },
} satisfies Words;
