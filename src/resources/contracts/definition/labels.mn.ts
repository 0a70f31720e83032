/** Mongolian texts: what belongs to this folder. */
export const labels = {
  letters: {
    reference: {
      amount: 'Тодорхойлолтод бичих үлдэгдэл',
      true: 'Тодорхойлолт бүртгэлтэй таарч байна.',
      no_template: 'Энэ ангиллын идэвхтэй загвар алга. Эхлээд загварыг идэвхжүүлнэ.',
      unknown: 'Бүртгэлээс шалгаж чадсангүй.',
      no_open_loan: 'Энэ өдөр хаагдаагүй зээл байхгүй.',
      has_debt: 'Харилцагч энэ өдөр өртэй: %{owed}.',
      never_closed: 'Харилцагчид зээл олгож байгаагүй.',
      still_open: 'Хаагдаагүй зээл эсвэл өр байна: %{owed}.',
      no_contract: 'Энэ өдөр хүчинтэй гэрээ байхгүй.',
    },
  },
  resources: {
    definition: {
      name: 'Тодорхойлолт |||| Тодорхойлолтууд',
      fields: {
        number: 'Дугаар',
        template: 'Загвар',
        customerId: 'Харилцагч',
        recipient: 'Хаана хүргүүлэх',
        fee: 'Хураамж',
        amount: 'Дүн',
        amountInWords: 'Дүн үсгээр',
        asOfDate: 'Тооцсон огноо',
        templateVersion: 'Загварын хувилбар',
        letter: 'Тодорхойлолт',
      },
      sections: { letter: 'Тодорхойлолт', sheet: 'Баримт' },
    },
  },
};

declare module '../../../i18n/Catalogue' {
  interface CatalogueParts {
    'contracts/definition': typeof labels;
  }
}
