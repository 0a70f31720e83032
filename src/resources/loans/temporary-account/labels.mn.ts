/** Mongolian texts: what belongs to this folder. */
export const labels = {
  loanLists: {
    temporary: {
      help: 'Харилцагчийг олж, төлөх зээл ба дүнг сонгоно.',
      movements: 'Дансны хөдөлгөөн',
      no_movements: 'Хөдөлгөөн алга.',
      this_account: 'Энэ данс',
      all_accounts: 'Бүх түр данс ба ерөнхий дансны үлдэгдэл',
      date: 'Огноо',
      kind: 'Төрөл',
      of: 'Зээл, багц',
      in: 'Орлого',
      out: 'Зарлага',
      journal: 'Журнал',
      opening: 'Эхний үлдэгдэл',
      account: 'Түр данс',
      balance: 'Түр дансны үлдэгдэл',
      min_balance: 'Дансанд үлдээх доод дүн',
      next_due: 'Дараагийн төлөлт хүртэлх дээд хоног',
      choose: 'Төлөх зээл',
      no_loans: 'Төлөх зээл алга.',
      due_now: 'Одоо төлөх',
      to_due: 'Төлөх өдөр',
      amount: 'Төлөх дүн',
      amount_wrong: 'Тэгээс их дүн оруулна уу.',
      refused: 'Төлөх боломжгүй:',
      repay: 'Түр данснаас төлөх',
      receipt: 'Төлөлт бүртгэгдлээ',
      receipt_number: 'Төлөлтийн дугаар',
      done: 'Түр данснаас %{amount} төллөө: %{code}.',
      temporary_before: 'Түр данс',
      loan_balance: 'Зээлийн үлдэгдэл',
      split: 'Мөнгө хэрхэн хуваарилагдах',
      split_done: 'Мөнгө хэрхэн хуваарилагдсан',
      another: 'Өөр төлөлт хийх',
      to_loan: 'Зээл рүү очих',
      leaves_rest: 'Зээлээс илүү гарсан %{amount} түр дансанд үлдэнэ.',
    },
  },
};

declare module '../../../i18n/Catalogue' {
  interface CatalogueParts {
    'loans/temporary-account': typeof labels;
  }
}
