import type { Words } from '../../../i18n/words';

export const words = {
  rights: {
    'e-barimt:create': {
      mn: 'И-баримт илгээх',
      en: 'Send e-receipts',
      ru: 'Отправка электронных чеков',
      demo: ['admin', 'accountant'],
    },
    'e-barimt:view': {
      mn: 'И-баримт харах',
      en: 'See e-receipts',
      ru: 'Просмотр электронных чеков',
      demo: ['admin', 'accountant'],
    },
  },
  eReceipts: {
    made: { mn: 'И-баримт бүртгэлээ.', en: 'E-receipt recorded.', ru: 'Электронный чек записан.' },
    no_fees: {
      mn: 'Дор хаяж нэг шимтгэл сонгоно уу.',
      en: 'Choose at least one fee.',
      ru: 'Выберите хотя бы одну комиссию.',
    },
    one_customer: {
      mn: 'Нэг баримтад нэг харилцагчийн нэг өдрийн шимтгэл орно.',
      en: 'A receipt has fees of one customer and one day.',
      ru: 'В чеке комиссии одного клиента за один день.',
    },
    fee_unpaid: { mn: 'Төлөөгүй', en: 'Not paid', ru: 'Не оплачено' },
    fee_taken: {
      mn: 'Энэ шимтгэлд и-баримт бий.',
      en: 'There is a receipt for this fee already.',
      ru: 'По этой комиссии чек уже есть.',
    },
    fee_unknown: {
      mn: 'Ийм шимтгэл алга.',
      en: 'There is no such fee.',
      ru: 'Такой комиссии нет.',
    },
    too_many: {
      mn: 'Нэг баримтад хамгийн ихдээ %{max} шимтгэл орно.',
      en: 'A receipt has no more than %{max} fees.',
      ru: 'В чеке не больше %{max} комиссий.',
    },
    fees: {
      mn: 'Баримт илгээгээгүй шимтгэл',
      en: 'Fees without a receipt',
      ru: 'Комиссии без чека',
    },
    nothing_open: {
      mn: 'Баримт илгээх шимтгэл алга',
      en: 'No fee waits for a receipt',
      ru: 'Нет комиссий, ожидающих чека',
    },
    choose: { mn: 'Сонгох', en: 'Choose', ru: 'Выбрать' },
    one: { mn: 'Нэг баримт', en: 'One receipt', ru: 'Один чек' },
    many: { mn: 'Олон баримт', en: 'Many receipts', ru: 'Много чеков' },
    choose_all: {
      mn: 'Бүгдийг сонгох (%{smart_count})',
      en: 'Choose all (%{smart_count})',
      ru: 'Выбрать все (%{smart_count})',
    },
    send_many: {
      mn: 'Баримт илгээх: %{smart_count}',
      en: 'Send receipts: %{smart_count}',
      ru: 'Отправить чеки: %{smart_count}',
    },
    many_chosen: {
      mn: 'Сонгосон шимтгэл: %{smart_count}. Харилцагч, өдөр бүрд нэг баримт.',
      en: 'Fees chosen: %{smart_count}. One receipt for each customer and day.',
      ru: 'Выбрано комиссий: %{smart_count}. Один чек на клиента и день.',
    },
    many_sent: {
      mn: 'Бүртгэсэн и-баримт: %{smart_count}',
      en: 'E-receipts recorded: %{smart_count}',
      ru: 'Записано чеков: %{smart_count}',
    },
    many_failed: {
      mn: 'Илгээж чадаагүй баримт: %{smart_count}. Дахин илгээхэд давхар баримт үүсэхгүй.',
      en: 'Receipts that could not be sent: %{smart_count}. Sending them again makes no second one.',
      ru: 'Не отправлено чеков: %{smart_count}. Повторная отправка не создаст второй чек.',
    },
    sums: { mn: 'Баримтын дүн', en: 'Sums of the receipt', ru: 'Суммы чека' },
    sent_at_once: {
      mn: 'Хадгалмагц татварын системд илгээнэ. Илгээж чадаагүй бол төлбөр хэвээр үлдэж, дахин илгээх боломжтой.',
      en: 'It is sent to the tax service when it is saved. Should that fail, the payment stays as it is, and the receipt can be sent again.',
      ru: 'При сохранении чек отправляется в налоговую систему. При неудаче платёж остаётся как есть, чек можно отправить снова.',
    },
    failed: {
      mn: '%{cause} Оролдсон: %{attempts}. Төлбөр хэвээр байгаа.',
      en: '%{cause} Attempts: %{attempts}. The payment stays as it is.',
      ru: '%{cause} Попыток: %{attempts}. Платёж не затронут.',
    },
    way: {
      unanswered: {
        mn: 'Баримт үүссэн байж магадгүй: дахин илгээнэ үү.',
        en: 'A receipt may have been made: send it again.',
        ru: 'Чек мог быть создан: отправьте его снова.',
      },
      refused: {
        mn: 'Баримт үүсээгүй: хүлээн авагчийг засаж, шинэ баримт илгээнэ үү.',
        en: 'No receipt was made: correct the receiver and send a new one.',
        ru: 'Чек не создан: исправьте получателя и отправьте новый.',
      },
      replaced: {
        mn: 'Оронд нь %{receipt} баримт бий.',
        en: 'Receipt %{receipt} is there instead.',
        ru: 'Вместо него есть чек %{receipt}.',
      },
      given_back: {
        mn: 'Шимтгэлийг буцаасан тул баримт хэрэггүй.',
        en: 'The fee was given back: no receipt is needed.',
        ru: 'Комиссия возвращена: чек не нужен.',
      },
    },
    same_receiver: {
      mn: 'Энэ регистрийг татварын систем таниагүй. Зөв дугаарыг оруулна уу.',
      en: 'The tax service did not know this number. Enter the right one.',
      ru: 'Этот номер налоговой системе неизвестен. Укажите верный.',
    },
    correct: {
      made: {
        mn: 'Ижил шимтгэлээр (%{count}) шинэ баримт үүсгэж, татварын системд шууд илгээнэ.',
        en: 'A new receipt over the same fees (%{count}) is made and sent to the tax service at once.',
        ru: 'По тем же комиссиям (%{count}) создаётся новый чек и сразу отправляется в налоговую систему.',
      },
      kept: {
        mn: '%{receipt} баримт хэвээр үлдэж, шинэ баримттайгаа холбогдоно.',
        en: 'Receipt %{receipt} stays as it was, and each names the other.',
        ru: 'Чек %{receipt} остаётся как был; чеки ссылаются друг на друга.',
      },
    },
    lottery: {
      show: { mn: 'Сугалааны дугаар харах', en: 'Show lottery code', ru: 'Показать номер лотереи' },
      title: { mn: 'Харилцагчийн сугалаа', en: 'Customer’s lottery code', ru: 'Лотерея клиента' },
      picture: { mn: 'И-баримтын QR код', en: 'QR code of the e-receipt', ru: 'QR-код чека' },
      moment: {
        mn: '%{seconds} секундийн дараа хаагдана. Энэ нь харилцагчийн өмч тул хадгалахгүй.',
        en: 'Closes after %{seconds} seconds. It belongs to the customer and is not kept.',
        ru: 'Закроется через %{seconds} секунд. Это собственность клиента, она не хранится.',
      },
    },
    return: {
      void: {
        mn: 'И-баримт хүчингүй болно. Энэ үйлдлийг буцаах боломжгүй.',
        en: 'The receipt becomes void. This cannot be undone.',
        ru: 'Чек станет недействительным. Отменить это нельзя.',
      },
      lottery: {
        mn: 'Сугалааны дугаар, QR код хүчингүй болж, цаашид харагдахгүй.',
        en: 'Lottery code and QR code become void and are no longer shown.',
        ru: 'Номер лотереи и QR-код станут недействительными и больше не показываются.',
      },
      fees: {
        mn: 'Баримтад орсон %{count} шимтгэлд шинэ баримт илгээх боломжтой болно.',
        en: 'A new receipt can be sent for the fees on it: %{count}.',
        ru: 'По комиссиям чека (%{count}) можно будет отправить новый чек.',
      },
      payment: {
        mn: 'Төлбөр, зээлийн бичилт өөрчлөгдөхгүй.',
        en: 'Payment and journals of the loan do not change.',
        ru: 'Платёж и проводки кредита не изменятся.',
      },
    },
    day: {
      title: { mn: 'Өдрийн тулгалт', en: 'The day’s comparison', ru: 'Сверка дня' },
      date: { mn: 'Тулгах өдөр', en: 'Day compared', ru: 'День сверки' },
      income: { mn: 'Шимтгэлийн орлого', en: 'Fee income', ru: 'Комиссионный доход' },
      paid: { mn: 'Төлөгдсөн шимтгэл', en: 'Fees paid', ru: 'Оплаченные комиссии' },
      not_yet: {
        mn: 'Энэ өдрийн орлогоос өдөртөө төлөгдөөгүй',
        en: 'Of the day’s income not paid on it',
        ru: 'Из дохода дня в этот день не оплачено',
      },
      before: {
        mn: 'Бусад өдрийн орлогоос энэ өдөр эсвэл өмнөх өдрийг өндөрлөхөд төлөгдсөн',
        en: 'Of other days’ income paid on it or by the end of the day before',
        ru: 'Из дохода других дней оплачено в этот день или при закрытии предыдущего',
      },
      since: {
        SENT: {
          mn: 'Өдөр хаагдсанаас хойш илгээсэн',
          en: 'Sent after the day was closed',
          ru: 'Отправлено после закрытия дня',
        },
        RETURNED: {
          mn: 'Өдөр хаагдсанаас хойш буцаасан',
          en: 'Returned after the day was closed',
          ru: 'Возвращено после закрытия дня',
        },
      },
      lacking: {
        mn: 'Баримтгүй, шалтгаангүй шимтгэлтэй өдөр',
        en: 'Days with fees that have neither a receipt nor a reason',
        ru: 'Дни с комиссиями без чека и без причины',
      },
      sent: { mn: 'Илгээсэн', en: 'Sent', ru: 'Отправлено' },
      returned: { mn: 'Буцаасан', en: 'Returned', ru: 'Возвращено' },
      standing: { mn: 'Хүчинтэй баримт', en: 'Standing receipts', ru: 'Действующие чеки' },
      difference: { mn: 'Зөрүү', en: 'Difference', ru: 'Разница' },
      equal: { mn: 'Тэнцсэн', en: 'Equal', ru: 'Совпадает' },
      explained: {
        mn: 'Зөрүүний шалтгаан тодорхой',
        en: 'The difference is explained',
        ru: 'Разница объяснена',
      },
      unequal: { mn: 'Тэнцээгүй', en: 'Not equal', ru: 'Не совпадает' },
      give_reason: { mn: 'Шалтгаан бичих', en: 'Give a reason', ru: 'Указать причину' },
      cause: {
        tomorrow: {
          mn: 'Өдөр өндөрлөхөд төлөгдсөн, баримтыг нь маргааш илгээнэ',
          en: 'Collected by the end of the day, to be sent tomorrow',
          ru: 'Списано при закрытии дня, отправить завтра',
        },
        reasoned: {
          mn: 'Шалтгааныг нь бичсэн',
          en: 'Reason given',
          ru: 'Причина указана',
        },
        givenBack: {
          mn: 'Шимтгэлийг буцаасан',
          en: 'Fee given back',
          ru: 'Комиссия возвращена',
        },
        late: {
          mn: 'Өдөр хаагдсанаас хойш илгээсэн',
          en: 'Sent after the day was closed',
          ru: 'Отправлено после закрытия дня',
        },
        unpaid: {
          mn: 'Төлбөрийг нь буцаасан',
          en: 'Payment taken back',
          ru: 'Оплата возвращена',
        },
        open: { mn: 'Баримт хийгээгүй', en: 'No receipt made', ru: 'Чека нет' },
        unsent: { mn: 'Илгээгдээгүй', en: 'Not sent', ru: 'Не отправлено' },
        returned: { mn: 'Буцаасан', en: 'Returned', ru: 'Возвращено' },
        corrected: { mn: 'Залруулсан', en: 'Corrected', ru: 'Исправлено' },
      },
    },
  },
  actionBlocks: {
    receipt_unanswered: {
      mn: 'Татварын систем хариу өгөөгүй тул баримт үүссэн байж магадгүй. Эхлээд дахин илгээнэ үү.',
      en: 'The tax service has not answered, so a receipt may have been made. Send it again first.',
      ru: 'Налоговая система не ответила, чек мог быть создан. Сначала отправьте его снова.',
    },
    receipt_other: {
      mn: 'Энэ шимтгэлд %{receipt} баримт бий.',
      en: 'There is receipt %{receipt} for this fee.',
      ru: 'По этой комиссии есть чек %{receipt}.',
    },
    receipt_fee_given_back: {
      mn: 'Шимтгэлийг буцаасан тул баримт илгээхгүй.',
      en: 'The fee was given back: no receipt is sent for it.',
      ru: 'Комиссия возвращена: чек по ней не отправляется.',
    },
  },
  resources: {
    ebarimt: {
      name: {
        mn: 'И-баримт |||| И-баримтууд',
        en: 'E-receipt |||| E-receipts',
        ru: 'Электронный чек |||| Электронные чеки |||| Электронные чеки',
      },
      onlyFrom: {
        return_receipt: {
          mn: 'Зөвхөн илгээсэн төлөвтэй и-баримтыг буцаах боломжтой.',
          en: 'Only a sent e-receipt can be returned.',
          ru: 'Вернуть можно только отправленный чек.',
        },
      },
      fields: {
        billId: { mn: 'Баримтын дугаар', en: 'Bill ID', ru: 'Номер чека' },
        ddtd: {
          mn: 'ДДТД',
          en: 'Unique receipt number (DDTD)',
          ru: 'Уникальный номер чека (ДДТД)',
        },
        receiverType: { mn: 'Хүлээн авагч', en: 'Receiver', ru: 'Получатель' },
        companyRegnum: {
          mn: 'Байгууллагын регистр',
          en: 'Company register number',
          ru: 'Регистрационный номер компании',
        },
        feeDate: { mn: 'Шимтгэлийн өдөр', en: 'Day of the fees', ru: 'День комиссий' },
        lines: { mn: 'Шимтгэл', en: 'Fees', ru: 'Комиссии' },
        isTaxable: { mn: 'НӨАТ-тай эсэх', en: 'With VAT', ru: 'С НДС' },
        total: { mn: 'Нийт дүн', en: 'Total', ru: 'Итого' },
        taxable: { mn: 'НӨАТ-тай дүн', en: 'Amount with VAT', ru: 'Сумма с НДС' },
        vat: { mn: 'НӨАТ', en: 'VAT', ru: 'НДС' },
        attempts: { mn: 'Илгээх оролдлого', en: 'Attempts to send', ru: 'Попытки отправки' },
        lastError: { mn: 'Сүүлийн алдаа', en: 'Last error', ru: 'Последняя ошибка' },
        replaces: { mn: 'Орлосон баримт', en: 'Made instead of', ru: 'Создан вместо' },
        replacedBy: { mn: 'Оронд нь гарсан баримт', en: 'Replaced by', ru: 'Заменён чеком' },
        returnedAt: { mn: 'Буцаасан огноо', en: 'Returned at', ru: 'Возвращено' },
        returnReason: {
          mn: 'Буцаасан шалтгаан',
          en: 'Reason of the return',
          ru: 'Причина возврата',
        },
      },
      actions: {
        correct_receipt: {
          mn: 'Хүлээн авагчийг засах',
          en: 'Correct the receiver',
          ru: 'Исправить получателя',
        },
      },
      sections: {
        receiver: { mn: 'Хүлээн авагч', en: 'Receiver', ru: 'Получатель' },
        company: { mn: 'Байгууллага', en: 'Company', ru: 'Компания' },
        fees: { mn: 'Шимтгэл', en: 'Fees', ru: 'Комиссии' },
        service: { mn: 'Татварын систем', en: 'Tax service', ru: 'Налоговая система' },
        returned: { mn: 'Буцаалт', en: 'Return', ru: 'Возврат' },
      },
      views: {
        NEW: { mn: 'Шинэ', en: 'New', ru: 'Новые' },
        FAILED: { mn: 'Амжилтгүй', en: 'Failed', ru: 'Неудачные' },
        SENT: { mn: 'Илгээсэн', en: 'Sent', ru: 'Отправленные' },
        RETURNED: { mn: 'Буцаасан', en: 'Returned', ru: 'Возвращённые' },
      },
    },
  },
  enums: {
    EbarimtType: {
      B2C: { mn: 'Хувь хүн', en: 'Person', ru: 'Физическое лицо' },
      B2B: { mn: 'Байгууллага', en: 'Company', ru: 'Компания' },
    },
    EbarimtError: {
      NO_ANSWER: { mn: 'Хариу ирээгүй.', en: 'No answer came.', ru: 'Ответа не было.' },
      TAXPAYER_UNKNOWN: {
        mn: 'Байгууллагын регистр татварын бүртгэлд алга.',
        en: 'The register number is not among the taxpayers.',
        ru: 'Номера компании нет среди налогоплательщиков.',
      },
    },
    FeeKind: {
      LOAN: { mn: 'Зээлийн шимтгэл', en: 'Fee of a loan', ru: 'Комиссия кредита' },
      RESCHEDULING: {
        mn: 'Сунгалт, хуваарийн шимтгэл',
        en: 'Fee of an extension or renewal',
        ru: 'Комиссия продления или нового графика',
      },
      WALLET: { mn: 'Хэтэвчийн шимтгэл', en: 'Fee of a wallet', ru: 'Комиссия кошелька' },
      CORRECTION: { mn: 'Залруулга', en: 'Correction', ru: 'Исправление' },
    },
  },
} satisfies Words;
