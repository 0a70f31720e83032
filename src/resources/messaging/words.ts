import type { Words } from '../../i18n/words';
import { mailEnums } from '../../i18n/shared/mail';
import { phone } from '../../i18n/shared/phone';
import { smsText } from '../../i18n/shared/smsText';

export const words = {
  ...phone,
  ...smsText,
  enums: {
    ...smsText.enums,
    NotificationType: {
      INCOME: { mn: 'Орлого', en: 'Income', ru: 'Доход' },
      CASH_IN: { mn: 'Хэтэвч цэнэглэлт', en: 'Cash-in', ru: 'Пополнение' },
      NEWS: { mn: 'Мэдээ', en: 'News', ru: 'Новость' },
      VIDEO: { mn: 'Видео', en: 'Video', ru: 'Видео' },
      INVITE: { mn: 'Урилга', en: 'Invitation', ru: 'Приглашение' },
      LEVEL_DOWN: { mn: 'Түвшин буурсан', en: 'Level down', ru: 'Понижение уровня' },
      LOAN_EXPIRING: {
        mn: 'Зээлийн хугацаа дуусах дөхсөн',
        en: 'Loan due soon',
        ru: 'Скоро срок погашения',
      },
      OVERDUE: { mn: 'Хугацаа хэтэрсэн', en: 'Overdue', ru: 'Просрочка' },
      REFUND: { mn: 'Эргэн төлөлт', en: 'Repayment', ru: 'Погашение' },
      AUTO_REFUND: {
        mn: 'Автомат эргэн төлөлт',
        en: 'Automatic repayment',
        ru: 'Автоматическое погашение',
      },
      EXTENSION: { mn: 'Хугацаа сунгалт', en: 'Extension', ru: 'Продление' },
      GUARANTEE: { mn: 'Батлан даалт', en: 'Guarantee', ru: 'Поручительство' },
      INVOICE: { mn: 'Нэхэмжлэх', en: 'Invoice', ru: 'Счёт на оплату' },
      REGISTRATION: { mn: 'Бүртгэл', en: 'Registration', ru: 'Регистрация' },
      PURCHASE: { mn: 'Худалдан авалт', en: 'Purchase', ru: 'Покупка' },
      ENVELOPE: { mn: 'Бэлэгийн дугтуй', en: 'Gift envelope', ru: 'Подарочный конверт' },
      COUPON: { mn: 'Купон', en: 'Coupon', ru: 'Купон' },
      OTHER: { mn: 'Бусад', en: 'Other', ru: 'Прочее' },
    },
    ...mailEnums,
    NotificationReceiver: {
      CUSTOMER: { mn: 'Нэг харилцагч', en: 'One customer', ru: 'Один клиент' },
      AUDIENCE: {
        mn: 'Харагдацын харилцагчид',
        en: 'Customers of a view',
        ru: 'Клиенты представления',
      },
      ALL: { mn: 'Бүх харилцагч', en: 'All customers', ru: 'Все клиенты' },
    },
    NotificationState: {
      PLANNED: { mn: 'Хүлээгдэж байна', en: 'Planned', ru: 'Запланировано' },
      SENDING: { mn: 'Илгээж байна', en: 'Being sent', ru: 'Отправляется' },
      SENT: { mn: 'Илгээсэн', en: 'Sent', ru: 'Отправлено' },
      STOPPED: { mn: 'Зогсоосон', en: 'Stopped', ru: 'Остановлено' },
    },
    MessageChannel: {
      APP: { mn: 'Апп', en: 'App', ru: 'Приложение' },
      MAIL: { mn: 'И-мэйл', en: 'E-mail', ru: 'Эл. почта' },
      SMS: { mn: 'SMS', en: 'SMS', ru: 'SMS' },
    },
    ReceiverExclusion: {
      CANCELLED: { mn: 'Гэрээ нь цуцлагдсан', en: 'Contract cancelled', ru: 'Договор расторгнут' },
      BLACK_LISTED: { mn: 'Хар жагсаалтад байгаа', en: 'On the black list', ru: 'В чёрном списке' },
      MESSAGES_PAUSED: {
        mn: 'Эрсдэлийн хэлтэс, шүүхэд байгаа',
        en: 'In the risk department or in court',
        ru: 'В отделе рисков или в суде',
      },
      NUMBER_INACTIVE: { mn: 'Дугаар идэвхгүй', en: 'Number inactive', ru: 'Номер неактивен' },
      NO_APP: {
        mn: 'Апп ашигладаггүй',
        en: 'Does not use the app',
        ru: 'Не пользуется приложением',
      },
      NO_EMAIL: { mn: 'И-мэйл хаяггүй', en: 'No e-mail address', ru: 'Нет адреса эл. почты' },
      NO_PHONE: { mn: 'Утасны дугааргүй', en: 'No phone number', ru: 'Нет номера телефона' },
      TWICE: {
        mn: 'Өөр бүртгэлээр аль хэдийн багтсан',
        en: 'Included by another record already',
        ru: 'Уже включён в рассылку по другой записи',
      },
    },
  },
} satisfies Words;
