/** Mongolian texts: what belongs to this folder. */
export const labels = {
  resources: {
    log_batch: {
      name: 'Логийн багц |||| Логийн багцууд',
      fields: {
        number: 'Багцын дугаар',
        forwardingId: 'Лог дамжуулалт',
        source: 'Лог',
        fromAt: 'Хугацааны эхлэл',
        untilAt: 'Хугацааны төгсгөл',
        count: 'Мөрийн тоо',
        attempts: 'Оролдлого',
        failure: 'Алдаа',
        sentAt: 'Дамжуулсан огноо',
      },
      views: {
        failed: 'Амжилтгүй',
        sent_again: 'Дахин дамжуулсан',
      },
      actions: {
        send_again: 'Дахин дамжуулах',
      },
    },
  },
};

declare module '../../../i18n/Catalogue' {
  interface CatalogueParts {
    'settings/log-batch': typeof labels;
  }
}
