import type { Words } from '../../../i18n/words';

export const words = {
  rights: {
    'politician:list': {
      mn: 'Улс төрд нөлөө бүхий этгээдийн жагсаалт',
      en: 'List of politically exposed persons',
      ru: 'Список политически значимых лиц',
      demo: ['admin', 'operator', 'economist'],
    },
  },
  resources: {
    politicians: {
      name: {
        mn: 'Улс төрд нөлөө бүхий этгээд |||| Улс төрд нөлөө бүхий этгээдүүд',
        en: 'Politically exposed person |||| Politically exposed persons',
        ru: 'Публичное должностное лицо |||| Публичные должностные лица |||| Публичные должностные лица',
      },
      fields: {
        relation: { mn: 'Хамаарал', en: 'Relation', ru: 'Степень родства' },
        occupation: { mn: 'Эрхэлдэг ажил', en: 'Occupation', ru: 'Род занятий' },
        organization: { mn: 'Байгууллага', en: 'Organisation', ru: 'Организация' },
        relatedTo: { mn: 'Хэний хамаарал', en: 'Related to', ru: 'Чей родственник' },
        since: { mn: 'Эхэлсэн огноо', en: 'Since', ru: 'Дата начала' },
        until: { mn: 'Дууссан огноо', en: 'Until', ru: 'Дата окончания' },
      },
      sections: {
        person: { mn: 'Хувь хүн', en: 'Person', ru: 'Человек' },
        exposure: {
          mn: 'Улс төрд нөлөө бүхий байдал',
          en: 'Political exposure',
          ru: 'Публичная должность',
        },
      },
    },
  },
} satisfies Words;
