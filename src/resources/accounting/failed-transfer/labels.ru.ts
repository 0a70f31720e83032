import type { Same } from '../../../i18n/Same';
import type { labels as mn } from './labels.mn';

/** Russian texts: what belongs to this folder. */
export const labels: Same<typeof mn> = {
  failedTransfer: {
    wallet_leg: 'Списание с кошелька',
    bank_leg: 'Зачисление на банковский счёт',
    not_booked: 'Не проведено',
    log: 'Журнал исходящих банка',
    read_log: 'Проверить по журналу банка',
    log_unread: 'Журнал исходящих банка ещё не проверен. Сначала проверьте.',
    waiting: 'Деньги на счёте неуспешных переводов: их нет ни на кошельке, ни в банке.',
    similar: 'Похожие переводы за %{hours} ч',
    no_similar: 'Похожих переводов нет',
    no_similar_text: 'За %{hours} ч на тот же счёт или на ту же сумму ничего не отправляли.',
    doubles: 'Банк исполнил похожих: %{count}. Повторная отправка оплатит дважды.',
    position: 'Где деньги',
    wallet: 'Кошелёк',
    waiting_account: 'Счёт неуспешных переводов',
    bank: 'Банк',
    ways: {
      executed: 'Банк исполнил этот перевод: выберите «Был исполнен».',
      not_executed: 'В журнале банка исполнения нет.',
    },
  },
  actionBlocks: {
    log_unanswered:
      'Банк не ответил и мог заплатить: до ответа ничего не решают. Проверьте журнал ещё раз.',
    transfer_twin:
      'Банк исполнил похожие переводы (%{count}): сначала другой сотрудник устанавливает, что это другие платежи.',
    transfer_told_apart: 'Вы отличили его от похожего перевода: решает другой сотрудник.',
    transfer_alone: 'Похожих переводов нет.',
    log_unread: 'Сначала проверьте журнал исходящих банка.',
    transfer_executed: 'Банк исполнил этот перевод: деньги на кошелёк не возвращаются.',
  },
  resources: {
    'accounting/failed-transfers': {
      name: 'Неуспешный перевод |||| Неуспешные переводы |||| Неуспешные переводы',
      fields: {
        number: 'Номер',
        kind: 'Назначение',
        customerId: 'Клиент',
        failedLeg: 'Сторона сбоя',
        accountNumber: 'Счёт получателя',
        accountOwner: 'Владелец счёта',
        bankAnswer: 'Ответ банка',
        transferredAt: 'Дата перевода',
        isWaiting: 'Деньги ожидают',
        logState: 'В журнале банка',
        logReadAt: 'Журнал проверен',
        logReadBy: 'Кто проверил журнал',
        toldApartBy: 'Кто отличил',
        way: 'Как исправлено',
        comment: 'Комментарий',
        decidedAt: 'Дата решения',
        decidedBy: 'Кто решил',
      },
      sections: { transfer: 'Перевод', decision: 'Решение' },
      views: {
        open: 'Открытые',
        corrected: 'Исправлено',
        bankError: 'Ошибка банка',
        transactionError: 'Ошибка операции',
      },
      actions: {
        correct: 'Исправить',
        tell_apart: 'Это другой платёж',
        confirm_bank_error: 'Закрыть как ошибку банка',
        confirm_transaction_error: 'Закрыть как ошибку операции',
      },
    },
  },
  enums: {
    OutgoingKind: { WALLET_CASH_OUT: 'Вывод из кошелька', DEPOSIT_CASH_OUT: 'Снятие с вклада' },
    TransferLeg: { WALLET: 'Кошелёк', BANK: 'Банк' },
    BankLegState: {
      EXECUTED: 'Исполнен',
      REFUSED: 'Отклонён',
      UNANSWERED: 'Без ответа',
      NOT_THERE: 'Не найден',
    },
    CorrectionWay: {
      RESENT: 'Отправить снова',
      RETURNED: 'Вернуть на кошелёк',
      WAS_EXECUTED: 'Был исполнен',
    },
  },
};
