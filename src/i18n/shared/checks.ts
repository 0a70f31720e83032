import type { Words } from '../words';

/** Figures that must agree, wherever they are compared. */
export const checkTexts = {
  checks: {
    equal: { mn: 'Таарч байна', en: 'Agrees', ru: 'Сходится' },
    explained: {
      mn: 'Зөрүүгийн шалтгаан тодорхой',
      en: 'Differs for a known reason',
      ru: 'Расхождение с известной причиной',
    },
    unequal: { mn: 'Зөрүүтэй', en: 'Differs', ru: 'Не сходится' },
    causes: {
      waitingForEndOfDay: {
        mn: 'Өдөр өндөрлөлтийг хүлээж байна',
        en: 'Waiting for the end of day',
        ru: 'Ожидается закрытие дня',
      },
      renewalWatch: {
        mn: 'Хуваарь шинэчилсний дараах ажиглалтын хугацаа',
        en: 'Watch period after a renewal',
        ru: 'Период наблюдения после обновления графика',
      },
      manualUpgrade: {
        mn: 'Ангиллыг гараар сайжруулсан',
        en: 'Class upgraded by hand',
        ru: 'Класс повышен вручную',
      },
    },
    R1: {
      name: { mn: 'Үлдэгдэл', en: 'Balance', ru: 'Остаток' },
      left: {
        mn: 'Олгосон дүнгээс төлсөн ба хаасан үндсэн төлбөрийг хассан',
        en: 'Lent less repaid and written off',
        ru: 'Выдано минус погашено и списано',
      },
      right: { mn: 'Зээлийн үлдэгдэл', en: 'Balance', ru: 'Остаток кредита' },
    },
    R2: {
      name: { mn: 'Төлөгдөөгүй хуваарь', en: 'Unpaid schedule', ru: 'Неоплаченный график' },
      left: {
        mn: 'Төлөгдөөгүй мөрүүдийн үндсэн төлбөр',
        en: 'Principal of unpaid installments',
        ru: 'Основной долг неоплаченных платежей',
      },
      right: { mn: 'Зээлийн үлдэгдэл', en: 'Balance', ru: 'Остаток кредита' },
    },
    R3: {
      name: { mn: 'Хуваарийн нийлбэр', en: 'Whole schedule', ru: 'Весь график' },
      left: {
        mn: 'Төлсөн, төлөх ба хаасан үндсэн төлбөр',
        en: 'Paid, unpaid and written off',
        ru: 'Оплачено, к оплате и списано',
      },
      right: { mn: 'Олгосон дүн', en: 'Lent amount', ru: 'Выданная сумма' },
    },
    R4: {
      name: { mn: 'Эргэн төлөлт', en: 'Repayments', ru: 'Погашения' },
      left: {
        mn: 'Төлөлтийн хуваарилалт',
        en: 'Allocations of receipts',
        ru: 'Распределение поступлений',
      },
      right: { mn: 'Эргэн төлсөн дүн', en: 'Repaid amount', ru: 'Погашенная сумма' },
    },
    R5: {
      name: { mn: 'Зээлийн данс', en: 'Loan account', ru: 'Счёт кредита' },
      left: { mn: 'Дансны эцсийн үлдэгдэл', en: 'Closing balance', ru: 'Исходящий остаток' },
      right: {
        mn: 'Зээлийн үлдэгдэл, хасах',
        en: 'Balance with a minus sign',
        ru: 'Остаток кредита со знаком минус',
      },
    },
    R6: {
      name: { mn: 'Журналын тэнцэл', en: 'Journals', ru: 'Журналы' },
      left: { mn: 'Дебит', en: 'Debit', ru: 'Дебет' },
      right: { mn: 'Кредит', en: 'Credit', ru: 'Кредит' },
    },
    R7: {
      name: { mn: 'Ангилал', en: 'Class', ru: 'Класс' },
      left: { mn: 'Хэтэрсэн хоногоор тооцсон', en: 'By days past due', ru: 'По дням просрочки' },
      right: { mn: 'Бүртгэлтэй ангилал', en: 'Stored class', ru: 'Учётный класс' },
    },
    R8: {
      name: { mn: 'Эрсдэлтэй зээл', en: 'Risked loans', ru: 'Рисковые кредиты' },
      left: { mn: 'Жагсаалтын тоо', en: 'Total of the list', ru: 'Итог списка' },
      right: { mn: 'Төлөв ба шатны тоо', en: 'States and stages', ru: 'Статусы и стадии' },
    },
    R9: {
      name: { mn: 'Дараалал', en: 'Queue', ru: 'Очередь' },
      left: { mn: 'Тэмдэг дээрх тоо', en: 'Number on the badge', ru: 'Число на значке' },
      right: { mn: 'Жагсаалтын нийт', en: 'Total of the list', ru: 'Всего в списке' },
    },
    R10: {
      name: { mn: 'Түр данс', en: 'Temporary account', ru: 'Временный счёт' },
      left: {
        mn: 'Эхний үлдэгдэл + орлого − зарлага',
        en: 'Opening + in − out',
        ru: 'Начало + приход − расход',
      },
      right: { mn: 'Эцсийн үлдэгдэл', en: 'Closing balance', ru: 'Остаток на конец' },
    },
    R17: {
      name: { mn: 'Нэхэмжлэлийн дүн', en: 'Claim', ru: 'Иск' },
      left: { mn: 'Нэхэмжлэлийн хэсгүүд', en: 'Parts of the claim', ru: 'Части иска' },
      right: { mn: 'Хэвлэсэн бичгийн дүн', en: 'Total of the letter', ru: 'Сумма письма' },
    },
    R18: {
      name: { mn: 'Тайлан', en: 'Report', ru: 'Отчёт' },
      left: { mn: 'Нүдний тоо', en: 'Number on the tile', ru: 'Число на плитке' },
      right: { mn: 'Жагсаалтын нийт', en: 'Total of the list', ru: 'Всего в списке' },
    },
    R19: {
      name: { mn: 'Экспорт', en: 'Export', ru: 'Экспорт' },
      left: {
        mn: 'Файлын мөр, нийлбэр',
        en: 'Rows and sums of the file',
        ru: 'Строки и суммы файла',
      },
      right: {
        mn: 'Жагсаалтын мөр, нийлбэр',
        en: 'Rows and sums of the list',
        ru: 'Строки и суммы списка',
      },
    },
    R23: {
      name: { mn: 'Хүү', en: 'Interest', ru: 'Проценты' },
      left: { mn: 'Тооцсон хүү', en: 'Interest charged', ru: 'Начислено процентов' },
      right: {
        mn: 'Өдөр өдрөөр дахин тооцсон хүү',
        en: 'Calculated anew, day by day',
        ru: 'Рассчитано заново по дням',
      },
    },
  },
} satisfies Words;
