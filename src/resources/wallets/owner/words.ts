import type { Words } from '../../../i18n/words';

export const words = {
  wallets: {
    owner: {
      bank: { mn: 'Банк', en: 'Bank', ru: 'Банк' },
      number: { mn: 'Дансны дугаар', en: 'Account number', ru: 'Номер счёта' },
      number_help: {
        mn: '%{min}–%{max} оронтой дугаар.',
        en: '%{min} to %{max} digits.',
        ru: 'От %{min} до %{max} цифр.',
      },
      number_wrong: {
        mn: 'Дансны дугаар %{min}–%{max} оронтой тоо байна.',
        en: 'An account number has %{min} to %{max} digits.',
        ru: 'Номер счёта состоит из %{min}–%{max} цифр.',
      },
      find: { mn: 'Эзэмшигчийг хайх', en: 'Find the owner', ru: 'Найти владельца' },
      none: {
        mn: 'Банкнаас ийм данс олдсонгүй.',
        en: 'The bank knows no such account.',
        ru: 'Банк не знает такого счёта.',
      },
      bank_says: {
        mn: 'Банкны бүртгэл дэх эзэмшигч',
        en: 'Owner by the bank',
        ru: 'Владелец по данным банка',
      },
      ours: {
        mn: 'Энэ дансыг бүртгэсэн харилцагчид',
        en: 'Customers who registered this account',
        ru: 'Клиенты, зарегистрировавшие этот счёт',
      },
      nobody: {
        mn: 'Манай харилцагчдаас энэ дансыг бүртгэсэн хүн алга',
        en: 'None of our customers has registered this account',
        ru: 'Никто из наших клиентов не зарегистрировал этот счёт',
      },
      customer: { mn: 'Харилцагч', en: 'Customer', ru: 'Клиент' },
      bank_name: { mn: 'Банкны нэр', en: 'Name at the bank', ru: 'Имя в банке' },
      our_name: { mn: 'Манай нэр', en: 'Our name', ru: 'Наше имя' },
      match: { mn: 'Тулгалт', en: 'Comparison', ru: 'Сравнение' },
      score: { mn: '%{score} %', en: '%{score} %', ru: '%{score} %' },
      role: { mn: 'Дансны үүрэг', en: 'Role', ru: 'Роль счёта' },
      differs: { mn: 'зөрсөн: %{text}', en: 'differs: %{text}', ru: 'отличается: %{text}' },
      legend: {
        mn: 'Доогуур зурсан хэсэг нөгөө нэрэнд байхгүй. Кирилл, латин бичлэг, нэрийн дарааллыг тооцсон.',
        en: 'What is underlined is not in the other name. Both alphabets and any order of the names are understood.',
        ru: 'Подчёркнутого нет в другом имени. Кириллица, латиница и порядок имён учтены.',
      },
    },
  },
} satisfies Words;
