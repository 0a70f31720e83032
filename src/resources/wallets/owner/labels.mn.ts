/** Mongolian texts: what belongs to this folder. */
export const labels = {
  wallets: {
    owner: {
      bank: 'Банк',
      number: 'Дансны дугаар',
      number_help: '%{min}–%{max} оронтой дугаар.',
      number_wrong: 'Дансны дугаар %{min}–%{max} оронтой тоо байна.',
      find: 'Эзэмшигчийг хайх',
      none: 'Банкнаас ийм данс олдсонгүй.',
      bank_says: 'Банкны бүртгэл дэх эзэмшигч',
      ours: 'Энэ дансыг бүртгэсэн харилцагчид',
      nobody: 'Манай харилцагчдаас энэ дансыг бүртгэсэн хүн алга',
      customer: 'Харилцагч',
      bank_name: 'Банкны нэр',
      our_name: 'Манай нэр',
      match: 'Тулгалт',
      score: '%{score} %',
      role: 'Дансны үүрэг',
      differs: 'зөрсөн: %{text}',
      legend:
        'Доогуур зурсан хэсэг нөгөө нэрэнд байхгүй. Кирилл, латин бичлэг, нэрийн дарааллыг тооцсон.',
    },
  },
};

declare module '../../../i18n/Catalogue' {
  interface CatalogueParts {
    'wallets/owner': typeof labels;
  }
}
