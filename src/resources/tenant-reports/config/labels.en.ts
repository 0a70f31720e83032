import type { Same } from '../../../i18n/Same';
import type { labels as mn } from './labels.mn';

/** English texts: what belongs to this folder. */
export const labels: Same<typeof mn> = {
  enums: { TenantReportConfigState: { IN_FORCE: 'In force' } },
  tenantReportConfig: {
    groups: { opening: 'What the dashboard opens with', limits: 'When it warns' },
    affected: 'Concerns everybody who sees the dashboard.',
    help: 'The settings are those of your own organisation. They hold from the next opening of the dashboard on.',
  },
  resources: {
    'tenant-report/config': {
      name: 'Report settings |||| Report settings',
      fields: {
        period: 'Period',
        compared: 'Compare with the period before',
        counters: 'Figures shown',
        pastDueFrom: 'Share of loans past due',
        nonPerformingFrom: 'Share of non-performing loans',
        courtFrom: 'Share of loans at law',
      },
      actions: { change_opening: 'Change what opens', change_limits: 'Change the limits' },
    },
  },
};
