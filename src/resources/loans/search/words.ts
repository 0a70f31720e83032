import type { Words } from '../../../i18n/words';

export const words = {
  loanLists: {
    search: {
      label: {
        mn: 'Зээлийн код, регистр, утас эсвэл данс',
        en: 'Loan code, register number, phone or account',
        ru: 'Код кредита, регистрационный номер, телефон или счёт',
      },
      help: {
        mn: 'Бичсэн утгыг систем өөрөө танина.',
        en: 'What you type is recognised automatically.',
        ru: 'Вид введённого номера определяется автоматически.',
      },
      unknown: {
        mn: 'Зээлийн код, регистрийн дугаар, утас, дансны дугаарын аль нь ч биш байна.',
        en: 'This is not a loan code, a register number, a phone number or an account number.',
        ru: 'Это не код кредита, не регистрационный номер, не телефон и не номер счёта.',
      },
      none_by_code: {
        mn: 'Ийм кодтой зээл олдсонгүй.',
        en: 'There is no loan with this code.',
        ru: 'Кредита с таким кодом нет.',
      },
      none_by_regnum: {
        mn: 'Ийм регистрийн дугаартай харилцагчийн зээл олдсонгүй.',
        en: 'No loan of a customer with this register number was found.',
        ru: 'Кредитов клиента с таким регистрационным номером не найдено.',
      },
      none_by_phone: {
        mn: 'Ийм утастай харилцагчийн зээл олдсонгүй.',
        en: 'No loan of a customer with this phone number was found.',
        ru: 'Кредитов клиента с таким телефоном не найдено.',
      },
      none_by_account: {
        mn: 'Ийм данстай зээл олдсонгүй.',
        en: 'No loan with this account was found.',
        ru: 'Кредитов с таким счётом не найдено.',
      },
      found: {
        mn: '%{smart_count} зээл олдлоо',
        en: '%{smart_count} loan found |||| %{smart_count} loans found',
        ru: 'Найден %{smart_count} кредит |||| Найдено %{smart_count} кредита |||| Найдено %{smart_count} кредитов',
      },
      results: { mn: 'Олдсон зээл', en: 'Loans found', ru: 'Найденные кредиты' },
    },
    profile: {
      label: {
        mn: 'Регистрийн дугаар эсвэл утас',
        en: 'Register number or phone',
        ru: 'Регистрационный номер или телефон',
      },
      unknown: {
        mn: 'Регистрийн дугаар ч, утасны дугаар ч биш байна.',
        en: 'This is neither a register number nor a phone number.',
        ru: 'Это не регистрационный номер и не телефон.',
      },
      help: {
        mn: 'Харилцагчийн бүх зээл, төлөлтийн сахилга, батлан даалт нэг дор харагдана.',
        en: 'All of a customer’s loans, payment discipline and guarantees in one place.',
        ru: 'Все кредиты клиента, платёжная дисциплина и поручительства в одном месте.',
      },
      none: {
        mn: 'Ийм харилцагч олдсонгүй.',
        en: 'There is no such customer.',
        ru: 'Такого клиента нет.',
      },
      totals: { mn: 'Нийт дүн', en: 'Totals', ru: 'Итоги' },
      loan_count: { mn: 'Зээлийн тоо', en: 'Loans', ru: 'Кредитов' },
      open_count: { mn: 'Хаагдаагүй', en: 'Open', ru: 'Открытых' },
      lent: { mn: 'Нийт олгосон', en: 'Total lent', ru: 'Всего выдано' },
      repaid: { mn: 'Нийт төлсөн', en: 'Total repaid', ru: 'Всего погашено' },
      balance: { mn: 'Үлдэгдэл', en: 'Balance', ru: 'Остаток' },
      worst_class: { mn: 'Хамгийн муу ангилал', en: 'Worst class', ru: 'Худший класс' },
      discipline: { mn: 'Төлөлтийн сахилга', en: 'Payment discipline', ru: 'Платёжная дисциплина' },
      on_time: {
        mn: 'Хугацаандаа төлсөн: %{onTime} / %{rows}',
        en: 'Paid on time: %{onTime} of %{rows}',
        ru: 'Оплачено в срок: %{onTime} из %{rows}',
      },
      no_rows: {
        mn: 'Төлөх өдөр нь болсон төлөлт алга',
        en: 'No payment has fallen due yet',
        ru: 'Срок платежей ещё не наступал',
      },
      roles: { mn: 'Батлан даалт', en: 'Guarantees', ru: 'Поручительства' },
      no_roles: {
        mn: 'Бусдын зээлд оролцоогүй.',
        en: 'Takes no part in other people’s loans.',
        ru: 'В чужих кредитах не участвует.',
      },
      borrower: { mn: 'Зээлдэгч', en: 'Borrower', ru: 'Заёмщик' },
      role: { mn: 'Оролцооны хэлбэр', en: 'Role', ru: 'Роль' },
      loans: { mn: 'Бүх зээл', en: 'All loans', ru: 'Все кредиты' },
      no_loans: { mn: 'Зээл аваагүй.', en: 'Has never had a loan.', ru: 'Кредитов не было.' },
      customer_page: { mn: 'Харилцагчийн хуудас', en: 'Customer page', ru: 'Страница клиента' },
    },
    students: {
      school: { mn: 'Сургууль', en: 'School', ru: 'Учебное заведение' },
      course: { mn: 'Курс', en: 'Year of study', ru: 'Курс' },
      any_course: { mn: 'Бүх курс', en: 'Any year', ru: 'Любой курс' },
      help: {
        mn: 'Сургууль, курсээр оюутны зээлийг хайна.',
        en: 'Finds student loans by school and year of study.',
        ru: 'Поиск студенческих кредитов по учебному заведению и курсу.',
      },
      none: {
        mn: 'Ийм сургууль, курсийн оюутны зээл олдсонгүй.',
        en: 'No student loans for this school and year were found.',
        ru: 'Студенческих кредитов такого заведения и курса не найдено.',
      },
      found: {
        mn: '%{smart_count} оюутан олдлоо',
        en: '%{smart_count} student found |||| %{smart_count} students found',
        ru: 'Найден %{smart_count} студент |||| Найдено %{smart_count} студента |||| Найдено %{smart_count} студентов',
      },
      student: { mn: 'Оюутан', en: 'Student', ru: 'Студент' },
      loans: { mn: 'Зээл', en: 'Loans', ru: 'Кредиты' },
    },
  },
} satisfies Words;
