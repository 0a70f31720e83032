/** What a lender's letters say of the lender itself, by tenant. */
export const letterOrg: Readonly<
  Record<string, { director: string; branch: string; bankAccount: string }>
> = {
  pocketmn: {
    director: 'Д. Энхтуяа',
    branch: 'Төв салбар',
    bankAccount: 'Хаан банк 5001234567',
  },
  altan: {
    director: 'Б. Ганзориг',
    branch: 'Баянзүрх салбар',
    bankAccount: 'Голомт банк 1105123456',
  },
  tumen: {
    director: 'Ц. Оюунчимэг',
    branch: 'Сүхбаатар салбар',
    bankAccount: 'Төрийн банк 102900123456',
  },
};
