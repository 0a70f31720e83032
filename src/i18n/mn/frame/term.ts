export const term = {
  term: {
    court: 'Шүүх',
    opening_balance: 'Эхний үлдэгдэл',
    closing_balance: 'Эцсийн үлдэгдэл',
    account: 'Данс',
    debit: 'Дебит',
    credit: 'Кредит',
    reconciliation: 'Тулгалт',
  },
};
