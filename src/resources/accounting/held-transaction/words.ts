import type { Words } from '../../../i18n/words';

export const words = {
  heldTransaction: {
    wallet_available: {
      mn: 'Хэтэвчний боломжит үлдэгдэл',
      en: 'Available in the wallet',
      ru: 'Доступно в кошельке',
    },
    wallet_held: { mn: 'Саатуулсан', en: 'Held', ru: 'Удержано' },
    bank: { mn: 'Банк руу гарах', en: 'Leaves through the bank', ru: 'Уйдёт через банк' },
  },
  actionBlocks: {
    held_one_person: {
      mn: 'Энэ дүнд хоёр дахь ажилтан шаардлагагүй.',
      en: 'This amount takes one person.',
      ru: 'Для этой суммы второй сотрудник не нужен.',
    },
    held_checked: {
      mn: 'Аль хэдийн хянасан байна.',
      en: 'It has been looked at already.',
      ru: 'Сумма уже проверена.',
    },
    held_unchecked: {
      mn: 'Энэ дүнг өнөөдөр нэг хүний гаргасантай нийлүүлэн хоёр ажилтан шийднэ: эхлээд өөр ажилтан хянана.',
      en: 'With what one person has paid out today this amount takes two people: another one has to look at it first.',
      ru: 'Вместе с тем, что сегодня выплачено одним сотрудником, эту сумму решают двое: сначала проверяет другой.',
    },
    held_same_person: {
      mn: 'Хянасан ажилтан өөрөө гүйцээхгүй: өөр ажилтан гүйцээнэ.',
      en: 'You have looked at it: another person releases it.',
      ru: 'Вы проверили сумму: завершает другой сотрудник.',
    },
    hold_not_silent: {
      mn: 'Банк хариу өгөөгүйгээс саатаагүй тул банкны лог шаардлагагүй.',
      en: 'It is not held because of a silent bank: the log has nothing to say.',
      ru: 'Сумма удержана не из-за молчания банка: журнал не нужен.',
    },
    fraud_reported: {
      mn: '%{number} залилангийн бүртгэл нээгдсэн байна.',
      en: 'Fraud case %{number} is open over it already.',
      ru: 'Дело о мошенничестве %{number} уже открыто.',
    },
  },
  resources: {
    'accounting/held-transactions': {
      name: {
        mn: 'Түр саатуулсан гүйлгээ |||| Түр саатуулсан гүйлгээнүүд',
        en: 'Held transaction |||| Held transactions',
        ru: 'Удержанная операция |||| Удержанные операции |||| Удержанные операции',
      },
      fields: {
        counterparty: { mn: 'Хүлээн авагч', en: 'Receiver', ru: 'Получатель' },
        holdReason: { mn: 'Саатуулсан шалтгаан', en: 'Held because', ru: 'Причина удержания' },
        heldAt: { mn: 'Саатуулсан огноо', en: 'Held since', ru: 'Удержано с' },
        logState: { mn: 'Банкны логт', en: 'In the bank’s log', ru: 'В журнале банка' },
        logReadAt: { mn: 'Лог шалгасан огноо', en: 'Log looked at', ru: 'Журнал проверен' },
        logReadBy: {
          mn: 'Лог шалгасан ажилтан',
          en: 'Log looked at by',
          ru: 'Кто проверил журнал',
        },
        checkedBy: { mn: 'Хянасан ажилтан', en: 'Looked at by', ru: 'Кто проверил' },
        solution: { mn: 'Шийдэл', en: 'Solution', ru: 'Решение' },
        comment: { mn: 'Тайлбар', en: 'Comment', ru: 'Комментарий' },
        solvedAt: { mn: 'Шийдвэрлэсэн огноо', en: 'Solved at', ru: 'Дата решения' },
        solvedBy: { mn: 'Шийдвэрлэсэн ажилтан', en: 'Solved by', ru: 'Кто решил' },
        fraudId: { mn: 'Залилангийн бүртгэл', en: 'Fraud log entry', ru: 'Запись о мошенничестве' },
      },
      views: {
        held: { mn: 'Саатуулсан', en: 'Held', ru: 'Удержанные' },
        solved: { mn: 'Шийдвэрлэсэн', en: 'Solved', ru: 'Урегулированные' },
      },
      actions: {
        release_held: { mn: 'Гүйцээх', en: 'Finish', ru: 'Завершить' },
        return_held: {
          mn: 'Хэтэвчид буцаах',
          en: 'Return to the wallet',
          ru: 'Вернуть на кошелёк',
        },
        read_log: {
          mn: 'Банкны логоос шалгах',
          en: 'Look into the bank’s log',
          ru: 'Проверить журнал банка',
        },
        check_release: {
          mn: 'Хянасан гэж тэмдэглэх',
          en: 'Mark as looked at',
          ru: 'Отметить как проверенную',
        },
        report_fraud: {
          mn: 'Залилан гэж бүртгэх',
          en: 'Report as fraud',
          ru: 'Зарегистрировать мошенничество',
        },
      },
    },
  },
  enums: {
    HeldKind: {
      CASH_OUT: { mn: 'Зарлага', en: 'Cash-out', ru: 'Вывод' },
      TRANSFER: { mn: 'Шилжүүлэг', en: 'Transfer', ru: 'Перевод' },
      MERCHANT_PAYMENT: { mn: 'Мерчантын төлбөр', en: 'Merchant payment', ru: 'Оплата мерчанту' },
    },
    HoldReason: {
      BANK_SILENT: {
        mn: 'Банк хариу өгөөгүй',
        en: 'The bank has not answered',
        ru: 'Банк не ответил',
      },
      OVER_LIMIT: { mn: 'Лимит хэтэрсэн', en: 'Over a limit', ru: 'Превышен лимит' },
      SUSPICION: { mn: 'Сэжигтэй', en: 'Suspicious', ru: 'Подозрение' },
    },
    HeldSolution: {
      RELEASED: { mn: 'Гүйцээсэн', en: 'Finished', ru: 'Завершена' },
      RETURNED: { mn: 'Буцаасан', en: 'Returned', ru: 'Возвращена' },
    },
  },
} satisfies Words;
