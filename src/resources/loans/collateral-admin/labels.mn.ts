/** Mongolian texts: what belongs to this folder. */
export const labels = {
  loanLists: {
    collateral: {
      loans: 'Барьцаалсан зээл',
      no_loans: 'Зээл холбогдоогүй.',
      ltv: 'Зээлийн үлдэгдлийн нийлбэрийг барьцааны үнэлгээнд харьцуулсан.',
      released_before: 'Чөлөөлсөн огноо барьцаалсан огнооноос өмнө байна.',
    },
  },
  resources: {
    'loans/collateral/admin': {
      name: 'Барьцаа хөрөнгө |||| Барьцаа (админ)',
      fields: {
        kind: 'Барьцааны төрөл',
        value: 'Барьцааны үнэлгээ',
        owner: 'Өмчлөгч',
        ownerId: 'Өмчлөгч',
        plateNumber: 'Улсын дугаар',
        vin: 'Арлын дугаар',
        carModel: 'Автомашины загвар',
        manufacturedYear: 'Үйлдвэрлэсэн он',
        propertyNumber: 'Үл хөдлөхийн гэрчилгээний дугаар',
        pledgedAt: 'Барьцаалсан огноо',
        releasedAt: 'Чөлөөлсөн огноо',
        balance: 'Зээлийн үлдэгдэл',
        ltv: 'Үлдэгдэл барьцаанд эзлэх хувь',
        loanCount: 'Зээлийн тоо',
        loanClosed: 'Зээл хаагдсан эсэх',
      },
      sections: { car: 'Автомашин', property: 'Үл хөдлөх хөрөнгө', pledge: 'Барьцаа' },
      views: {
        pledged: 'Барьцаанд',
        releasable: 'Чөлөөлж болох',
        cars: 'Автомашин',
        estates: 'Үл хөдлөх',
        released: 'Чөлөөлсөн',
      },
      actions: { release: 'Барьцаа чөлөөлөх' },
    },
  },
  enums: { CollateralState: { PLEDGED: 'Барьцаанд бүртгэлтэй', RELEASED: 'Чөлөөлсөн' } },
};

declare module '../../../i18n/Catalogue' {
  interface CatalogueParts {
    'loans/collateral-admin': typeof labels;
  }
}
