import type { Same } from '../../../i18n/Same';
import type { labels as mn } from './labels.mn';

/** Russian texts: what belongs to this folder. */
export const labels: Same<typeof mn> = {
  enums: {
    LogSource: {
      SIGN_INS: 'Попытки входа',
      SMS: 'SMS',
      MAILS: 'Письма',
    },
    LogForwardingState: {
      FORWARDING: 'Пересылается',
      FAILING: 'Сбой',
      STOPPED: 'Остановлено',
    },
    LogBatchState: {
      SENT: 'Отправлено',
      FAILED: 'Не отправлено',
      SENT_AGAIN: 'Отправлено повторно',
    },
    LogFailure: {
      UNREACHABLE: 'Получатель не найден',
      REFUSED: 'Получатель отказал',
      TIMED_OUT: 'Ответа не было',
    },
  },
  logForwarding: {
    failing: 'Не отправлено пакетов: %{failed}. До повторной отправки ждут строк: %{waiting}.',
    stopped: 'Пересылка остановлена. Строк в ожидании: %{waiting}.',
    to_batches: 'К пакетам',
    stop_means:
      'После остановки новые строки накапливаются здесь. Система наблюдения не увидит их до запуска.',
    start_means: 'Накопленные строки (%{waiting}) уйдут одним пакетом.',
    failed_first: 'Пересылка продолжится после повторной отправки пакетов: %{failed}.',
  },
  resources: {
    log_forwarding: {
      name: 'Пересылаемый журнал |||| Пересылаемые журналы |||| Пересылаемых журналов',
      fields: {
        source: 'Журнал',
        target: 'Получатель',
        waiting: 'Строк в ожидании',
        forwarded: 'Переслано строк',
        failedBatches: 'Не отправлено пакетов',
        forwardedUntil: 'Переслано до',
      },
      tabs: {
        batches: 'Пакеты',
      },
      actions: {
        stop_forwarding: 'Остановить пересылку',
        start_forwarding: 'Начать пересылку',
        go_on: 'Пересылка продолжается',
      },
    },
  },
};
