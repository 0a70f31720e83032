import type { Words } from '../../../i18n/words';

export const words = {
  rights: {
    'tenant-report:create': {
      mn: 'Тенантын тайлан, тохиргоо',
      en: 'Tenant reports and their configuration',
      ru: 'Отчёты кредитора и их настройка',
      demo: ['admin', 'tenant'],
    },
  },
  enums: {
    TenantReportConfigState: {
      IN_FORCE: { mn: 'Хүчинтэй', en: 'In force', ru: 'Действует' },
    },
  },
  tenantReportConfig: {
    groups: {
      opening: {
        mn: 'Хянах самбар нээгдэхэд',
        en: 'What the dashboard opens with',
        ru: 'С чем открывается панель',
      },
      limits: { mn: 'Анхааруулах хязгаар', en: 'When it warns', ru: 'Когда предупреждать' },
    },
    affected: {
      mn: 'Хянах самбар харах бүх ажилтанд хамаарна.',
      en: 'Concerns everybody who sees the dashboard.',
      ru: 'Касается всех, кто видит панель.',
    },
    help: {
      mn: 'Тохиргоо танай байгууллагын тайланд л хамаарна. Хянах самбарыг дараагийн удаа нээхэд хэрэгжинэ.',
      en: 'The settings are those of your own organisation. They hold from the next opening of the dashboard on.',
      ru: 'Настройки действуют только для вашей организации, со следующего открытия панели.',
    },
  },
  resources: {
    'tenant-report/config': {
      name: {
        mn: 'Тайлангийн тохиргоо |||| Тайлангийн тохиргоо',
        en: 'Report settings |||| Report settings',
        ru: 'Настройки отчётов |||| Настройки отчётов |||| Настройки отчётов',
      },
      fields: {
        period: { mn: 'Нээгдэх хугацаа', en: 'Period', ru: 'Период' },
        compared: {
          mn: 'Өмнөх үетэй харьцуулах',
          en: 'Compare with the period before',
          ru: 'Сравнивать с прошлым периодом',
        },
        counters: { mn: 'Харуулах үзүүлэлт', en: 'Figures shown', ru: 'Показатели' },
        pastDueFrom: {
          mn: 'Хугацаа хэтэрсэн зээлийн хувь',
          en: 'Share of loans past due',
          ru: 'Доля кредитов с просрочкой',
        },
        nonPerformingFrom: {
          mn: 'Чанаргүй зээлийн хувь',
          en: 'Share of non-performing loans',
          ru: 'Доля неработающих кредитов',
        },
        courtFrom: {
          mn: 'Хууль, шүүхийн шатны зээлийн хувь',
          en: 'Share of loans in legal proceedings',
          ru: 'Доля кредитов на юридической стадии',
        },
      },
      actions: {
        change_opening: {
          mn: 'Нээгдэх байдлыг өөрчлөх',
          en: 'Change what opens',
          ru: 'Изменить начальный вид',
        },
        change_limits: { mn: 'Хязгаарыг өөрчлөх', en: 'Change the limits', ru: 'Изменить пределы' },
      },
    },
  },
} satisfies Words;
