import type { Words } from '../../../i18n/words';

export const words = {
  loanLists: {
    temporary: {
      help: {
        mn: 'Харилцагчийг олж, төлөх зээл ба дүнг сонгоно.',
        en: 'Find the customer, then choose the loan and the amount.',
        ru: 'Найдите клиента, затем выберите кредит и сумму.',
      },
      movements: {
        mn: 'Дансны хөдөлгөөн',
        en: 'Movements of the account',
        ru: 'Движения по счёту',
      },
      no_movements: { mn: 'Хөдөлгөөн алга.', en: 'There are no movements.', ru: 'Движений нет.' },
      this_account: { mn: 'Энэ данс', en: 'This account', ru: 'Этот счёт' },
      all_accounts: {
        mn: 'Бүх түр данс ба ерөнхий дансны үлдэгдэл',
        en: 'All temporary accounts and the general ledger',
        ru: 'Все временные счета и главная книга',
      },
      date: { mn: 'Огноо', en: 'Date', ru: 'Дата' },
      kind: { mn: 'Төрөл', en: 'Kind', ru: 'Вид' },
      of: { mn: 'Зээл, багц', en: 'Loan or batch', ru: 'Кредит или пакет' },
      in: { mn: 'Орлого', en: 'In', ru: 'Приход' },
      out: { mn: 'Зарлага', en: 'Out', ru: 'Расход' },
      journal: { mn: 'Журнал', en: 'Journal', ru: 'Журнал' },
      opening: { mn: 'Эхний үлдэгдэл', en: 'Opening balance', ru: 'Остаток на начало' },
      closing: { mn: 'Эцсийн үлдэгдэл', en: 'Closing balance', ru: 'Остаток на конец' },
      after: { mn: 'Үлдэгдэл', en: 'Balance', ru: 'Остаток' },
      account: { mn: 'Түр данс', en: 'Temporary account', ru: 'Временный счёт' },
      balance: {
        mn: 'Түр дансны үлдэгдэл',
        en: 'Balance of the temporary account',
        ru: 'Остаток временного счёта',
      },
      min_balance: {
        mn: 'Дансанд үлдээх доод дүн',
        en: 'Minimum balance to keep',
        ru: 'Минимальный остаток на счёте',
      },
      next_due: {
        mn: 'Дараагийн төлөлт хүртэлх дээд хоног',
        en: 'Maximum days to the next payment',
        ru: 'Максимум дней до следующего платежа',
      },
      choose: { mn: 'Төлөх зээл', en: 'Loan to repay', ru: 'Погашаемый кредит' },
      no_loans: {
        mn: 'Төлөх зээл алга.',
        en: 'There is no loan to repay.',
        ru: 'Кредитов к погашению нет.',
      },
      due_now: { mn: 'Одоо төлөх', en: 'Due now', ru: 'К оплате сейчас' },
      to_due: { mn: 'Төлөх өдөр', en: 'Due date', ru: 'Дата платежа' },
      amount: { mn: 'Төлөх дүн', en: 'Amount', ru: 'Сумма' },
      amount_wrong: {
        mn: 'Тэгээс их дүн оруулна уу.',
        en: 'Enter an amount above zero.',
        ru: 'Введите сумму больше нуля.',
      },
      refused: { mn: 'Төлөх боломжгүй:', en: 'Cannot be repaid:', ru: 'Погасить нельзя:' },
      repay: {
        mn: 'Түр данснаас төлөх',
        en: 'Repay from the temporary account',
        ru: 'Погасить с временного счёта',
      },
      receipt: { mn: 'Төлөлт бүртгэгдлээ', en: 'Repayment booked', ru: 'Погашение проведено' },
      receipt_number: { mn: 'Төлөлтийн дугаар', en: 'Receipt number', ru: 'Номер платежа' },
      done: {
        mn: 'Түр данснаас %{amount} төллөө: %{code}.',
        en: 'Repaid %{amount} from the temporary account: %{code}.',
        ru: 'Погашено %{amount} с временного счёта: %{code}.',
      },
      temporary_before: { mn: 'Түр данс', en: 'Temporary account', ru: 'Временный счёт' },
      loan_balance: { mn: 'Зээлийн үлдэгдэл', en: 'Loan balance', ru: 'Остаток кредита' },
      split: {
        mn: 'Мөнгө хэрхэн хуваарилагдах',
        en: 'Payment allocation',
        ru: 'Распределение платежа',
      },
      split_done: {
        mn: 'Мөнгө хэрхэн хуваарилагдсан',
        en: 'Payment allocation',
        ru: 'Распределение платежа',
      },
      another: { mn: 'Өөр төлөлт хийх', en: 'Another repayment', ru: 'Ещё одно погашение' },
      to_loan: { mn: 'Зээл рүү очих', en: 'Open the loan', ru: 'Открыть кредит' },
      leaves_rest: {
        mn: 'Зээлээс илүү гарсан %{amount} түр дансанд үлдэнэ.',
        en: '%{amount} exceeds the debt and stays in the temporary account.',
        ru: 'Излишек останется на временном счёте: %{amount}.',
      },
    },
  },
} satisfies Words;
