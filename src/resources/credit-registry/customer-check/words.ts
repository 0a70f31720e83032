import type { Words } from '../../../i18n/words';

export const words = {
  resources: {
    'customers/zms': {
      name: {
        mn: 'ЗМС лавлагаа |||| Харилцагчийн ЗМС лавлагаа',
        en: "Credit-registry inquiry |||| Customers' credit-registry checks",
        ru: 'Запрос в кредитный реестр |||| Запросы клиентов в кредитный реестр |||| Запросы клиентов в кредитный реестр',
      },
      fields: {
        loanType: { mn: 'Зээлийн төрөл', en: 'Loan type', ru: 'Тип кредита' },
        classification: { mn: 'Зээлийн ангилал', en: 'Classification', ru: 'Классификация' },
        loanState: { mn: 'Зээлийн төлөв', en: 'Loan state', ru: 'Статус кредита' },
        customerRole: { mn: 'Оролцоо', en: 'Role', ru: 'Роль' },
        organization: { mn: 'Зээлдүүлэгч', en: 'Lender', ru: 'Кредитор' },
        checkedAt: { mn: 'Лавласан огноо', en: 'Checked at', ru: 'Дата запроса' },
        isValid: { mn: 'Хүчинтэй эсэх', en: 'Valid', ru: 'Действителен' },
        number: { mn: 'Лавлагааны дугаар', en: 'Check number', ru: 'Номер запроса' },
        customerId: { mn: 'Харилцагч', en: 'Customer', ru: 'Клиент' },
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
        answer_zms: { mn: 'ЗМС хариу өгсөн', en: 'The registry answered', ru: 'Реестр ответил' },
      },
    },
  },
} satisfies Words;
