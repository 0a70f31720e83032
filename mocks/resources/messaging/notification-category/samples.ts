import type { NotificationType } from '../../../../src/domain/enums/messaging';
import { cachedByWorld } from '../../../engine/samples/cachedByWorld';
import type { SampleMaker } from '../../../engine/samples/SampleWorld';
import { contentFacts } from '../../content/sampleContent';

type Ways = 'app' | 'mail' | 'both' | 'off';

/** Type, title, body, by which ways it is sent, and the page that it opens. */
const CATEGORIES: readonly (readonly [NotificationType, string, string, Ways, string | null])[] = [
  [
    'INCOME',
    'Орлого баталгаажлаа',
    '{firstName}, таны орлогын мэдээлэл баталгаажлаа. Зээлийн эрхээ шалгана уу.',
    'both',
    '/profile/income',
  ],
  ['CASH_IN', 'Хэтэвч цэнэглэгдлээ', 'Таны хэтэвчинд {amount} орлоо.', 'app', '/wallet'],
  ['NEWS', 'Шинэ мэдээ', 'Шинэ мэдээ нийтлэгдлээ. Дэлгэрэнгүйг аппаас уншина уу.', 'app', '/news'],
  ['VIDEO', 'Шинэ видео', 'Заавар видеог үзээд {points} оноо аваарай.', 'off', '/videos'],
  ['INVITE', 'Найзаа урь', '{firstName}, найзаа урьж, {points} оноо аваарай.', 'app', '/invite'],
  [
    'LEVEL_DOWN',
    'Түвшин буурлаа',
    'Таны түвшин буурсан байна. Шалтгааныг аппаас харна уу.',
    'app',
    null,
  ],
  [
    'LOAN_EXPIRING',
    'Төлөх өдөр ойртлоо',
    '{loanCode} зээлийн {amount} төлбөрийг {date}-ны өдөр төлнө.',
    'both',
    '/loans/active',
  ],
  [
    'OVERDUE',
    'Төлбөр хэтэрлээ',
    '{loanCode} зээлийн {amount} төлбөрийн хугацаа {date}-нд дууссан.',
    'both',
    '/loans/active',
  ],
  ['REFUND', 'Төлбөр орлоо', '{loanCode} зээлд {amount} төлөгдлөө.', 'app', '/loans/active'],
  [
    'AUTO_REFUND',
    'Автоматаар төллөө',
    '{loanCode} зээлд хэтэвчээс {amount} төллөө.',
    'both',
    '/wallet',
  ],
  [
    'EXTENSION',
    'Хугацаа сунгагдлаа',
    '{loanCode} зээлийн хугацаа {date} хүртэл сунгагдлаа.',
    'app',
    '/loans/active',
  ],
  [
    'GUARANTEE',
    'Батлан даалтын хүсэлт',
    '{firstName}, таныг батлан даагч болохыг хүссэн байна.',
    'app',
    '/guarantees',
  ],
  [
    'INVOICE',
    'Шинэ нэхэмжлэх',
    'Танд {amount} нэхэмжлэх ирлээ. Хугацаа: {date}.',
    'app',
    '/invoices',
  ],
  ['REGISTRATION', 'Бүртгэл баталгаажлаа', '{firstName}, таны бүртгэл баталгаажлаа.', 'mail', null],
  ['PURCHASE', 'Худалдан авалт', '{amount} худалдан авалт амжилттай боллоо.', 'app', '/wallet'],
  [
    'ENVELOPE',
    'Бэлгийн дугтуй ирлээ',
    '{firstName}, танд бэлгийн дугтуй ирсэн байна.',
    'app',
    '/envelopes',
  ],
];

/** A category for every type but two, with every combination of the ways. */
export const samples: SampleMaker = {
  resource: 'notification-category',
  make: cachedByWorld((world) =>
    CATEGORIES.map(([type, title, body, ways, route], index) => {
      const { createdAt, createdBy, updatedAt } = contentFacts(world, true, 700 - index * 20);
      return {
        id: index + 1,
        type,
        title,
        body,
        isApp: ways === 'app' || ways === 'both',
        isMail: ways === 'mail' || ways === 'both',
        route,
        sentLately: 0,
        seenLately: 0,
        createdAt,
        createdBy,
        updatedAt,
      };
    }),
  ),
};
