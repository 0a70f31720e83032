import type { Words } from '../../../i18n/words';

export const words = {
  actionBlocks: {
    cashout_no_account: {
      mn: 'Мерчантын үндсэн банкны данс бүртгэгдээгүй байна.',
      en: 'The merchant has no prime bank account.',
      ru: 'У мерчанта нет основного банковского счёта.',
    },
    cashout_owner: {
      mn: 'Банк энэ дансыг мерчантынх гэж хэлсэнгүй.',
      en: 'The bank does not name the merchant as the owner of the account.',
      ru: 'Банк не называет мерчанта владельцем счёта.',
    },
    cashout_short: {
      mn: 'Мерчантаас саатуулсан дүн хүрэлцэхгүй: %{left} ₮.',
      en: 'Not enough is held for the merchant: ₮ %{left}.',
      ru: 'Удержано недостаточно средств мерчанта: %{left} ₮.',
    },
    cashout_bank: {
      mn: 'Олголтын дансны үлдэгдэл хүрэлцэхгүй байна.',
      en: 'There is not enough on the bank account for pay-outs.',
      ru: 'На счёте для выплат недостаточно средств.',
    },
    cashout_one_person: {
      mn: 'Энэ дүнг нэг хүн төлж болно.',
      en: 'One person may pay this amount.',
      ru: 'Эту сумму может выплатить один человек.',
    },
    cashout_checked: {
      mn: 'Хоёр дахь хүний шийдвэрийг хүлээж байна.',
      en: 'It waits for the second person.',
      ru: 'Ожидает второго человека.',
    },
    cashout_unchecked: {
      mn: 'Энэ дүнг өнөөдөр нэг хүний төлсөнтэй нийлүүлэн хоёр хүн шийднэ: нэг нь хянаж, өөр нь төлнө.',
      en: 'With what one person has paid out today this amount takes two: one checks it, another pays.',
      ru: 'Вместе с тем, что сегодня выплачено одним человеком, эту сумму решают двое: один проверяет, другой выплачивает.',
    },
    cashout_same_person: {
      mn: 'Хянасан хүн өөрөө төлөхгүй.',
      en: 'Who has checked it does not pay it.',
      ru: 'Кто проверил, тот не выплачивает.',
    },
  },
  resources: {
    'merchant-cashout': {
      name: {
        mn: 'Мерчантын зарлага |||| Мерчантын зарлагууд',
        en: 'Merchant cash-out |||| Merchant cash-outs',
        ru: 'Вывод средств мерчанта |||| Выводы средств мерчанта |||| Выводы средств мерчанта',
      },
      fields: {
        merchantName: { mn: 'Мерчант', en: 'Merchant', ru: 'Мерчант' },
        amount: { mn: 'Хүссэн дүн', en: 'Asked for', ru: 'Запрошено' },
        commission: { mn: 'Шимтгэл', en: 'Commission', ru: 'Комиссия' },
        netAmount: { mn: 'Банк руу орох', en: 'Reaches the bank', ru: 'Поступит в банк' },
        ownerMatch: { mn: 'Данс эзэмшигч', en: 'Owner of the account', ru: 'Владелец счёта' },
        requestedAt: { mn: 'Хүсэлт гаргасан', en: 'Asked at', ru: 'Запрошено в' },
        checkedBy: { mn: 'Хянасан ажилтан', en: 'Checked by', ru: 'Кто проверил' },
        checkedAt: { mn: 'Хянасан', en: 'Checked at', ru: 'Проверено' },
        decidedAt: { mn: 'Шийдвэрлэсэн', en: 'Decided at', ru: 'Решено' },
        valueDate: { mn: 'Тооцох огноо', en: 'Value date', ru: 'Дата валютирования' },
        failedTransferId: {
          mn: 'Амжилтгүй шилжүүлэг',
          en: 'Failed transfer',
          ru: 'Неуспешный перевод',
        },
        failReason: { mn: 'Амжилтгүй болсон шалтгаан', en: 'Failed because', ru: 'Причина отказа' },
        journalId: { mn: 'Журнал', en: 'Journal', ru: 'Проводка' },
      },
      sections: {
        to: { mn: 'Хүлээн авагч', en: 'Receiver', ru: 'Получатель' },
        decision: { mn: 'Шийдвэр', en: 'Decision', ru: 'Решение' },
      },
      views: {
        REQUESTED: { mn: 'Хүлээгдэж буй', en: 'Waiting', ru: 'Ожидают' },
        PAID: { mn: 'Төлсөн', en: 'Paid', ru: 'Выплачены' },
        REFUSED: { mn: 'Банк татгалзсан', en: 'Refused by the bank', ru: 'Отклонены банком' },
        FAILED: { mn: 'Амжилтгүй', en: 'Failed', ru: 'Неуспешные' },
      },
      actions: {
        check: { mn: 'Хянах', en: 'Check', ru: 'Проверить' },
        pay: { mn: 'Төлөх', en: 'Pay', ru: 'Выплатить' },
        fail: { mn: 'Амжилтгүй болгох', en: 'Mark as failed', ru: 'Отклонить' },
      },
      events: {
        check: { mn: 'Хянасан', en: 'Checked', ru: 'Проверено' },
        pay: { mn: 'Төлсөн', en: 'Paid out', ru: 'Выплачено' },
        fail: { mn: 'Амжилтгүй болгосон', en: 'Marked as failed', ru: 'Отклонено' },
        bank_refused: { mn: 'Банк татгалзсан', en: 'Refused by the bank', ru: 'Отклонено банком' },
        sent_again: {
          mn: 'Амжилтгүй шилжүүлгээр нь дахин төлсөн',
          en: 'Paid by its failed transfer',
          ru: 'Выплачено по неуспешному переводу',
        },
        given_back: {
          mn: 'Мерчантын дансанд буцсан',
          en: 'Given back to the merchant’s account',
          ru: 'Возвращено на счёт мерчанта',
        },
      },
    },
  },
  merchants: {
    journals: {
      mn: 'Мерчантын дансны журнал',
      en: 'Journals of the merchant’s account',
      ru: 'Проводки по счёту мерчанта',
    },
    cashout: {
      released: {
        mn: 'Саатуулсан дүн мерчантын дансанд буцна. Мерчант дахин хүсэж болно.',
        en: 'What is held goes back to the merchant’s account. The merchant may ask again.',
        ru: 'Удержанная сумма вернётся на счёт мерчанта. Мерчант может запросить снова.',
      },
      close: {
        mn: 'Банкны хэлсэн нэр мерчантын нэртэй бүрэн таарахгүй байна.',
        en: 'The bank’s name of the owner is close to the merchant’s, not the same.',
        ru: 'Имя владельца по данным банка похоже на имя мерчанта, но не совпадает.',
      },
      waits: {
        mn: 'Банкны гэйтвэй зогссон: мөнгө гэйтвэй ажиллаж эхлэх хүртэл хүлээнэ.',
        en: 'The bank’s gateway is stopped: the money waits until it starts.',
        ru: 'Шлюз банка остановлен: деньги будут ждать его запуска.',
      },
    },
  },
  enums: {
    CashOutState: {
      REQUESTED: { mn: 'Хүссэн', en: 'Asked for', ru: 'Запрошен' },
      PAID: { mn: 'Төлсөн', en: 'Paid', ru: 'Выплачен' },
      REFUSED: { mn: 'Банк татгалзсан', en: 'Refused by the bank', ru: 'Отклонён банком' },
      FAILED: { mn: 'Амжилтгүй', en: 'Failed', ru: 'Неуспешен' },
    },
  },
} satisfies Words;
