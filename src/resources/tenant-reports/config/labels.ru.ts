import type { Same } from '../../../i18n/Same';
import type { labels as mn } from './labels.mn';

/** Russian texts: what belongs to this folder. */
export const labels: Same<typeof mn> = {
  enums: { TenantReportConfigState: { IN_FORCE: 'Действует' } },
  tenantReportConfig: {
    groups: { opening: 'С чем открывается панель', limits: 'Когда предупреждать' },
    affected: 'Касается всех, кто видит панель.',
    help: 'Настройки действуют только для вашей организации, со следующего открытия панели.',
  },
  resources: {
    'tenant-report/config': {
      name: 'Настройки отчётов |||| Настройки отчётов |||| Настройки отчётов',
      fields: {
        period: 'Период',
        compared: 'Сравнивать с прошлым периодом',
        counters: 'Показатели',
        pastDueFrom: 'Доля кредитов с просрочкой',
        nonPerformingFrom: 'Доля неработающих кредитов',
        courtFrom: 'Доля кредитов на юридической стадии',
      },
      actions: { change_opening: 'Изменить начальный вид', change_limits: 'Изменить пределы' },
    },
  },
};
