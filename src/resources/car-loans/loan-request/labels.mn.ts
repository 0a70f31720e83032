/** Mongolian texts: what belongs to this folder. */
export const labels = {
  carLoans: {
    to_percents: 'Барьцааны хувь',
    percent_from: '%{year} оноос: %{percent}%',
    draft_only: 'Зөвхөн ноорог хүсэлтийг, үүсгэсэн ажилтан нь засна.',
    close_cancels: 'Шийдвэрлээгүй зээлийн хүсэлт цуцлагдаж, барьцаа чөлөөлөгдөнө.',
    not_configured: 'Тохируулаагүй',
    price_missing: 'Энэ автомашины зөвшөөрөгдөх үнэ бүртгэгдээгүй.',
    percent_missing:
      'Барьцааны хувь, үйлдвэрлэсэн оны хязгаар тохируулаагүй тул дээд дүнг тооцох боломжгүй.',
    over_cap: 'Хүссэн дүн зээлийн дээд дүнгээс %{amount} их байна.',
    to_prices: 'Үнэ рүү очих',
    read_only: 'Үнэ тохируулах эрх танд алга.',
    recomputed: 'Үнэ өөрчлөхөд шийдвэрлээгүй хүсэлтүүдийн дээд дүн дахин тооцогдоно.',
    grant_makes: 'Барьцаа хөрөнгө ба зээлийн хүсэлт үүснэ.',
    year_wrong: 'Оныг дөрвөн оронтой тоогоор, %{min} оноос хойш оруулна уу.',
  },
  resources: {
    'car-loan/loan-requests': {
      name: 'Автомашины зээлийн хүсэлт |||| Автомашины зээлийн хүсэлтүүд',
      fields: {
        customerId: 'Харилцагч',
        code: 'Хүсэлтийн дугаар',
        mark: 'Марк',
        carModel: 'Автомашины загвар',
        manufacturedYear: 'Үйлдвэрлэсэн он',
        plateNumber: 'Улсын дугаар',
        vin: 'Арлын дугаар',
        mileage: 'Явсан зам, км',
        frontPhoto: 'Урд талын зураг',
        sidePhoto: 'Хажуу талын зураг',
        requestedAmount: 'Хүссэн дүн',
        duration: 'Хугацаа',
        termUnit: 'Хугацааны нэгж',
        allowedPrice: 'Зөвшөөрөгдөх үнэ',
        yearThreshold: 'Үйлдвэрлэсэн оны хязгаар',
        collateralPercent: 'Барьцааны хувь',
        cap: 'Зээлийн дээд дүн',
        interestRate: 'Хүүгийн хувь',
        loanId: 'Зээл',
        collateralId: 'Барьцаа',
      },
      sections: {
        request: 'Хүсэлт',
        car: 'Автомашин',
        cap: 'Зээлийн дээд дүн',
        photos: 'Зураг',
        result: 'Шийдвэр',
      },
      views: { pending: 'Хүлээгдэж буй', draft: 'Ноорог', granted: 'Олгосон', closed: 'Хаагдсан' },
      actions: {
        submit: 'Хүсэлт илгээх',
        take_over: 'Өөртөө шилжүүлж авах',
        grant: 'Зээл олгох',
        close: 'Хүсэлт хаах',
      },
    },
  },
  enums: {
    CarLoanRequestState: {
      draft: 'Ноорог',
      pending: 'Хүлээгдэж буй',
      granted: 'Олгосон',
      closed: 'Хаагдсан',
    },
  },
};

declare module '../../../i18n/Catalogue' {
  interface CatalogueParts {
    'car-loans/loan-request': typeof labels;
  }
}
