import type { Words } from '../../../i18n/words';

export const words = {
  profit: {
    open_desk: { mn: 'Тулгах ширээ нээх', en: 'Open the matching desk', ru: 'Открыть разноску' },
    lines: { mn: 'Хүлээж буй орлого', en: 'Income that waits', ru: 'Ожидающие поступления' },
    no_lines: {
      mn: 'Хүлээж буй орлого алга.',
      en: 'No income waits.',
      ru: 'Ожидающих поступлений нет.',
    },
    line: { mn: 'Банкны гүйлгээ', en: 'Bank transaction', ru: 'Банковская операция' },
    proposals: {
      mn: 'Хэний мөнгө байж болох вэ',
      en: 'Whose money it may be',
      ru: 'Чьи это могут быть деньги',
    },
    no_proposals: {
      mn: 'Санал болгох зээл, харилцагч олдсонгүй',
      en: 'No loan or customer to propose',
      ru: 'Подходящих кредитов и клиентов нет',
    },
    no_proposals_text: {
      mn: '«Оноох» товчоор зээл эсвэл харилцагчийг өөрөө хайж сонгоно уу.',
      en: 'Search for the loan or the customer yourself with “Assign”.',
      ru: 'Найдите кредит или клиента сами кнопкой «Отнести».',
    },
    to_temporary: { mn: 'Түр данс', en: 'Temporary account', ru: 'Временный счёт' },
    score: { mn: 'Магадлал %{score}', en: 'Likelihood %{score}', ru: 'Вероятность %{score}' },
    signs: {
      loanCode: { mn: 'зээлийн код', en: 'loan code', ru: 'код кредита' },
      contract: { mn: 'гэрээний дугаар', en: 'contract number', ru: 'номер договора' },
      registerNumber: {
        mn: 'регистрийн дугаар',
        en: 'register number',
        ru: 'регистрационный номер',
      },
      phone: { mn: 'утас', en: 'phone', ru: 'телефон' },
      account: {
        mn: 'өмнө нь төлсөн данс',
        en: 'has paid from this account before',
        ru: 'уже платил с этого счёта',
      },
      fullName: { mn: 'овог нэр', en: 'full name', ru: 'фамилия и имя' },
      firstName: { mn: 'нэр', en: 'first name', ru: 'имя' },
      dueAmount: {
        mn: 'төлөх дүн тохирсон',
        en: 'equals a sum that is due',
        ru: 'равно сумме к оплате',
      },
      payoffAmount: {
        mn: 'хаах дүн тохирсон',
        en: 'equals the pay-off',
        ru: 'равно сумме закрытия',
      },
    },
    due_now: { mn: 'Одоо төлөх', en: 'Due now', ru: 'К оплате сейчас' },
    keys: {
      mn: 'J, K – дараах, өмнөх орлого; 1–9 – сонгох; S – хуваах; Enter – оноох',
      en: 'J, K – next, previous; 1–9 – choose; S – split; Enter – assign',
      ru: 'J, K – следующее, предыдущее; 1–9 – выбрать; S – разделить; Enter – отнести',
    },
    splitting: { mn: 'Хувааж байна', en: 'Splitting', ru: 'Разделение' },
    split: {
      mn: 'Хэд хэдэн зээлд хуваах',
      en: 'Split over several loans',
      ru: 'Разделить на несколько кредитов',
    },
    parts: { mn: 'Хуваарилалт', en: 'Division', ru: 'Распределение' },
    part_amount: { mn: 'Дүн: %{name}', en: 'Amount: %{name}', ru: 'Сумма: %{name}' },
    left: { mn: 'Үлдсэн дүн', en: 'Left over', ru: 'Остаток' },
    preview: { mn: 'Оноосны дараа', en: 'After the assignment', ru: 'После отнесения' },
    temporary_balance: {
      mn: 'Түр дансны үлдэгдэл',
      en: 'Balance of the temporary account',
      ru: 'Остаток временного счёта',
    },
    refused: {
      mn: 'Энэ зээлд оноох боломжгүй',
      en: 'It cannot be assigned to this loan',
      ru: 'На этот кредит отнести нельзя',
    },
    book: { mn: 'Оноох', en: 'Assign', ru: 'Отнести' },
    assignments: { mn: 'Хаана орсон', en: 'Where it went', ru: 'Куда поступило' },
    target: { mn: 'Зээл, данс', en: 'Loan, account', ru: 'Кредит, счёт' },
    journal: { mn: 'Журнал', en: 'Journal', ru: 'Журнал' },
    undone: {
      mn: 'Буцаасан: %{journal}',
      en: 'Taken back: %{journal}',
      ru: 'Отменено: %{journal}',
    },
    faults: {
      target: {
        mn: 'Зээл эсвэл харилцагч сонгоно уу.',
        en: 'Choose a loan or a customer.',
        ru: 'Выберите кредит или клиента.',
      },
      too_many: {
        mn: 'Хэт олон хэсэгт хуваасан байна.',
        en: 'It is divided into too many parts.',
        ru: 'Слишком много частей.',
      },
      amount: {
        mn: 'Хэсэг бүрийн дүн тэгээс их байна.',
        en: 'Each part must be above zero.',
        ru: 'Каждая часть должна быть больше нуля.',
      },
      same: {
        mn: 'Нэг зээл, данс хоёр удаа орсон байна.',
        en: 'A loan or an account is named twice.',
        ru: 'Кредит или счёт указан дважды.',
      },
      sum: {
        mn: 'Хэсгүүдийн нийлбэр орлогын дүнтэй тэнцүү байна.',
        en: 'The parts must come to the amount of the income.',
        ru: 'Сумма частей должна равняться поступлению.',
      },
    },
  },
  actionBlocks: {
    line_awaited: {
      mn: '%{number} бичилт энэ мөрийг хүлээж байна: эхлээд түүнийг шийднэ.',
      en: 'Entry %{number} waits for this line: that is decided first.',
      ru: 'Проводка %{number} ждёт этой строки: сначала решите её.',
    },
    line_of_entry: {
      mn: '%{number} бичилтээр хэтэвчид орсон: бичилтийг нь буцаана.',
      en: 'Entry %{number} has booked it onto a wallet: take the entry back.',
      ru: 'Проводка %{number} зачислила её на кошелёк: отмените проводку.',
    },
    receipt_spent: {
      mn: 'Түр данснаас мөнгө нь гарсан тул буцаах боломжгүй.',
      en: 'The money has left the temporary account: it cannot be taken back.',
      ru: 'Деньги уже ушли с временного счёта: отменить нельзя.',
    },
  },
  resources: {
    'accounting/profits': {
      name: {
        mn: 'Ашгийн бичилт |||| Ашиг',
        en: 'Profit entry |||| Profits',
        ru: 'Запись о прибыли |||| Прибыль |||| Прибыль',
      },
      fields: {
        transactionId: {
          mn: 'Банкны гэйтвэйн гүйлгээ',
          en: 'Bank gateway transaction',
          ru: 'Операция банковского шлюза',
        },
        reference: {
          mn: 'Банкны гүйлгээний дугаар',
          en: 'Bank reference',
          ru: 'Номер операции банка',
        },
        payerName: { mn: 'Төлөгч', en: 'Payer', ru: 'Плательщик' },
        payerAccount: { mn: 'Төлөгчийн данс', en: 'Account of the payer', ru: 'Счёт плательщика' },
        text: { mn: 'Гүйлгээний утга', en: 'Payment text', ru: 'Назначение платежа' },
        assignedTo: { mn: 'Оноосон', en: 'Assigned to', ru: 'Отнесено' },
        partCount: { mn: 'Хэсгийн тоо', en: 'Parts', ru: 'Частей' },
        decidedAt: { mn: 'Оноосон огноо', en: 'Assigned at', ru: 'Дата отнесения' },
        decidedBy: { mn: 'Оноосон ажилтан', en: 'Assigned by', ru: 'Кто отнёс' },
        parts: { mn: 'Хуваарилалт', en: 'Division', ru: 'Распределение' },
        customerId: {
          mn: 'Харилцагчийн түр данс',
          en: 'Temporary account of',
          ru: 'Временный счёт клиента',
        },
        comment: { mn: 'Тайлбар', en: 'Comment', ru: 'Комментарий' },
      },
      sections: {
        bank: { mn: 'Банкны гүйлгээ', en: 'Bank transaction', ru: 'Банковская операция' },
        decision: { mn: 'Шийдвэр', en: 'Decision', ru: 'Решение' },
      },
      views: {
        PENDING: { mn: 'Хүлээгдэж буй', en: 'Pending', ru: 'Ожидает' },
        PROCESSED: { mn: 'Боловсруулсан', en: 'Processed', ru: 'Обработано' },
        UNRECOGNIZED: { mn: 'Танигдаагүй', en: 'Unrecognised', ru: 'Не распознано' },
        CORRECTED: { mn: 'Залруулсан', en: 'Corrected', ru: 'Исправлено' },
      },
      actions: {
        recognise: { mn: 'Дахин таних', en: 'Recognise again', ru: 'Распознать снова' },
        assign: { mn: 'Оноох', en: 'Assign', ru: 'Отнести' },
        undo_assign: {
          mn: 'Оноолтыг буцаах',
          en: 'Take the assignment back',
          ru: 'Отменить отнесение',
        },
      },
    },
  },
  enums: {
    ReceiptTarget: {
      LOAN: { mn: 'Зээл', en: 'Loan', ru: 'Кредит' },
      TEMPORARY: { mn: 'Түр данс', en: 'Temporary account', ru: 'Временный счёт' },
    },
  },
} satisfies Words;
