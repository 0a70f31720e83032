/** Mongolian texts: what belongs to this folder. */
export const labels = {
  wallets: {
    wallet: {
      limits: 'Үлдэгдэл, лимит',
      r12: 'Үлдэгдэл − саатуулсан = боломжит',
      r13: 'Өнөөдрийн гүйлгээ өдрийн лимитэд багтсан',
      used_today: 'Өнөөдөр %{used} ашигласан, өдрийн лимит %{limit}',
      bank_accounts: 'Банкны данс',
      no_bank_account: 'Бүртгэсэн банкны данс алга',
      no_prime:
        'Үндсэн банкны данс сонгоогүй байна. Хэтэвчнээс мөнгө гаргахын өмнө нэгийг үндсэн болгоно уу.',
      overdrawn: 'Боломжит үлдэгдэл тэгээс бага байна. Журналаа шалгана уу.',
      held_note: '%{amount} түр саатуулагдсан тул зарцуулах боломжгүй.',
      transfer_closed: 'Шилжүүлэг хийх эрх хаалттай: %{reason}.',
      used_beyond:
        'Өнөөдөр аль хэдийн %{amount} ашигласан тул шинэ өдрийн лимитээс хэтэрнэ. Өнөөдөр дахин гүйлгээ хийх боломжгүй болно.',
      balance_beyond: 'Үлдэгдэл %{amount} нь үлдэгдлийн лимитээс их байна. Орлого хүлээн авахгүй.',
      wrong: {
        transactionLimit: 'Гүйлгээний лимит өдрийн лимитээс их байж болохгүй.',
        dailyTransactionLimit: 'Өдрийн лимит үлдэгдлийн лимитээс их байж болохгүй.',
      },
      search: {
        label: 'Регистрийн дугаар эсвэл утас',
        help: 'Харилцагчийн регистрийн дугаар эсвэл утсыг бүтнээр нь бичнэ.',
        unknown: 'Регистрийн дугаар, утасны дугаар биш байна.',
        none: 'Ийм харилцагчийн хэтэвч олдсонгүй.',
        open: 'Хэтэвч рүү очих',
      },
    },
    journal: 'Хэтэвчийн журнал',
  },
  enums: {
    WalletState: {
      OPEN: 'Нээлттэй',
      CLOSED: 'Хаасан',
    },
  },
  resources: {
    wallets: {
      name: 'Хэтэвч |||| Хэтэвчүүд',
      fields: {
        number: 'Хэтэвчийн данс',
        customerId: 'Харилцагч',
        balance: 'Үлдэгдэл',
        held: 'Түр саатуулсан',
        available: 'Боломжит үлдэгдэл',
        transactionLimit: 'Гүйлгээний лимит',
        dailyTransactionLimit: 'Өдрийн гүйлгээний лимит',
        amountLimit: 'Үлдэгдлийн лимит',
        dailyTransactionAmount: 'Өнөөдрийн гүйлгээ',
        dailyUsed: 'Өдрийн лимитийн ашиглалт',
        coin: 'Коин',
        canTransfer: 'Шилжүүлэг хийх эрх',
        isCashOutDeposit: 'Хадгаламжаас зарлага гаргах эрх',
        accountNumber: 'Үндсэн банкны данс',
        accountOwner: 'Данс эзэмшигч',
        isPrimeAccount: 'Үндсэн данстай эсэх',
        transferredAt: 'Сүүлд шилжүүлсэн',
      },
      views: {
        open: 'Нээлттэй',
        held: 'Саатуулсан мөнгөтэй',
        near_limit: 'Өдрийн лимитэд ойртсон',
        closed_transfer: 'Шилжүүлэг хаалттай',
      },
    },
  },
};

declare module '../../../i18n/Catalogue' {
  interface CatalogueParts {
    'wallets/wallet': typeof labels;
  }
}
