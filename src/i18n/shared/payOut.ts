import type { Words } from '../words';

/** What stands against money that leaves the house, wherever an action pays (docs/domain/money.md 4.12). */
export const payOutTexts = {
  actionBlocks: {
    fraud_open: {
      mn: '%{number} залилангийн бүртгэл хаагдаагүй тул гүйцээх боломжгүй.',
      en: 'Fraud case %{number} is open: it cannot be finished.',
      ru: 'Дело о мошенничестве %{number} открыто: завершить нельзя.',
    },
    pay_out_access: {
      mn: 'Харилцагчийн шилжүүлгийн эрх хаалттай тул мөнгө гаргахгүй.',
      en: 'The customer’s access to transfers is closed: no money is paid out.',
      ru: 'Доступ клиента к переводам закрыт: деньги не выплачиваются.',
    },
    pay_out_bank: {
      mn: 'Төлөх дансны үлдэгдэл %{left}: хүрэлцэхгүй.',
      en: 'The account that pays holds %{left}: too little.',
      ru: 'На счёте для выплаты %{left}: недостаточно.',
    },
    temporary_no_prime: {
      mn: 'Харилцагчид үндсэн банкны данс алга.',
      en: 'The customer has no primary bank account.',
      ru: 'У клиента нет основного банковского счёта.',
    },
    temporary_owner_differs: {
      mn: 'Банкны данс эзэмшигчийн нэр харилцагчийнхаас зөрж байна. Дансыг шалгана уу.',
      en: 'The bank account’s owner has another name than the customer. Check the account.',
      ru: 'Владелец банковского счёта назван иначе, чем клиент. Проверьте счёт.',
    },
  },
} satisfies Words;
