import { mailEnums } from '../../i18n/mn/shared/mail';
import { phone } from '../../i18n/mn/shared/phone';
import { smsText } from '../../i18n/mn/shared/smsText';

/** Mongolian texts: what the pages of this area share. */
export const labels = {
  ...phone,
  ...smsText,
  enums: {
    ...smsText.enums,
    NotificationType: {
      INCOME: 'Орлого',
      CASH_IN: 'Хэтэвч цэнэглэлт',
      NEWS: 'Мэдээ',
      VIDEO: 'Видео',
      INVITE: 'Урилга',
      LEVEL_DOWN: 'Түвшин буурсан',
      LOAN_EXPIRING: 'Зээлийн хугацаа дуусах дөхсөн',
      OVERDUE: 'Хугацаа хэтэрсэн',
      REFUND: 'Эргэн төлөлт',
      AUTO_REFUND: 'Автомат эргэн төлөлт',
      EXTENSION: 'Хугацаа сунгалт',
      GUARANTEE: 'Батлан даалт',
      INVOICE: 'Нэхэмжлэх',
      REGISTRATION: 'Бүртгэл',
      PURCHASE: 'Худалдан авалт',
      ENVELOPE: 'Бэлэгийн дугтуй',
      COUPON: 'Купон',
      OTHER: 'Бусад',
    },
    ...mailEnums,
    NotificationReceiver: {
      CUSTOMER: 'Нэг харилцагч',
      AUDIENCE: 'Харагдацын харилцагчид',
      ALL: 'Бүх харилцагч',
    },
    NotificationState: {
      PLANNED: 'Хүлээгдэж байна',
      SENDING: 'Илгээж байна',
      SENT: 'Илгээсэн',
      STOPPED: 'Зогсоосон',
    },
    MessageChannel: { APP: 'Апп', MAIL: 'И-мэйл', SMS: 'SMS' },
    ReceiverExclusion: {
      CANCELLED: 'Гэрээ нь цуцлагдсан',
      BLACK_LISTED: 'Хар жагсаалтад байгаа',
      NO_APP: 'Апп ашигладаггүй',
      NO_EMAIL: 'И-мэйл хаяггүй',
      NO_PHONE: 'Утасны дугааргүй',
      TWICE: 'Өөр бүртгэлээр аль хэдийн багтсан',
    },
  },
};

declare module '../../i18n/Catalogue' {
  interface CatalogueParts {
    messaging: typeof labels;
  }
}
