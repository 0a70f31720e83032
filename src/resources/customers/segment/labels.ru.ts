import type { Same } from '../../../i18n/Same';

import type { labels as mn } from './labels.mn';

/** Russian texts: what belongs to this folder. */
export const labels: Same<typeof mn> = {
  customerLists: {
    segment: {
      back: 'Все сегменты',
      rule: 'Правило',
      members: 'Клиентов',
      rules: {
        entity_81: 'Все клиенты, зарегистрированные как физические лица.',
        entity_31: 'Организации, название которых оканчивается на ХК (акционерное общество).',
        entity_32:
          'Организации, название которых оканчивается на ХХК (ООО) или не содержит организационной формы.',
        entity_62:
          'Организации, название которых оканчивается на ТББ (негосударственная организация).',
        customer_8101: 'Граждане, которые учатся или имеют студенческий кредит.',
        customer_8102: 'Все граждане, кроме студентов.',
      },
    },
  },
  resources: {
    'customers/segments': {
      name: 'Сегмент |||| Сегменты |||| Сегменты',
      fields: {
        segment: 'Сегмент',
        kind: 'Вид сегмента',
        members: 'Клиентов',
        share: 'Доля',
        mayLend: 'С доступом к кредитам',
        newMembers: 'Новых за месяц',
      },
      views: { ENTITY: 'Сегменты лиц', CUSTOMER: 'Сегменты клиентов' },
    },
  },
  enums: { SegmentKind: { ENTITY: 'Сегмент лица', CUSTOMER: 'Сегмент клиента' } },
};
