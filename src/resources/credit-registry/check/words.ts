import type { Words } from '../../../i18n/words';

export const words = {
  rights: {
    'zms:list': {
      mn: 'ЗМС лавлагаа',
      en: 'Credit registry checks',
      ru: 'Проверки в кредитном реестре',
      demo: ['admin', 'economist'],
    },
  },
  creditRegistry: {
    problems: {
      contract: {
        mn: 'Гэрээний дугаарын бүтэц буруу.',
        en: 'The contract number has the wrong format.',
        ru: 'Неверный формат номера договора.',
      },
      type: {
        mn: 'Зээлийн төрөл тодорхойгүй.',
        en: 'The loan type is unknown.',
        ru: 'Тип кредита не определён.',
      },
      end_date: {
        mn: 'Дуусах огноо эхлэх огнооноос өмнө байна.',
        en: 'The end date is before the start date.',
        ru: 'Дата окончания раньше даты начала.',
      },
    },
    checks: {
      states: { mn: 'Лавлагаа төлвөөр', en: 'Checks by state', ru: 'Запросы по статусам' },
      fees: {
        mn: 'Энэ сарын лавлагааны төлбөр, ₮',
        en: 'Check fees this month, ₮',
        ru: 'Плата за запросы в этом месяце, ₮',
      },
      send: { mn: 'Харилцагч сонгож лавлах', en: 'Check a customer', ru: 'Запросить по клиенту' },
      answered: {
        mn: '%{number}: %{state}.',
        en: '%{number}: %{state}.',
        ru: '%{number}: %{state}.',
      },
      awaited: {
        mn: 'ЗМС-ийн хариуг хүлээж байна. Хариу ирмэгц энд харагдана.',
        en: 'Waiting for the registry. The answer will appear here.',
        ru: 'Ожидаем ответ реестра. Он появится здесь.',
      },
      failed: {
        mn: 'ЗМС хариу өгсөнгүй: %{error}',
        en: 'The registry did not answer: %{error}',
        ru: 'Реестр не ответил: %{error}',
      },
      none: {
        mn: 'Энэ харилцагчийг ЗМС-ээс лавлаагүй байна.',
        en: 'The credit registry has never been checked for this customer.',
        ru: 'По этому клиенту запросов не было.',
      },
      not_available: {
        mn: 'ЗМС-д энэ харилцагчийн мэдээлэл байхгүй. Лавлагаа хүчинтэй.',
        en: 'The registry has no information on this customer. The check is valid.',
        ru: 'В реестре нет сведений об этом клиенте. Запрос действителен.',
      },
      expired: {
        mn: 'Лавлагааны хүчинтэй хугацаа дууссан. Дахин лавлана уу.',
        en: 'The check has expired. Send it again.',
        ru: 'Срок действия запроса истёк. Отправьте его снова.',
      },
      superseded: {
        mn: 'Энэ харилцагчийг дараа нь дахин лавласан байна.',
        en: 'This customer has been checked again since.',
        ru: 'Позже по этому клиенту был новый запрос.',
      },
      latest: {
        mn: 'Сүүлийн лавлагааг нээх',
        en: 'Open the latest check',
        ru: 'Открыть последний запрос',
      },
      loans: { mn: 'ЗМС-ийн мэдээлэл', en: 'Registry information', ru: 'Сведения реестра' },
      total: { mn: 'Нийт үлдэгдэл', en: 'Total balance', ru: 'Общий остаток' },
      guaranteed: {
        mn: 'Батлан даасан үлдэгдэл',
        en: 'Guaranteed balance',
        ru: 'Остаток по поручительствам',
      },
      worst: { mn: 'Хамгийн муу ангилал', en: 'Worst class', ru: 'Худший класс' },
      history: {
        mn: 'Харилцагчийн лавлагааны түүх',
        en: 'Checks of this customer',
        ru: 'Запросы по клиенту',
      },
      no_loans: { mn: 'Зээл бүртгэгдээгүй.', en: 'No loans are registered.', ru: 'Кредитов нет.' },
      ours: { mn: 'Манай зээл', en: 'Ours', ru: 'Наш' },
      lent: { mn: 'Олгосон дүн', en: 'Lent amount', ru: 'Сумма выдачи' },
    },
    writes: {
      r20: { mn: 'Хаагдаагүй зээл', en: 'Open loans', ru: 'Открытые кредиты' },
      reported: {
        mn: 'ЗМС-ийн бичилтээр',
        en: 'According to registry writes',
        ru: 'По записям в реестр',
      },
      differs: { mn: 'Тоо зөрж байна', en: 'The numbers differ', ru: 'Числа не сходятся' },
      failed: {
        mn: 'Бичилтийн тоог уншиж чадсангүй.',
        en: 'The number of writes could not be loaded.',
        ru: 'Не удалось загрузить число записей.',
      },
      states: { mn: 'Бичилтийн төлөв', en: 'Write status', ru: 'Статус записи' },
      errors: { mn: 'Алдаагаар бүлэглэсэн', en: 'By error', ru: 'По ошибкам' },
      compare: {
        mn: 'Манай мэдээлэл ба ЗМС',
        en: 'Our data and the registry',
        ru: 'Наши данные и реестр',
      },
      field: { mn: 'Мэдээлэл', en: 'Field', ru: 'Данные' },
      ours: { mn: 'Манайд', en: 'Ours', ru: 'У нас' },
      registry: { mn: 'ЗМС-д', en: 'Registry', ru: 'В реестре' },
      after: { mn: 'Бичсэний дараа', en: 'After writing', ru: 'После записи' },
      never: { mn: 'ЗМС-д бичээгүй', en: 'Not written', ru: 'Не записано' },
      history: { mn: 'Бичилтийн түүх', en: 'Write history', ru: 'История записей' },
      none: {
        mn: 'ЗМС-д бичээгүй байна.',
        en: 'Never written to the registry.',
        ru: 'В реестр не записывалось.',
      },
      at: { mn: 'Огноо', en: 'Date', ru: 'Дата' },
      by: { mn: 'Ажилтан', en: 'By', ru: 'Сотрудник' },
      code: { mn: 'Код', en: 'Code', ru: 'Код' },
      change: { mn: 'Хуучин → шинэ', en: 'Old → new', ru: 'Было → стало' },
      no_change: { mn: 'Өөрчлөлтгүй', en: 'No change', ru: 'Без изменений' },
      write_all_text: {
        mn: 'Шүүлтүүрт таарсан бичигдээгүй зээл: %{count}. Бүгдийг ЗМС-д бичихээр товлоно.',
        en: 'Unwritten loans matching this filter: %{count}. All will be scheduled for writing to the registry.',
        ru: 'Незаписанных кредитов по фильтру: %{count}. Запись всех будет запланирована.',
      },
      write_all_none: {
        mn: 'Бичих зээл алга.',
        en: 'There is nothing to write.',
        ru: 'Записывать нечего.',
      },
      write_all_done: {
        mn: 'ЗМС-д бичихээр товлосон зээл: %{count}.',
        en: 'Loans scheduled for writing: %{count}.',
        ru: 'Запланирована запись кредитов: %{count}.',
      },
      correct_note: {
        mn: 'Ангилал, үлдэгдэл, төлөв тухайн өдрийнхөөрөө бичигдэнэ.',
        en: 'Class, balance and state are written as of that day.',
        ru: 'Класс, остаток и статус записываются на день записи.',
      },
      scheduled_note: {
        mn: 'Товлосон бичилт өдөр өндөрлөхөд ЗМС-д очно.',
        en: 'Scheduled writes reach the registry at the end of day.',
        ru: 'Запланированные записи попадут в реестр при закрытии операционного дня.',
      },
    },
    search: {
      label: {
        mn: 'Регистрийн дугаар эсвэл зээлийн код',
        en: 'Register number or loan code',
        ru: 'Регистрационный номер или код кредита',
      },
      help: {
        mn: 'Регистрийн дугаар, байгууллагын регистр эсвэл зээлийн кодоор хайна.',
        en: 'Search by register number, company register number or loan code.',
        ru: 'Поиск по регистрационному номеру человека или компании либо по коду кредита.',
      },
      unknown: {
        mn: 'Регистрийн дугаар эсвэл зээлийн код биш байна.',
        en: 'This is neither a register number nor a loan code.',
        ru: 'Это не регистрационный номер и не код кредита.',
      },
      none: {
        mn: 'ЗМС-д ийм этгээд олдсонгүй.',
        en: 'Nothing was found in the registry.',
        ru: 'В реестре ничего не найдено.',
      },
      found: {
        mn: 'ЗМС-д бүртгэлтэй зээл: %{count}.',
        en: 'Loans in the registry: %{count}.',
        ru: 'Кредитов в реестре: %{count}.',
      },
      edit: { mn: 'Засах', en: 'Correct', ru: 'Исправить' },
      customer: { mn: 'Харилцагчийг нээх', en: 'Open the customer', ru: 'Открыть клиента' },
      actions: { mn: 'Үйлдэл', en: 'Actions', ru: 'Действия' },
    },
  },
  resources: {
    zms: {
      name: {
        mn: 'ЗМС лавлагаа |||| ЗМС лавлагаанууд',
        en: 'Credit-registry inquiry |||| Credit-registry inquiries',
        ru: 'Запрос в кредитный реестр |||| Запросы в кредитный реестр |||| Запросы в кредитный реестр',
      },
      fields: {
        loanType: { mn: 'Зээлийн төрөл', en: 'Loan type', ru: 'Тип кредита' },
        classification: { mn: 'Зээлийн ангилал', en: 'Classification', ru: 'Классификация' },
        loanState: { mn: 'Зээлийн төлөв', en: 'Loan state', ru: 'Статус кредита' },
        customerRole: { mn: 'Оролцоо', en: 'Role', ru: 'Роль' },
        organization: { mn: 'Зээлдүүлэгч', en: 'Lender', ru: 'Кредитор' },
        checkedAt: { mn: 'Лавласан огноо', en: 'Checked at', ru: 'Дата запроса' },
        number: { mn: 'Лавлагааны дугаар', en: 'Check number', ru: 'Номер запроса' },
        logType: { mn: 'Лавлагааны төрөл', en: 'Check type', ru: 'Вид запроса' },
        validUntil: { mn: 'Хүчинтэй хугацаа', en: 'Valid until', ru: 'Действителен до' },
        loans: { mn: 'Зээлийн тоо', en: 'Loans', ru: 'Кредитов' },
        worstClass: { mn: 'Хамгийн муу ангилал', en: 'Worst class', ru: 'Худший класс' },
        fee: { mn: 'Төлбөр', en: 'Fee', ru: 'Плата' },
        error: { mn: 'Алдаа', en: 'Error', ru: 'Ошибка' },
        isLatest: { mn: 'Сүүлийн лавлагаа эсэх', en: 'Latest check', ru: 'Последний запрос' },
        createdBy: { mn: 'Илгээсэн ажилтан', en: 'Sent by', ru: 'Отправил' },
      },
      sections: {
        check: { mn: 'Лавлагаа', en: 'Check', ru: 'Запрос' },
        cost: { mn: 'Төлбөр ба шалтгаан', en: 'Fee and reason', ru: 'Плата и причина' },
      },
      views: {
        awaited: { mn: 'Хариу хүлээж буй', en: 'Awaited', ru: 'Ожидают ответа' },
        failed: { mn: 'Амжилтгүй', en: 'Failed', ru: 'Неуспешные' },
        none: { mn: 'Лавлаагүй', en: 'Never checked', ru: 'Без запроса' },
        bad: { mn: 'Муу ангилалтай', en: 'Bad class', ru: 'С плохим классом' },
      },
      actions: {
        check_zms: {
          mn: 'ЗМС-ээс лавлах',
          en: 'Check the credit registry',
          ru: 'Запрос в кредитный реестр',
        },
      },
    },
  },
} satisfies Words;
