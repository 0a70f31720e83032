import type { Words } from '../../../i18n/words';

export const words = {
  enums: {
    LogSource: {
      SIGN_INS: { mn: 'Нэвтрэх оролдлого', en: 'Sign-in attempts', ru: 'Попытки входа' },
      SMS: { mn: 'SMS', en: 'SMS', ru: 'SMS' },
      MAILS: { mn: 'И-мэйл', en: 'Mails', ru: 'Письма' },
    },
    LogForwardingState: {
      FORWARDING: { mn: 'Дамжуулж байна', en: 'Forwarding', ru: 'Пересылается' },
      FAILING: { mn: 'Алдаатай', en: 'Failing', ru: 'Сбой' },
      STOPPED: { mn: 'Зогссон', en: 'Stopped', ru: 'Остановлено' },
    },
    LogBatchState: {
      SENT: { mn: 'Дамжуулсан', en: 'Sent', ru: 'Отправлено' },
      FAILED: { mn: 'Амжилтгүй', en: 'Failed', ru: 'Не отправлено' },
      SENT_AGAIN: { mn: 'Дахин дамжуулсан', en: 'Sent again', ru: 'Отправлено повторно' },
    },
    LogFailure: {
      UNREACHABLE: {
        mn: 'Хүлээн авагч олдсонгүй',
        en: 'The receiver was not found',
        ru: 'Получатель не найден',
      },
      REFUSED: {
        mn: 'Хүлээн авагч татгалзсан',
        en: 'The receiver refused it',
        ru: 'Получатель отказал',
      },
      TIMED_OUT: { mn: 'Хариу ирээгүй', en: 'No answer came', ru: 'Ответа не было' },
    },
  },
  logForwarding: {
    failing: {
      mn: 'Амжилтгүй багц: %{failed}. Тэдгээрийг дахин дамжуулах хүртэл %{waiting} мөр хүлээнэ.',
      en: 'Failed batches: %{failed}. Until they are sent again, %{waiting} rows wait.',
      ru: 'Не отправлено пакетов: %{failed}. До повторной отправки ждут строк: %{waiting}.',
    },
    stopped: {
      mn: 'Дамжуулалт зогссон. Хүлээж буй мөр: %{waiting}.',
      en: 'Forwarding is stopped. Rows that wait: %{waiting}.',
      ru: 'Пересылка остановлена. Строк в ожидании: %{waiting}.',
    },
    to_batches: { mn: 'Багцуудыг харах', en: 'See the batches', ru: 'К пакетам' },
    stop_means: {
      mn: 'Зогсоосны дараа шинэ мөр энд хуримтлагдана. Хяналтын систем тэднийг эхлүүлэх хүртэл харахгүй.',
      en: 'From then on new rows gather here. The system that watches over them does not see them until it is started again.',
      ru: 'После остановки новые строки накапливаются здесь. Система наблюдения не увидит их до запуска.',
    },
    start_means: {
      mn: 'Хуримтлагдсан %{waiting} мөрийг нэг багцаар дамжуулна.',
      en: 'The %{waiting} rows that gathered go in one batch.',
      ru: 'Накопленные строки (%{waiting}) уйдут одним пакетом.',
    },
    failed_first: {
      mn: 'Амжилтгүй %{failed} багцыг дахин дамжуулсны дараа үргэлжилнэ.',
      en: 'It goes on once the failed batches are sent again: %{failed}.',
      ru: 'Пересылка продолжится после повторной отправки пакетов: %{failed}.',
    },
  },
  resources: {
    log_forwarding: {
      name: {
        mn: 'Лог дамжуулалт |||| Лог дамжуулалт',
        en: 'Forwarded log |||| Forwarded logs',
        ru: 'Пересылаемый журнал |||| Пересылаемые журналы |||| Пересылаемых журналов',
      },
      fields: {
        source: { mn: 'Лог', en: 'Log', ru: 'Журнал' },
        target: { mn: 'Хүлээн авагч', en: 'Receiver', ru: 'Получатель' },
        waiting: { mn: 'Хүлээж буй мөр', en: 'Rows that wait', ru: 'Строк в ожидании' },
        forwarded: { mn: 'Дамжуулсан мөр', en: 'Rows forwarded', ru: 'Переслано строк' },
        failedBatches: { mn: 'Амжилтгүй багц', en: 'Failed batches', ru: 'Не отправлено пакетов' },
        forwardedUntil: { mn: 'Хүртэл дамжуулсан', en: 'Forwarded until', ru: 'Переслано до' },
      },
      tabs: {
        batches: { mn: 'Багцууд', en: 'Batches', ru: 'Пакеты' },
      },
      actions: {
        stop_forwarding: {
          mn: 'Дамжуулалт зогсоох',
          en: 'Stop forwarding',
          ru: 'Остановить пересылку',
        },
        start_forwarding: {
          mn: 'Дамжуулалт эхлүүлэх',
          en: 'Start forwarding',
          ru: 'Начать пересылку',
        },
      },
      events: {
        go_on: {
          mn: 'Дамжуулалт үргэлжилсэн',
          en: 'Forwarding went on',
          ru: 'Пересылка продолжена',
        },
      },
    },
  },
} satisfies Words;
