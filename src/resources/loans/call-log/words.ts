import type { Words } from '../../../i18n/words';

export const words = {
  rights: {
    'loan-call:list': {
      mn: 'Дуудлагын түүх',
      en: 'Loan call log',
      ru: 'Журнал звонков',
      demo: ['admin', 'economist', 'agent', 'tenant'],
    },
  },
  resources: {
    'loans/call-log': {
      name: {
        mn: 'Дуудлага |||| Дуудлагын түүх',
        en: 'Call |||| Call log',
        ru: 'Звонок |||| История звонков |||| История звонков',
      },
      fields: {
        outcome: { mn: 'Дуудлагын үр дүн', en: 'Outcome', ru: 'Результат звонка' },
        phone: { mn: 'Залгасан дугаар', en: 'Number called', ru: 'Набранный номер' },
        calledAt: { mn: 'Залгасан огноо', en: 'Called at', ru: 'Время звонка' },
        calledBy: { mn: 'Залгасан ажилтан', en: 'Called by', ru: 'Кто звонил' },
        note: { mn: 'Тэмдэглэл', en: 'Note', ru: 'Заметка' },
        promisedDate: {
          mn: 'Төлөхөөр амласан огноо',
          en: 'Promised date',
          ru: 'Обещанная дата оплаты',
        },
        nextCallAt: { mn: 'Дараагийн дуудлага', en: 'Next call', ru: 'Следующий звонок' },
        numberInactive: { mn: 'Дугаар идэвхгүй', en: 'Number inactive', ru: 'Номер не действует' },
      },
      sections: {
        call: { mn: 'Дуудлага', en: 'Call', ru: 'Звонок' },
        number: { mn: 'Утасны дугаар', en: 'Phone number', ru: 'Номер телефона' },
      },
      views: {
        reached: { mn: 'Холбогдсон', en: 'Reached', ru: 'Дозвонились' },
        notReached: { mn: 'Холбогдоогүй', en: 'Not reached', ru: 'Не дозвонились' },
        badNumber: { mn: 'Дугаар буруу', en: 'Wrong number', ru: 'Неверный номер' },
      },
    },
  },
  enums: {
    CallLogOutcome: {
      INFORMED: { mn: 'Мэдэгдсэн', en: 'Informed', ru: 'Проинформирован' },
      TRANSMIT: {
        mn: 'Дамжуулж мэдэгдсэн',
        en: 'Message passed on',
        ru: 'Передано через третье лицо',
      },
      NOT_ANSWERED: { mn: 'Утсаа аваагүй', en: 'No answer', ru: 'Не ответил' },
      NOT_REACHED: { mn: 'Холбогдох боломжгүй', en: 'Not reached', ru: 'Недоступен' },
      SUSPENDED: { mn: 'Дугаар түр хаагдсан', en: 'Number suspended', ru: 'Номер приостановлен' },
      NOT_EXIST: {
        mn: 'Дугаар ашиглалтад байхгүй',
        en: 'Number does not exist',
        ru: 'Номер не существует',
      },
      NOT_OWNER: { mn: 'Дугаарын эзэмшигч биш', en: 'Not the owner', ru: 'Не владелец номера' },
      NOT_FOUND: { mn: 'Олдоогүй', en: 'Not found', ru: 'Не найден' },
    },
  },
} satisfies Words;
