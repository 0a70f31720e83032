/** Mongolian texts: kinds of income, where they are assessed and where their margins are set. */
export const incomeEnums = {
  IncomeType: {
    SALARY: 'Цалин',
    BUSINESS: 'Бизнесийн орлого',
    RENT: 'Түрээсийн орлого',
    PENSION: 'Тэтгэвэр',
    HERDER: 'Мал аж ахуйн орлого',
    OTHER: 'Бусад орлого',
  },
};
