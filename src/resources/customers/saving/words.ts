import type { Words } from '../../../i18n/words';
import { ledgerEnums, ledgerTexts } from '../../../i18n/shared/ledger';

export const words = {
  ...ledgerTexts,
  enums: {
    LedgerEntryKind: ledgerEnums.LedgerEntryKind,
  },
  people: {
    savings: {
      title: { mn: 'Хадгаламж', en: 'Savings', ru: 'Вклады' },
      total: {
        mn: 'Нээлттэй: %{count}. Нийт:',
        en: 'Open: %{count}. Total:',
        ru: 'Открыто: %{count}. Всего:',
      },
      none: { mn: 'Хадгаламж байхгүй', en: 'No savings', ru: 'Вкладов нет' },
      none_text: {
        mn: 'Харилцагч хадгаламж нээлгээгүй байна.',
        en: 'The customer has not opened any savings.',
        ru: 'Клиент не открывал вкладов.',
      },
      matured: {
        mn: 'Хугацаа дууссан. Харилцагч зарлага гаргах эсвэл сунгах хүсэлт илгээнэ.',
        en: 'Matured. The customer will request a cash-out or a renewal.',
        ru: 'Срок истёк. Клиент запросит снятие или продление.',
      },
      agrees: { mn: 'Данстай тэнцсэн', en: 'Matches the account', ru: 'Сходится со счётом' },
      differs: {
        mn: 'Данстай зөрсөн: %{own} ≠ %{ledger}',
        en: 'Differs from the account: %{own} ≠ %{ledger}',
        ru: 'Расходится со счётом: %{own} ≠ %{ledger}',
      },
      money: { mn: 'Хадгаламжийн мөнгө', en: 'Money of the savings', ru: 'Деньги вклада' },
      journal: { mn: 'Хадгаламжийн журнал', en: 'Journal of the savings', ru: 'Журнал вклада' },
      plan: {
        title: { mn: 'Хүүгийн хуваарь', en: 'Interest schedule', ru: 'График процентов' },
        term: {
          mn: 'Хугацааны %{passed} / %{term} хоног өнгөрсөн',
          en: '%{passed} of %{term} days have passed',
          ru: 'Прошло дней: %{passed} из %{term}',
        },
        interest_by_maturity: {
          mn: 'Дуусах өдөр хүртэлх хүү',
          en: 'Interest by maturity',
          ru: 'Проценты к сроку',
        },
        at_maturity: { mn: 'Дуусах өдрийн дүн', en: 'Amount at maturity', ru: 'Сумма к сроку' },
        none: { mn: 'Хүү нэмээгүй', en: 'No interest was added', ru: 'Проценты не начислялись' },
        date: { mn: 'Хүү нэмэх өдөр', en: 'Interest added on', ru: 'День капитализации' },
        interest: { mn: 'Хүү', en: 'Interest', ru: 'Проценты' },
        capitalised: {
          mn: 'Нийт нэмэгдсэн хүү',
          en: 'Interest added so far',
          ru: 'Капитализировано всего',
        },
        journal: { mn: 'Журнал', en: 'Journal', ru: 'Журнал' },
        to_come: { mn: 'Болоогүй', en: 'To come', ru: 'Предстоит' },
      },
      preview: {
        interest: {
          mn: 'Нэмэгдсэн хүү',
          en: 'Capitalised interest',
          ru: 'Капитализированные проценты',
        },
        paid: { mn: 'Олгосон дүн', en: 'Paid out', ru: 'Выплачено' },
        balance: { mn: 'Үлдэгдэл', en: 'Balance', ru: 'Остаток' },
        whole: {
          mn: 'Хугацааны нийт хүү: %{interest}. Залруулга: %{correction}.',
          en: 'Interest for the full term: %{interest}. Correction: %{correction}.',
          ru: 'Проценты за весь срок: %{interest}. Корректировка: %{correction}.',
        },
        early: {
          mn: 'Хугацаанаас өмнө цуцалбал хүүгийн %{share} хувийг тооцно. Нийт хүү: %{interest}. Залруулга: %{correction}.',
          en: 'If cancelled early, %{share}% of the interest counts. Interest: %{interest}. Correction: %{correction}.',
          ru: 'При досрочном расторжении учитывается %{share} % процентов. Проценты: %{interest}. Корректировка: %{correction}.',
        },
        paid_out: {
          mn: 'Олгох дүн: %{amount}',
          en: 'To be paid out: %{amount}',
          ru: 'К выплате: %{amount}',
        },
        goes_to: {
          mn: 'Хэтэвчид: %{wallet}. Үндсэн банкны дансанд: %{bank}.',
          en: 'To the wallet: %{wallet}. To the prime bank account: %{bank}.',
          ru: 'На кошелёк: %{wallet}. На основной счёт в банке: %{bank}.',
        },
      },
    },
  },
  resources: {
    saving: {
      name: {
        mn: 'Хадгаламж |||| Хадгаламжууд',
        en: 'Savings |||| Savings',
        ru: 'Вклад |||| Вклады |||| Вклады',
      },
      fields: {
        imageId: { mn: 'Сонгосон зураг', en: 'Chosen picture', ru: 'Выбранная картинка' },
        number: { mn: 'Хадгаламжийн данс', en: 'Savings account', ru: 'Счёт вклада' },
        principal: { mn: 'Үндсэн дүн', en: 'Principal', ru: 'Основная сумма' },
        rate: { mn: 'Жилийн хүү', en: 'Annual interest rate', ru: 'Годовая процентная ставка' },
        openedOn: { mn: 'Нээсэн огноо', en: 'Opened on', ru: 'Дата открытия' },
        maturesOn: { mn: 'Дуусах огноо', en: 'Matures on', ru: 'Дата окончания' },
        capitalised: {
          mn: 'Нэмэгдсэн хүү',
          en: 'Capitalised interest',
          ru: 'Капитализированные проценты',
        },
        paid: { mn: 'Олгосон дүн', en: 'Paid out', ru: 'Выплачено' },
        running: {
          mn: 'Хуримтлагдаж буй хүү',
          en: 'Accruing interest',
          ru: 'Начисляемые проценты',
        },
        expectedBalance: {
          mn: 'Нөхцөлөөр байх үлдэгдэл',
          en: 'Balance by the terms',
          ru: 'Остаток по условиям',
        },
        blockedAmount: { mn: 'Хориглосон дүн', en: 'Blocked amount', ru: 'Заблокированная сумма' },
        loanId: { mn: 'Барьцаалсан зээл', en: 'Secured loan', ru: 'Обеспеченный кредит' },
        walletRoom: {
          mn: 'Хэтэвчид багтах дүн',
          en: 'Room on the wallet',
          ru: 'Свободно на кошельке',
        },
        isPrimeAccount: {
          mn: 'Үндсэн данстай эсэх',
          en: 'Has a prime account',
          ru: 'Есть основной счёт',
        },
        cashOutAccess: { mn: 'Зарлага гаргах эрх', en: 'Cash-out access', ru: 'Доступ к снятию' },
        daysToPayment: {
          mn: 'Дараагийн төлөлт хүртэл',
          en: 'Until the next payment',
          ru: 'До следующего платежа',
        },
        isLoanOpen: { mn: 'Зээл нээлттэй эсэх', en: 'Loan open', ru: 'Кредит открыт' },
      },
      actions: {
        approve_cash_out: { mn: 'Зарлага батлах', en: 'Approve cash-out', ru: 'Одобрить снятие' },
        approve_cancel: {
          mn: 'Цуцлалт батлах',
          en: 'Approve cancellation',
          ru: 'Одобрить расторжение',
        },
        refuse_cancel: {
          mn: 'Цуцлах хүсэлтийг буцаах',
          en: 'Refuse cancellation',
          ru: 'Отклонить расторжение',
        },
        block_saving: { mn: 'Хориглох', en: 'Block', ru: 'Заблокировать' },
        unblock_saving: { mn: 'Хориг авах', en: 'Unblock', ru: 'Разблокировать' },
      },
    },
  },
} satisfies Words;
