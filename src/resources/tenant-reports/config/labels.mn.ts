/** Mongolian texts: what belongs to this folder. */
export const labels = {
  enums: { TenantReportConfigState: { IN_FORCE: 'Хүчинтэй' } },
  tenantReportConfig: {
    groups: { opening: 'Хянах самбар нээгдэхэд', limits: 'Анхааруулах хязгаар' },
    affected: 'Хянах самбар харах бүх ажилтанд хамаарна.',
    help: 'Тохиргоо танай байгууллагын тайланд л хамаарна. Хянах самбарыг дараагийн удаа нээхэд хэрэгжинэ.',
  },
  resources: {
    'tenant-report/config': {
      name: 'Тайлангийн тохиргоо |||| Тайлангийн тохиргоо',
      fields: {
        period: 'Нээгдэх хугацаа',
        compared: 'Өмнөх үетэй харьцуулах',
        counters: 'Харуулах үзүүлэлт',
        pastDueFrom: 'Хугацаа хэтэрсэн зээлийн хувь',
        nonPerformingFrom: 'Чанаргүй зээлийн хувь',
        courtFrom: 'Хууль, шүүхийн шатны зээлийн хувь',
      },
      actions: { change_opening: 'Нээгдэх байдлыг өөрчлөх', change_limits: 'Хязгаарыг өөрчлөх' },
    },
  },
};

declare module '../../../i18n/Catalogue' {
  interface CatalogueParts {
    'tenant-reports/config': typeof labels;
  }
}
