/** Mongolian texts: what belongs to this folder. */
export const labels = {
  enums: {
    SystemSettingsState: {
      IN_FORCE: 'Хүчинтэй',
    },
    IncomeWindow: {
      '12': 'Сүүлийн 1 жил',
      '36': 'Сүүлийн 3 жил',
    },
  },
  systemSettings: {
    groups: {
      registries: 'Зээлийн мэдээлэл, ХУР, гэр бүл',
      borrowers: 'Зээлдэгчид тавих шалгуур',
      incomes: 'Орлого',
      messages: 'Мессеж, мэдэгдэл',
      sign_in: 'Нэвтрэлт, нууц үг',
      entries: 'Хоёр хүн батлах гүйлгээ',
    },
    affected: {
      registries: 'Одоо явж буй гэрээний хүсэлт: %{count}',
      borrowers: 'Одоо шийдвэр хүлээж буй зээлийн хүсэлт: %{count}',
      incomes: 'Батлахыг хүлээж буй орлого: %{count}',
      messages: 'Илгээхээр төлөвлөсөн мэдэгдэл: %{count}',
      sign_in: 'Одоо тэмдэглэгдсэн нэвтрэх оролдлого: %{count}',
      entries: 'Хоёр дахь хүнийг хүлээж буй гүйлгээ: %{count}',
    },
    help: 'Өөрчлөлт дараагийн шийдвэрээс хүчинтэй. Өмнө хийгдсэн үйлдлийг дахин шалгахгүй.',
    elsewhere: {
      title: 'Өөр хуудсанд тохируулдаг',
      help: 'Эдгээр утгыг өөрийн хуудсанд нь өөрчилнө.',
      criteria: 'Зээлийн шалгуур, сунгалт, шинэчлэлт',
      percents: 'Машины барьцааны хувь, он',
      margins: 'Орлогын маржин',
      deposits: 'Түр дансны шалгуур',
      fees: 'Шилжүүлгийн шимтгэл',
      holidays: 'Баярын өдрүүд',
    },
  },
  resources: {
    system_settings: {
      name: 'Системийн тохиргоо |||| Системийн тохиргоонууд',
      fields: {
        zmsValidityDays: 'Зээлийн лавлагаа хүчинтэй хоног',
        xypCacheDays: 'ХУР-ыг дахин лавлахгүй хоног',
        familyConfirmedMin: 'Баталгаажсан гэр бүлийн доод тоо',
        registryCheckFee: 'Зээлийн лавлагааны хураамж',
        borrowerAgeMin: 'Доод нас',
        borrowerAgeMax: 'Дээд нас',
        borrowerIncomeMin: 'Сарын орлогын доод дүн',
        incomeWindowMonths: 'Бүртгэх орлогын хугацаа',
        incomeMonthsMin: 'Бүртгэх сарын доод тоо',
        incomeFreshDays: 'Орлого хуучрах хоног',
        smsPartPrice: 'SMS-ийн нэг хэсгийн үнэ',
        smsWaitMinutes: 'SMS-ийн хариу хүлээх минут',
        quietFromHour: 'Мессеж илгээхгүй цаг эхлэх',
        quietToHour: 'Мессеж илгээхгүй цаг дуусах',
        massLockSeconds: 'Бүх хүнд дахин илгээхгүй секунд',
        failuresFlagged: 'Тэмдэглэх дараалсан амжилтгүй нэвтрэлт',
        passwordMin: 'Нууц үгийн доод урт',
        secondDepositToWallet: 'Хадгаламжаас хэтэвч рүү',
        secondDepositFromWallet: 'Хэтэвчээс хадгаламж руу',
        secondMerchantToWallet: 'Мерчантаас хэтэвч рүү',
        secondDepositToLoan: 'Хадгаламжаас зээлд',
        secondInternalTransfer: 'Дотоод шилжүүлэг',
        secondWalletCashIn: 'Хэтэвчийг цэнэглэх',
        secondWalletCashOut: 'Хэтэвчээс мөнгө гаргах',
        secondCorrection: 'Хүү, шимтгэл залруулах',
      },
      actions: {
        change_registries: 'Лавлагааны тохиргоо өөрчлөх',
        change_borrowers: 'Зээлдэгчийн шалгуур өөрчлөх',
        change_incomes: 'Орлогын тохиргоо өөрчлөх',
        change_messages: 'Мессежийн тохиргоо өөрчлөх',
        change_sign_in: 'Нэвтрэлтийн тохиргоо өөрчлөх',
        change_entries: 'Хоёр хүн батлах дүн өөрчлөх',
      },
    },
  },
};

declare module '../../../i18n/Catalogue' {
  interface CatalogueParts {
    'settings/system': typeof labels;
  }
}
