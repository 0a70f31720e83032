import type { Words } from '../../../i18n/words';

export const words = {
  rights: {
    'customer-god:list': {
      mn: 'Харилцагчийн түвшний дараалал',
      en: "Queue of customers' levels",
      ru: 'Очередь уровней клиентов',
      demo: ['admin', 'operator'],
    },
    'customer-level:approve': {
      mn: 'Харилцагчийн түвшин батлах',
      en: "Approve customers' levels",
      ru: 'Утверждение уровней клиентов',
      demo: [],
    },
  },
  identity: {
    level: {
      change: { mn: 'Түвшний өөрчлөлт', en: 'Level change', ru: 'Изменение уровня' },
      up: { mn: 'Ахина', en: 'Goes up', ru: 'Повышение' },
      down: { mn: 'Буурна', en: 'Goes down', ru: 'Понижение' },
      rank_agrees: {
        mn: 'Шинэ түвшин оноонд таарч байна.',
        en: 'The new level matches the points.',
        ru: 'Новый уровень соответствует баллам.',
      },
      rank_differs: {
        mn: 'Шинэ түвшин оноонд таарахгүй байна.',
        en: 'The new level does not match the points.',
        ru: 'Новый уровень не соответствует баллам.',
      },
      before: { mn: 'Одоо', en: 'Now', ru: 'Сейчас' },
      after: { mn: 'Дараа', en: 'After', ru: 'После' },
      points: { mn: 'Онооны түүх', en: 'Points history', ru: 'История баллов' },
      no_points: { mn: 'Оноо бүртгэгдээгүй.', en: 'No points.', ru: 'Баллов нет.' },
      all_points: { mn: 'Бүх оноог харах', en: 'View all points', ru: 'Все баллы' },
    },
  },
  resources: {
    'customers/level-queue': {
      name: {
        mn: 'Түвшин |||| Түвшнүүд',
        en: 'Level |||| Levels',
        ru: 'Уровень |||| Уровни |||| Уровни',
      },
      fields: {
        oldLevel: { mn: 'Өмнөх түвшин', en: 'Previous level', ru: 'Прежний уровень' },
        newLevel: { mn: 'Шинэ түвшин', en: 'New level', ru: 'Новый уровень' },
        points: { mn: 'Зэрэглэлийн оноо', en: 'Rank points', ru: 'Баллы ранга' },
        oldLimit: {
          mn: 'Одоогийн зээлийн эрх',
          en: 'Current credit limit',
          ru: 'Текущий кредитный лимит',
        },
        newLimit: { mn: 'Шинэ зээлийн эрх', en: 'New credit limit', ru: 'Новый кредитный лимит' },
        requestedAt: { mn: 'Дараалалд орсон', en: 'Queued at', ru: 'В очереди с' },
      },
      views: {
        queued: { mn: 'Хүлээгдэж буй', en: 'Waiting', ru: 'Ожидают' },
        applied: { mn: 'Шилжсэн', en: 'Applied', ru: 'Применены' },
        refused: { mn: 'Татгалзсан', en: 'Refused', ru: 'Отклонены' },
      },
      actions: {
        accept_level: { mn: 'Түвшин батлах', en: 'Accept level', ru: 'Принять уровень' },
        refuse_level: { mn: 'Түвшнээс татгалзах', en: 'Refuse level', ru: 'Отклонить уровень' },
      },
    },
  },
  enums: {
    LevelChangeState: {
      QUEUED: { mn: 'Хүлээгдэж буй', en: 'Waiting', ru: 'Ожидает' },
      APPLIED: { mn: 'Шилжсэн', en: 'Applied', ru: 'Применён' },
      REFUSED: { mn: 'Татгалзсан', en: 'Refused', ru: 'Отклонён' },
    },
  },
} satisfies Words;
