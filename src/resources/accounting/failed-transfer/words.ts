import type { Words } from '../../../i18n/words';

export const words = {
  failedTransfer: {
    wallet_leg: { mn: 'Хэтэвчээс гарсан', en: 'Out of the wallet', ru: 'Списание с кошелька' },
    bank_leg: {
      mn: 'Банкны дансанд орсон',
      en: 'Into the bank account',
      ru: 'Зачисление на банковский счёт',
    },
    not_booked: { mn: 'Бүртгэгдээгүй', en: 'Not booked', ru: 'Не проведено' },
    log: {
      mn: 'Банкны гарсан гүйлгээний лог',
      en: 'Outgoing log of the bank',
      ru: 'Журнал исходящих банка',
    },
    read_log: {
      mn: 'Банкны логоос шалгах',
      en: 'Look it up in the bank’s log',
      ru: 'Проверить по журналу банка',
    },
    log_unread: {
      mn: 'Банкны гарсан гүйлгээний логийг шалгаагүй байна. Эхлээд шалгана уу.',
      en: 'Nobody has looked into the bank’s outgoing log yet. Do so first.',
      ru: 'Журнал исходящих банка ещё не проверен. Сначала проверьте.',
    },
    waiting: {
      mn: 'Мөнгө нь амжилтгүй шилжүүлгийн түр дансанд байна: эзэндээ ч буцаагүй, банкаар ч гараагүй.',
      en: 'Its money is on the account for failed transfers: neither back with its owner nor paid by the bank.',
      ru: 'Деньги на счёте неуспешных переводов: владельцу не возвращены и банком не выплачены.',
    },
    similar: {
      mn: '%{hours} цагийн доторх төстэй шилжүүлэг',
      en: 'Similar transfers within %{hours} hours',
      ru: 'Похожие переводы за %{hours} ч',
    },
    no_similar: {
      mn: 'Төстэй шилжүүлэг алга',
      en: 'No similar transfers',
      ru: 'Похожих переводов нет',
    },
    no_similar_text: {
      mn: 'Ижил данс руу эсвэл ижил дүнтэй шилжүүлэг %{hours} цагийн дотор гараагүй.',
      en: 'Nothing went to the same account or with the same amount within %{hours} hours.',
      ru: 'За %{hours} ч на тот же счёт или на ту же сумму ничего не отправляли.',
    },
    doubles: {
      mn: 'Банк гүйцэтгэсэн төстэй шилжүүлэг %{count} байна: дахин илгээвэл давхар төлнө.',
      en: 'The bank executed %{count} similar: sending again would pay twice.',
      ru: 'Банк исполнил похожих: %{count}. Повторная отправка оплатит дважды.',
    },
    position: { mn: 'Мөнгөний байрлал', en: 'Where the money is', ru: 'Где деньги' },
    wallet: { mn: 'Хэтэвч', en: 'Wallet', ru: 'Кошелёк' },
    temporary: { mn: 'Түр данс', en: 'Temporary account', ru: 'Временный счёт' },
    merchant: { mn: 'Мерчантын данс', en: 'Merchant’s account', ru: 'Счёт мерчанта' },
    waiting_account: {
      mn: 'Амжилтгүй шилжүүлгийн данс',
      en: 'Account for failed transfers',
      ru: 'Счёт неуспешных переводов',
    },
    bank: { mn: 'Банк', en: 'Bank', ru: 'Банк' },
    ways: {
      executed: {
        mn: 'Банк энэ шилжүүлгийг гүйцэтгэсэн тул «Гүйцэтгэсэн байсан» гэж сонгоно.',
        en: 'The bank executed this transfer: choose “It was executed”.',
        ru: 'Банк исполнил этот перевод: выберите «Был исполнен».',
      },
      not_executed: {
        mn: 'Банкны логт гүйцэтгэсэн гэж алга.',
        en: 'The bank’s log does not say that it was executed.',
        ru: 'В журнале банка исполнения нет.',
      },
    },
  },
  actionBlocks: {
    log_unanswered: {
      mn: 'Банк хариу өгөөгүй: төлсөн байж болзошгүй тул хариу иртэл шийдэхгүй. Логийг дахин шалгана уу.',
      en: 'The bank has not answered: it may have paid. Nothing is decided until it answers. Look into the log again.',
      ru: 'Банк не ответил и мог заплатить: до ответа ничего не решают. Проверьте журнал ещё раз.',
    },
    transfer_twin: {
      mn: 'Банк төстэй %{count} шилжүүлгийг гүйцэтгэсэн: өөр төлбөр болохыг эхлээд өөр ажилтан тогтооно.',
      en: 'The bank has executed %{count} similar transfers: first another person finds out that they are other payments.',
      ru: 'Банк исполнил похожие переводы (%{count}): сначала другой сотрудник устанавливает, что это другие платежи.',
    },
    transfer_told_apart: {
      mn: 'Төстэй шилжүүлгээс ялгасан ажилтан өөрөө шийдэхгүй: өөр ажилтан шийднэ.',
      en: 'You have told it apart from a similar transfer: another person decides.',
      ru: 'Вы отличили его от похожего перевода: решает другой сотрудник.',
    },
    transfer_alone: {
      mn: 'Ялгах төстэй шилжүүлэг алга.',
      en: 'There is no similar transfer to tell it apart from.',
      ru: 'Похожих переводов нет.',
    },
    log_unread: {
      mn: 'Эхлээд банкны гарсан гүйлгээний логийг шалгана.',
      en: 'First look into the bank’s outgoing log.',
      ru: 'Сначала проверьте журнал исходящих банка.',
    },
    transfer_executed: {
      mn: 'Банк энэ шилжүүлгийг гүйцэтгэсэн тул мөнгийг буцаахгүй.',
      en: 'The bank executed this transfer: the money does not go back.',
      ru: 'Банк исполнил этот перевод: деньги не возвращаются.',
    },
    transfer_no_return: {
      mn: 'Энэ мөнгийг буцаах данс манайд алга: дахин илгээнэ үү.',
      en: 'There is no account with us to which this money goes back: send it again.',
      ru: 'У нас нет счёта, на который вернуть эти деньги: отправьте их снова.',
    },
    transfer_fee_receipt: {
      mn: 'Шимтгэлийнх нь %{receipt} баримт хүчинтэй, эсвэл илгээгдсэн байж болзошгүй: эхлээд баримтыг буцаана уу.',
      en: 'Receipt %{receipt} over its fee stands, or may have been sent: return the receipt first.',
      ru: 'Чек %{receipt} по комиссии действует или мог быть отправлен: сначала верните чек.',
    },
  },
  resources: {
    'accounting/failed-transfers': {
      name: {
        mn: 'Амжилтгүй шилжүүлэг |||| Амжилтгүй шилжүүлгүүд',
        en: 'Failed transfer |||| Failed transfers',
        ru: 'Неуспешный перевод |||| Неуспешные переводы |||| Неуспешные переводы',
      },
      fields: {
        kind: { mn: 'Зориулалт', en: 'Purpose', ru: 'Назначение' },
        failedLeg: { mn: 'Амжилтгүй тал', en: 'Leg that failed', ru: 'Сторона сбоя' },
        accountNumber: {
          mn: 'Хүлээн авагчийн данс',
          en: 'Receiving account',
          ru: 'Счёт получателя',
        },
        accountOwner: { mn: 'Данс эзэмшигч', en: 'Account owner', ru: 'Владелец счёта' },
        bankAnswer: { mn: 'Банкны хариу', en: 'Answer of the bank', ru: 'Ответ банка' },
        transferredAt: { mn: 'Шилжүүлсэн огноо', en: 'Transferred at', ru: 'Дата перевода' },
        isWaiting: { mn: 'Мөнгө нь хүлээгдэж буй', en: 'Money waits', ru: 'Деньги ожидают' },
        logState: { mn: 'Банкны логт', en: 'In the bank’s log', ru: 'В журнале банка' },
        logReadAt: { mn: 'Лог шалгасан огноо', en: 'Log looked up at', ru: 'Журнал проверен' },
        logReadBy: {
          mn: 'Лог шалгасан ажилтан',
          en: 'Log looked up by',
          ru: 'Кто проверил журнал',
        },
        toldApartBy: { mn: 'Ялгасан ажилтан', en: 'Told apart by', ru: 'Кто отличил' },
        checkedBy: { mn: 'Хянасан ажилтан', en: 'Looked at by', ru: 'Кто проверил' },
        way: { mn: 'Залруулсан арга', en: 'How it was put right', ru: 'Как исправлено' },
        comment: { mn: 'Тайлбар', en: 'Comment', ru: 'Комментарий' },
      },
      sections: {
        transfer: { mn: 'Шилжүүлэг', en: 'Transfer', ru: 'Перевод' },
        decision: { mn: 'Шийдвэр', en: 'Decision', ru: 'Решение' },
      },
      views: {
        open: { mn: 'Нээлттэй', en: 'Open', ru: 'Открытые' },
        corrected: { mn: 'Залруулсан', en: 'Corrected', ru: 'Исправлено' },
        bankError: { mn: 'Банкны алдаа', en: 'Bank error', ru: 'Ошибка банка' },
        transactionError: {
          mn: 'Гүйлгээний алдаа',
          en: 'Transaction error',
          ru: 'Ошибка операции',
        },
      },
      actions: {
        correct: { mn: 'Залруулах', en: 'Correct', ru: 'Исправить' },
        tell_apart: {
          mn: 'Өөр төлбөр гэж тогтоох',
          en: 'It is another payment',
          ru: 'Это другой платёж',
        },
        check_resend: {
          mn: 'Дахин илгээхийг зөвшөөрөх',
          en: 'Agree to sending it again',
          ru: 'Согласовать повторную отправку',
        },
        confirm_bank_error: {
          mn: 'Банкны алдаа гэж хаах',
          en: 'Close as bank error',
          ru: 'Закрыть как ошибку банка',
        },
        confirm_transaction_error: {
          mn: 'Гүйлгээний алдаа гэж хаах',
          en: 'Close as transaction error',
          ru: 'Закрыть как ошибку операции',
        },
      },
    },
  },
  enums: {
    OutgoingKind: {
      WALLET_CASH_OUT: { mn: 'Хэтэвчийн зарлага', en: 'Wallet cash-out', ru: 'Вывод из кошелька' },
      DEPOSIT_CASH_OUT: {
        mn: 'Хадгаламжийн зарлага',
        en: 'Deposit cash-out',
        ru: 'Снятие с вклада',
      },
      TEMPORARY_RETURN: {
        mn: 'Түр данснаас буцаалт',
        en: 'Return from a temporary account',
        ru: 'Возврат с временного счёта',
      },
      MERCHANT_CASH_OUT: {
        mn: 'Мерчантын зарлага',
        en: 'Cash-out of a merchant',
        ru: 'Вывод средств мерчанта',
      },
      LOAN_PAYOUT: { mn: 'Зээлийн олголт', en: 'Pay-out of a loan', ru: 'Выдача займа' },
      COURT_COSTS: { mn: 'Шүүхийн зардал', en: 'Court costs', ru: 'Судебные издержки' },
    },
    TransferLeg: {
      WALLET: { mn: 'Хэтэвч', en: 'Wallet', ru: 'Кошелёк' },
      BANK: { mn: 'Банк', en: 'Bank', ru: 'Банк' },
    },
    BankLegState: {
      EXECUTED: { mn: 'Гүйцэтгэсэн', en: 'Executed', ru: 'Исполнен' },
      REFUSED: { mn: 'Татгалзсан', en: 'Refused', ru: 'Отклонён' },
      UNANSWERED: { mn: 'Хариу өгөөгүй', en: 'No answer', ru: 'Без ответа' },
      NOT_THERE: { mn: 'Олдсонгүй', en: 'Not found', ru: 'Не найден' },
    },
    CorrectionWay: {
      RESENT: { mn: 'Дахин илгээх', en: 'Send again', ru: 'Отправить снова' },
      RETURNED: {
        mn: 'Дансанд нь буцаах',
        en: 'Return to its account',
        ru: 'Вернуть на свой счёт',
      },
      WAS_EXECUTED: { mn: 'Гүйцэтгэсэн байсан', en: 'It was executed', ru: 'Был исполнен' },
    },
  },
} satisfies Words;
