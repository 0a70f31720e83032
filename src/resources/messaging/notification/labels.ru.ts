import type { Same } from '../../../i18n/Same';
import type { labels as mn } from './labels.mn';

export const labels: Same<typeof mn> = {
  resources: {
    notification: {
      name: 'Уведомление |||| Уведомления |||| Уведомления',
      fields: {
        body: 'Текст',
        receiver: 'Получатель',
        customerId: 'Клиент',
        audience: 'Представление',
        startsAt: 'Начало отправки',
        isApp: 'В приложении',
        isMail: 'По эл. почте',
        total: 'Получателей',
        sent: 'Отправлено',
        failed: 'Не отправлено',
        waiting: 'Ожидает',
        received: 'Получено',
        seen: 'Просмотрено',
        finishedAt: 'Конец отправки',
        createdAt: 'Подтверждено',
        createdBy: 'Отправил',
      },
      sections: {
        message: 'Уведомление',
        receivers: 'Кому и когда',
      },
      views: {
        CUSTOMER: 'Одному клиенту',
        AUDIENCE: 'По представлению',
        ALL: 'Всем клиентам',
        under_way: 'Отправляются',
      },
      actions: { stop_sending: 'Остановить отправку' },
    },
  },
  messaging: {
    notification: {
      send: 'Отправить',
      send_to: 'Отправить получателям: %{count}',
      preview_help: 'Так уведомление выглядит на телефоне.',
      app: 'Өртөө',
      now: 'сейчас',
      no_title: 'Заголовок',
      no_body: 'Текст уведомления',
      choose_receiver: 'Выберите получателя.',
      counting: 'Получатели подсчитываются.',
      not_counted: 'Получателей подсчитать не удалось, отправить нельзя.',
      nobody: 'Получателей нет.',
      locked: 'Всем клиентам только что отправлено. Следующее можно отправить с %{time}.',
      no_lists: 'Нет права на списки клиентов и кредитов: выбирать не из чего.',
      begins: 'Начало',
      at_once: 'Сразу после подтверждения',
      channels: 'Способ',
      received_of: 'Получено: %{percent}% отправленных',
      seen_of: 'Просмотрено: %{percent}% полученных',
      result: 'Результат',
      done: '%{name}: получателей %{count}',
      earlier: {
        accepted: '«%{name}» уже принято раньше. Отправлять снова не нужно.',
        not_accepted:
          'Прежнее уведомление не отправлено. Если набранное осталось в черновике, его можно отправить снова.',
        asking: 'Проверяется, что стало с прежним уведомлением.',
        unknown: 'Не удалось узнать, что стало с прежним уведомлением.',
        open: 'Открыть',
        ask_again: 'Проверить ещё раз',
      },
    },
  },
};
