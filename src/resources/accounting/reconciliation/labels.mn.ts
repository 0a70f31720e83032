/** Mongolian texts: what belongs to this folder. */
export const labels = {
  ledgerChecks: {
    note: 'Тухайн өдрийн журнал, шалгах баланс, мөн одоогийн үлдэгдлийг дэд дэвтэртэй нь тулгана. Зөрүү бүр бичилт рүүгээ хүргэнэ.',
    day: 'Тулгах өдөр',
    run: 'Дахин тулгах',
    run_at: 'Тулгасан: %{at}',
    equal: 'Бүх тулгалт тэнцсэн: %{count}',
    unequal: 'Зөрүүтэй тулгалт: %{count}',
    as_of: {
      day: 'Тухайн өдөр',
      now: 'Одоогийн байдлаар',
    },
    columns: {
      check: 'Тулгалт',
      asOf: 'Хэзээний',
      left: 'Дэвтэр',
      right: 'Дэд дэвтэр',
      difference: 'Зөрүү',
      verdict: 'Дүн',
      mends: 'Хэн засах',
      record: 'Бүртгэл',
      journals: 'Журнал',
    },
    lines: 'Зөрүүгийн бичилт: %{name}',
    names: {
      journals: 'Журнал бүрийн дебит, кредит тал',
      trial: 'Шалгах баланс',
      loans: 'Зээлийн данс, зээлийн үлдэгдэл',
      temporary: 'Түр данс, харилцагчдын үлдэгдэл',
      savings: 'Хадгаламжийн данс, гэрээний нөхцөл',
    },
    sides: {
      journals: 'Дебит / кредит',
      trial: 'Дебит үлдэгдэл / кредит үлдэгдэл',
      loans: 'Ерөнхий дэвтэр / зээл',
      temporary: 'Ерөнхий дэвтэр / харилцагч',
      savings: 'Ерөнхий дэвтэр / хадгаламжийн нөхцөл',
    },
    mends: {
      journals: 'Систем хариуцсан ажилтан: журнал засагддаггүй',
      trial: 'Систем хариуцсан ажилтан',
      loans: 'Зээлийн залруулга хийх эрхтэй нягтлан',
      temporary: 'Түр дансны төлөлт хийх эрхтэй нягтлан',
      savings: 'Хадгаламж хариуцсан ажилтан',
    },
    choose: 'Өнөөдрөөс хойш биш өдөр сонгоно уу.',
  },
};

declare module '../../../i18n/Catalogue' {
  interface CatalogueParts {
    'accounting/reconciliation': typeof labels;
  }
}
