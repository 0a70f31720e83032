/** Mongolian texts: what belongs to this folder. */
export const labels = {
  loanLists: {
    search: {
      label: 'Зээлийн код, регистр, утас эсвэл данс',
      placeholder: 'УК03271614',
      help: 'Бичсэн утгыг систем өөрөө танина.',
      unknown: 'Зээлийн код, регистрийн дугаар, утас, дансны дугаарын аль нь ч биш байна.',
      none_by_code: 'Ийм кодтой зээл олдсонгүй.',
      none_by_regnum: 'Ийм регистрийн дугаартай харилцагчийн зээл олдсонгүй.',
      none_by_phone: 'Ийм утастай харилцагчийн зээл олдсонгүй.',
      none_by_account: 'Ийм данстай зээл олдсонгүй.',
      found: '%{smart_count} зээл олдлоо',
      results: 'Олдсон зээл',
    },
    profile: {
      label: 'Регистрийн дугаар эсвэл утас',
      unknown: 'Регистрийн дугаар ч, утасны дугаар ч биш байна.',
      help: 'Харилцагчийн бүх зээл, төлөлтийн сахилга, батлан даалт нэг дор харагдана.',
      none: 'Ийм харилцагч олдсонгүй.',
      totals: 'Нийт дүн',
      loan_count: 'Зээлийн тоо',
      open_count: 'Хаагдаагүй',
      lent: 'Нийт олгосон',
      repaid: 'Нийт төлсөн',
      balance: 'Үлдэгдэл',
      worst_class: 'Хамгийн муу ангилал',
      discipline: 'Төлөлтийн сахилга',
      on_time: 'Хугацаандаа төлсөн: %{onTime} / %{rows}',
      no_rows: 'Төлөх өдөр нь болсон төлөлт алга',
      roles: 'Батлан даалт',
      no_roles: 'Бусдын зээлд оролцоогүй.',
      borrower: 'Зээлдэгч',
      role: 'Оролцооны хэлбэр',
      loans: 'Бүх зээл',
      no_loans: 'Зээл аваагүй.',
      customer_page: 'Харилцагчийн хуудас',
    },
    students: {
      school: 'Сургууль',
      course: 'Курс',
      any_course: 'Бүх курс',
      help: 'Сургууль, курсээр оюутны зээлийг хайна.',
      none: 'Ийм сургууль, курсийн оюутны зээл олдсонгүй.',
      found: '%{smart_count} оюутан олдлоо',
      student: 'Оюутан',
      loans: 'Зээл',
    },
  },
};

declare module '../../../i18n/Catalogue' {
  interface CatalogueParts {
    'loans/search': typeof labels;
  }
}
