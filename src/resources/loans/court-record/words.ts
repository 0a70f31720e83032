import type { Words } from '../../../i18n/words';

export const words = {
  rights: {
    'loan-court-doc:access': {
      mn: 'Шүүхийн баримт бүрдүүлэх',
      en: 'Work on court documents',
      ru: 'Работа с судебными документами',
      demo: ['admin', 'economist'],
    },
    'loan-court-doc:list': {
      mn: 'Шүүхийн жагсаалт харах',
      en: 'See the list of court documents',
      ru: 'Список судебных документов',
      demo: ['admin', 'economist'],
    },
  },
  actionBlocks: {
    court_of_fraud: {
      mn: 'Энэ нь %{number} залилангийн бүртгэлийн нэхэмжлэл: явц нь тэндээс өөрчлөгдөнө.',
      en: 'This is the claim of fraud case %{number}: it moves with the case.',
      ru: 'Это требование по делу о мошенничестве %{number}: оно движется вместе с делом.',
    },
  },
  resources: {
    'court-list': {
      name: {
        mn: 'Шүүхийн баримт |||| Шүүхийн баримтууд',
        en: 'Court document |||| Court documents',
        ru: 'Судебный документ |||| Судебные документы |||| Судебные документы',
      },
      fields: {
        customerId: { mn: 'Хариуцагч', en: 'Defendant', ru: 'Ответчик' },
        customerName: { mn: 'Хариуцагчийн нэр', en: 'Name of the defendant', ru: 'Имя ответчика' },
        template: { mn: 'Загвар', en: 'Template', ru: 'Шаблон' },
        principal: { mn: 'Үндсэн өр', en: 'Principal', ru: 'Основной долг' },
        interest: { mn: 'Хүү', en: 'Interest', ru: 'Проценты' },
        additionalInterest: {
          mn: 'Нэмэгдүүлсэн хүү',
          en: 'Additional interest',
          ru: 'Повышенные проценты',
        },
        stateFee: {
          mn: 'Улсын тэмдэгтийн хураамж',
          en: 'State fee',
          ru: 'Государственная пошлина',
        },
        cost: { mn: 'Зардал', en: 'Court costs', ru: 'Судебные расходы' },
        total: { mn: 'Нэхэмжлэлийн дүн', en: 'Claim amount', ru: 'Сумма иска' },
        courtDate: { mn: 'Шүүхийн огноо', en: 'Court date', ru: 'Дата суда' },
        courtName: { mn: 'Шүүх', en: 'Court', ru: 'Суд' },
        caseNumber: { mn: 'Хэргийн дугаар', en: 'Case number', ru: 'Номер дела' },
        filedDate: { mn: 'Нэхэмжлэл гаргасан огноо', en: 'Filed on', ru: 'Дата подачи иска' },
        acceptedDate: { mn: 'Хүлээн авсан огноо', en: 'Accepted on', ru: 'Дата принятия' },
        hearingDate: { mn: 'Шүүх хуралдааны огноо', en: 'Hearing on', ru: 'Дата заседания' },
        decisionDate: { mn: 'Шийдвэрийн огноо', en: 'Decided on', ru: 'Дата решения' },
        awarded: { mn: 'Шийдвэрлэсэн дүн', en: 'Awarded', ru: 'Присуждённая сумма' },
        enforcementDate: {
          mn: 'Гүйцэтгэлд шилжүүлсэн огноо',
          en: 'Sent for enforcement on',
          ru: 'Дата передачи на исполнение',
        },
        closedDate: { mn: 'Хаасан огноо', en: 'Closed on', ru: 'Дата закрытия' },
        letterTotal: {
          mn: 'Хэвлэсэн бичгийн дүн',
          en: 'Total of the printed letter',
          ru: 'Сумма напечатанного письма',
        },
        letterVersion: { mn: 'Бичгийн хувилбар', en: 'Letter version', ru: 'Версия письма' },
      },
      sections: {
        claim: { mn: 'Хэргийн мэдээлэл', en: 'Case', ru: 'Дело' },
        progress: { mn: 'Явц', en: 'Progress', ru: 'Ход дела' },
      },
    },
  },
  courtRecord: {
    before_step: {
      mn: 'Өмнөх алхмаас өмнөх огноо байж болохгүй: %{date}.',
      en: 'Not before the step before it: %{date}.',
      ru: 'Не раньше предыдущего шага: %{date}.',
    },
    award_over: {
      mn: 'Нэхэмжилсэн дүнгээс хэтрэхгүй: %{max}.',
      en: 'At most what is claimed: %{max}.',
      ru: 'Не больше суммы иска: %{max}.',
    },
    claim: { mn: 'Нэхэмжлэл', en: 'Claim', ru: 'Иск' },
    letter: { mn: 'Бичиг', en: 'Letter', ru: 'Письмо' },
    no_letter_of_fraud: {
      mn: 'Бичгийг зөвхөн зээлд бэлддэг: %{number} сэжигтэй шилжүүлгийн нэхэмжлэлд бичиг байхгүй.',
      en: 'Letters are written for loans alone: the claim of fraud case %{number} has none.',
      ru: 'Письма составляются только по займам: у иска по делу %{number} письма нет.',
    },
    truth: {
      mn: 'Нэхэмжлэлийн дүн ба хэвлэсэн бичгийн дүн',
      en: 'Claim against the total of the printed letter',
      ru: 'Сумма иска и сумма напечатанного письма',
    },
    not_printed: {
      mn: 'Бичиг хэвлээгүй байна',
      en: 'The letter has not been printed',
      ru: 'Письмо не напечатано',
    },
    batch: {
      title: { mn: 'Бичгүүдийг хэвлэх', en: 'Print letters', ru: 'Печать писем' },
      ready: {
        mn: 'Хэвлэхэд бэлэн бичиг: %{count}.',
        en: 'Letters ready to print: %{count}.',
        ru: 'Писем готово к печати: %{count}.',
      },
      blocked: {
        mn: 'Хэвлэх боломжгүй бичиг: %{count}.',
        en: 'Letters that cannot be printed: %{count}.',
        ru: 'Писем, которые нельзя напечатать: %{count}.',
      },
      none: {
        mn: 'Хэвлэх бичиг алга.',
        en: 'There is no letter to print.',
        ru: 'Нет писем для печати.',
      },
      print: {
        mn: 'Бичгүүдийг хэвлэх (%{count})',
        en: 'Print letters (%{count})',
        ru: 'Напечатать письма (%{count})',
      },
    },
  },
} satisfies Words;
