/** Mongolian texts: what belongs to this folder. */
export const labels = {
  identity: {
    level: {
      change: 'Түвшний өөрчлөлт',
      up: 'Ахина',
      down: 'Буурна',
      rank_agrees: 'Шинэ түвшин оноонд таарч байна.',
      rank_differs: 'Шинэ түвшин оноонд таарахгүй байна.',
      before: 'Одоо',
      after: 'Дараа',
      points: 'Онооны түүх',
      no_points: 'Оноо бүртгэгдээгүй.',
      all_points: 'Бүх оноог харах',
    },
  },
  resources: {
    'customers/level-queue': {
      name: 'Түвшин |||| Түвшнүүд',
      fields: {
        customerId: 'Харилцагч',
        oldLevel: 'Өмнөх түвшин',
        newLevel: 'Шинэ түвшин',
        points: 'Зэрэглэлийн оноо',
        oldLimit: 'Одоогийн зээлийн эрх',
        newLimit: 'Шинэ зээлийн эрх',
        requestedAt: 'Дараалалд орсон',
        decidedAt: 'Шийдвэрлэсэн огноо',
        decidedBy: 'Шийдвэрлэсэн ажилтан',
      },
      views: { queued: 'Хүлээгдэж буй', applied: 'Шилжсэн', refused: 'Татгалзсан' },
      actions: { accept_level: 'Түвшин батлах', refuse_level: 'Түвшнээс татгалзах' },
    },
  },
  enums: {
    LevelChangeState: { QUEUED: 'Хүлээгдэж буй', APPLIED: 'Шилжсэн', REFUSED: 'Татгалзсан' },
  },
};

declare module '../../../i18n/Catalogue' {
  interface CatalogueParts {
    'customers/level-queue': typeof labels;
  }
}
