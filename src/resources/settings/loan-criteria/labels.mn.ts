/** Mongolian texts: what belongs to this folder. */
export const labels = {
  enums: { LoanCriteriaState: { IN_FORCE: 'Хүчинтэй' } },
  loanCriteria: {
    groups: {
      requests: 'Зээлийн хүсэлт',
      contracts: 'Гэрээ, батлан даалт, нэхэмжлэл',
      extensions: 'Сунгалт',
      renewals: 'Хуваарь шинэчлэх',
      collection: 'Эрсдэл, шүүх, залруулга',
    },
    affected: {
      requests: 'Одоо шийдвэр хүлээж буй зээлийн хүсэлт: %{count}.',
      contracts: 'Байгуулагдаагүй гэрээ, төлөгдөөгүй нэхэмжлэл: %{count}.',
      extensions: 'Үргэлжилж буй зээл: %{count}.',
      renewals: 'Ангилал нь буурсан нээлттэй зээл: %{count}.',
      collection: 'Нээлттэй зээл: %{count}.',
    },
    help: 'Өөрчлөлт дараагийн шийдвэрээс хүчинтэй. Өмнө хийгдсэн үйлдлийг дахин шалгахгүй.',
    scores: 'Сайн оноо доод хязгаараас их байна.',
  },
  resources: {
    loan_criteria: {
      name: 'Зээлийн шалгуур |||| Зээлийн шалгуурууд',
      fields: {
        scoreMin: 'Зээлийн онооны доод хязгаар',
        scoreGood: 'Сайн оноо',
        paymentShare: 'Орлогоос төлөлтөд ногдох хувь',
        automaticMax: 'Системийн зөвшөөрөх дээд дүн',
        monthlyRateWarnPercent: 'Сарын хүүг анхааруулах хувь',
        payoutFeeMaxPercent: 'Олголтын шимтгэлийн дээд хувь',
        noScholarshipPercent: 'Тэтгэлэггүй оюутны лимитийн хувь',
        aggregationShortMonths: 'Богино хугацаат зээлийн дээд сар',
        longOnholdDays: 'Түдгэлзсэн зээл удаашрах өдөр хаалтын тоо',
        signWithinDays: 'Гэрээ байгуулах хоног',
        invoiceExpiresDays: 'Нэхэмжлэл хүчинтэй хоног',
        guaranteeCoverPercent: 'Батлан даалтын хамрах хувь',
        guarantorFromDpd: 'Батлан даагчаас нэхэх хэтэрсэн хоног',
        extensionDpdMax: 'Сунгаж болох хэтэрсэн хоног',
        extensionsMax: 'Сунгах дээд удаа',
        extensionMonthsMax: 'Нэг сунгалтын дээд сар',
        extensionDaysMax: 'Нэг сунгалтын дээд хоног',
        extensionFeePercent: 'Сунгалтын шимтгэлийн хувь',
        renewalFirstDaysMax: 'Шинэ хуваарийн эхний төлөлт хүртэлх хоног',
        renewalsWithoutLead: 'Дарга зөвшөөрөхгүйгээр шинэчлэх удаа',
        renewalWatchRows: 'Ажиглах төлөлтийн тоо',
        renewalArrearsDays: 'Шилжүүлсэн хүү төлөх хоног',
        reschedulingFeeMaxPercent: 'Сунгах, шинэчлэх шимтгэлийн дээд хувь',
        reschedulingFeeFloor: 'Шимтгэлийг үргэлж зөвшөөрөх дүн',
        riskFromDpd: 'Эрсдэлд шилжүүлэх хэтэрсэн хоног',
        correctionMaxPercent: 'Залруулгаар нэмэх дээд хувь',
        courtCostMaxPercent: 'Шүүхийн зардлын дээд хувь',
        courtCostFloor: 'Шүүхийн зардлыг үргэлж зөвшөөрөх дүн',
      },
      actions: {
        change_requests: 'Хүсэлтийн шалгуур өөрчлөх',
        change_contracts: 'Гэрээний шалгуур өөрчлөх',
        change_extensions: 'Сунгалтын шалгуур өөрчлөх',
        change_renewals: 'Шинэчлэлтийн шалгуур өөрчлөх',
        change_collection: 'Эрсдэлийн шалгуур өөрчлөх',
      },
    },
  },
};

declare module '../../../i18n/Catalogue' {
  interface CatalogueParts {
    'settings/loan-criteria': typeof labels;
  }
}
