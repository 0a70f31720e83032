import type { Words } from '../../../i18n/words';

export const words = {
  rights: {
    'wallet:list': {
      mn: 'Хэтэвч, түр данс харах',
      en: 'See wallets and temporary accounts',
      ru: 'Кошельки и временные счета',
      demo: ['admin', 'operator', 'accountant'],
    },
    'wallet:search': {
      mn: 'Хэтэвч, түр данс хайх',
      en: 'Search wallets and temporary accounts',
      ru: 'Поиск кошельков и временных счетов',
      demo: ['admin', 'operator', 'accountant'],
    },
  },
  wallets: {
    wallet: {
      limits: { mn: 'Үлдэгдэл, лимит', en: 'Balance and limits', ru: 'Остаток и лимиты' },
      r12: {
        mn: 'Үлдэгдэл − саатуулсан = боломжит',
        en: 'Balance − held = available',
        ru: 'Остаток − удержано = доступно',
      },
      r13: {
        mn: 'Өнөөдрийн гүйлгээ өдрийн лимитэд багтсан',
        en: 'Today’s use is within the daily limit',
        ru: 'Операции за день в пределах дневного лимита',
      },
      used_today: {
        mn: 'Өнөөдөр %{used} ашигласан, өдрийн лимит %{limit}',
        en: 'Used today: %{used} of %{limit}',
        ru: 'Использовано сегодня: %{used} из %{limit}',
      },
      bank_accounts: { mn: 'Банкны данс', en: 'Bank accounts', ru: 'Банковские счета' },
      no_bank_account: {
        mn: 'Бүртгэсэн банкны данс алга',
        en: 'No bank account is registered',
        ru: 'Банковские счета не зарегистрированы',
      },
      no_prime: {
        mn: 'Үндсэн банкны данс сонгоогүй байна. Хэтэвчнээс мөнгө гаргахын өмнө нэгийг үндсэн болгоно уу.',
        en: 'No primary bank account is chosen. Make one primary before money leaves the wallet.',
        ru: 'Основной банковский счёт не выбран. Сделайте один из счетов основным, прежде чем выводить деньги.',
      },
      overdrawn: {
        mn: 'Боломжит үлдэгдэл тэгээс бага байна. Журналаа шалгана уу.',
        en: 'The available balance is below zero. Check the journals.',
        ru: 'Доступный остаток меньше нуля. Проверьте журналы.',
      },
      held_note: {
        mn: '%{amount} түр саатуулагдсан тул зарцуулах боломжгүй.',
        en: '%{amount} is held and cannot be spent.',
        ru: 'Удержано %{amount}; потратить эти деньги нельзя.',
      },
      transfer_closed: {
        mn: 'Шилжүүлэг хийх эрх хаалттай: %{reason}.',
        en: 'Transfers are closed: %{reason}.',
        ru: 'Переводы закрыты: %{reason}.',
      },
      used_beyond: {
        mn: 'Өнөөдөр аль хэдийн %{amount} ашигласан тул шинэ өдрийн лимитээс хэтэрнэ. Өнөөдөр дахин гүйлгээ хийх боломжгүй болно.',
        en: '%{amount} has been used today already, which is beyond the new daily limit. Nothing more can leave the wallet today.',
        ru: 'Сегодня уже использовано %{amount}: это больше нового дневного лимита. Сегодня операций больше не будет.',
      },
      balance_beyond: {
        mn: 'Үлдэгдэл %{amount} нь үлдэгдлийн лимитээс их байна. Орлого хүлээн авахгүй.',
        en: 'The balance of %{amount} is above the balance limit. The wallet takes no more money.',
        ru: 'Остаток %{amount} больше лимита остатка. Пополнения не принимаются.',
      },
      wrong: {
        transactionLimit: {
          mn: 'Гүйлгээний лимит өдрийн лимитээс их байж болохгүй.',
          en: 'The transaction limit cannot be above the daily limit.',
          ru: 'Лимит операции не может быть больше дневного лимита.',
        },
        dailyTransactionLimit: {
          mn: 'Өдрийн лимит үлдэгдлийн лимитээс их байж болохгүй.',
          en: 'The daily limit cannot be above the balance limit.',
          ru: 'Дневной лимит не может быть больше лимита остатка.',
        },
      },
      search: {
        label: {
          mn: 'Регистрийн дугаар эсвэл утас',
          en: 'Register number or phone',
          ru: 'Регистрационный номер или телефон',
        },
        help: {
          mn: 'Харилцагчийн регистрийн дугаар эсвэл утсыг бүтнээр нь бичнэ.',
          en: 'Enter the whole register number or phone of the customer.',
          ru: 'Введите регистрационный номер или телефон клиента полностью.',
        },
        unknown: {
          mn: 'Регистрийн дугаар, утасны дугаар биш байна.',
          en: 'This is neither a register number nor a phone number.',
          ru: 'Это не регистрационный номер и не номер телефона.',
        },
        none: {
          mn: 'Ийм харилцагчийн хэтэвч олдсонгүй.',
          en: 'No wallet of such a customer was found.',
          ru: 'Кошелёк такого клиента не найден.',
        },
        open: { mn: 'Хэтэвч рүү очих', en: 'Open the wallet', ru: 'Открыть кошелёк' },
      },
    },
    journal: { mn: 'Хэтэвчийн журнал', en: 'Journal of the wallet', ru: 'Журнал кошелька' },
  },
  enums: {
    WalletState: {
      OPEN: { mn: 'Нээлттэй', en: 'Open', ru: 'Открыт' },
      CLOSED: { mn: 'Хаасан', en: 'Closed', ru: 'Закрыт' },
    },
  },
  resources: {
    wallets: {
      name: {
        mn: 'Хэтэвч |||| Хэтэвчүүд',
        en: 'Wallet |||| Wallets',
        ru: 'Кошелёк |||| Кошельки |||| Кошельки',
      },
      fields: {
        number: { mn: 'Хэтэвчийн данс', en: 'Wallet account', ru: 'Счёт кошелька' },
        held: { mn: 'Түр саатуулсан', en: 'Held', ru: 'Удержано' },
        available: { mn: 'Боломжит үлдэгдэл', en: 'Available', ru: 'Доступно' },
        transactionLimit: { mn: 'Гүйлгээний лимит', en: 'Transaction limit', ru: 'Лимит операции' },
        dailyTransactionLimit: {
          mn: 'Өдрийн гүйлгээний лимит',
          en: 'Daily transaction limit',
          ru: 'Дневной лимит операций',
        },
        amountLimit: { mn: 'Үлдэгдлийн лимит', en: 'Balance limit', ru: 'Лимит остатка' },
        dailyTransactionAmount: {
          mn: 'Өнөөдрийн гүйлгээ',
          en: 'Used today',
          ru: 'Операции за день',
        },
        dailyUsed: {
          mn: 'Өдрийн лимитийн ашиглалт',
          en: 'Daily limit used',
          ru: 'Использовано дневного лимита',
        },
        coin: { mn: 'Коин', en: 'Coins', ru: 'Монеты' },
        canTransfer: { mn: 'Шилжүүлэг хийх эрх', en: 'May transfer', ru: 'Доступ к переводам' },
        isCashOutDeposit: {
          mn: 'Хадгаламжаас зарлага гаргах эрх',
          en: 'May cash out deposit',
          ru: 'Доступ к снятию с вклада',
        },
        accountNumber: {
          mn: 'Үндсэн банкны данс',
          en: 'Primary bank account',
          ru: 'Основной банковский счёт',
        },
        accountOwner: { mn: 'Данс эзэмшигч', en: 'Account owner', ru: 'Владелец счёта' },
        namedAt: {
          mn: 'Банк эзэмшигчийг хэлсэн',
          en: 'Holder named by the bank',
          ru: 'Владелец назван банком',
        },
        isPrimeAccount: {
          mn: 'Үндсэн данстай эсэх',
          en: 'Has a primary account',
          ru: 'Есть основной счёт',
        },
        transferredAt: { mn: 'Сүүлд шилжүүлсэн', en: 'Last transfer', ru: 'Последний перевод' },
      },
      views: {
        open: { mn: 'Нээлттэй', en: 'Open', ru: 'Открытые' },
        held: { mn: 'Саатуулсан мөнгөтэй', en: 'With held money', ru: 'С удержанными деньгами' },
        near_limit: {
          mn: 'Өдрийн лимитэд ойртсон',
          en: 'Near the daily limit',
          ru: 'Близко к дневному лимиту',
        },
        closed_transfer: {
          mn: 'Шилжүүлэг хаалттай',
          en: 'Transfers closed',
          ru: 'Переводы закрыты',
        },
      },
    },
  },
} satisfies Words;
