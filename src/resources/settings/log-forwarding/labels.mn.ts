/** Mongolian texts: what belongs to this folder. */
export const labels = {
  enums: {
    LogSource: {
      SIGN_INS: 'Нэвтрэх оролдлого',
      SMS: 'SMS',
      MAILS: 'И-мэйл',
    },
    LogForwardingState: {
      FORWARDING: 'Дамжуулж байна',
      FAILING: 'Алдаатай',
      STOPPED: 'Зогссон',
    },
    LogBatchState: {
      SENT: 'Дамжуулсан',
      FAILED: 'Амжилтгүй',
      SENT_AGAIN: 'Дахин дамжуулсан',
    },
    LogFailure: {
      UNREACHABLE: 'Хүлээн авагч олдсонгүй',
      REFUSED: 'Хүлээн авагч татгалзсан',
      TIMED_OUT: 'Хариу ирээгүй',
    },
  },
  logForwarding: {
    failing: 'Амжилтгүй багц: %{failed}. Тэдгээрийг дахин дамжуулах хүртэл %{waiting} мөр хүлээнэ.',
    stopped: 'Дамжуулалт зогссон. Хүлээж буй мөр: %{waiting}.',
    to_batches: 'Багцуудыг харах',
    stop_means:
      'Зогсоосны дараа шинэ мөр энд хуримтлагдана. Хяналтын систем тэднийг эхлүүлэх хүртэл харахгүй.',
    start_means: 'Хуримтлагдсан %{waiting} мөрийг нэг багцаар дамжуулна.',
    failed_first: 'Амжилтгүй %{failed} багцыг дахин дамжуулсны дараа үргэлжилнэ.',
  },
  resources: {
    log_forwarding: {
      name: 'Лог дамжуулалт |||| Лог дамжуулалт',
      fields: {
        source: 'Лог',
        target: 'Хүлээн авагч',
        waiting: 'Хүлээж буй мөр',
        forwarded: 'Дамжуулсан мөр',
        failedBatches: 'Амжилтгүй багц',
        forwardedUntil: 'Хүртэл дамжуулсан',
      },
      tabs: {
        batches: 'Багцууд',
      },
      actions: {
        stop_forwarding: 'Дамжуулалт зогсоох',
        start_forwarding: 'Дамжуулалт эхлүүлэх',
        go_on: 'Дамжуулалт үргэлжлэх',
      },
    },
  },
};

declare module '../../../i18n/Catalogue' {
  interface CatalogueParts {
    'settings/log-forwarding': typeof labels;
  }
}
