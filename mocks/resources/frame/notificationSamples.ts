import { seededRandom, seedOf } from '../../engine/samples/random';

/** A message to one staff member (docs/domain/content-and-messaging.md 3.1). */
export interface Notification {
  id: number;
  type: string;
  title: string;
  body: string;
  /** ISO instant. */
  createdAt: string;
  isReceived: boolean;
  isSeen: boolean;
  /** Address in the console that it leads to. */
  route?: string;
}

/** Without counts: those of the desk and of the lists change all day, and a message must not say others. */
type Template = readonly [type: string, title: string, body: string, route?: string];

const templates: readonly Template[] = [
  ['LOAN_EXPIRING', 'Зээлийн хугацаа дуусаж байна', 'Өнөөдөр төлөх өдөр нь болсон зээл байна.'],
  [
    'REGISTRATION',
    'Шинэ харилцагч бүртгүүллээ',
    'Сүүлийн нэг цагт шинэ харилцагч бүртгүүлсэн байна.',
    '/customers',
  ],
  ['OVERDUE', 'Хугацаа хэтэрсэн зээл нэмэгдлээ', '90 хоногоос хэтэрсэн зээл нэмэгдсэн байна.'],
  ['NEWS', 'Мэдээ нийтлэгдлээ', 'Хэрэглээний зээлийн хүүг бууруулав.', '/news'],
  ['GUARANTEE', 'Батлан даалтын хүсэлт ирлээ', 'Батлан даалтын хүсэлт шийдвэр хүлээж байна.'],
  ['INCOME', 'Орлого баталгаажуулах хүсэлт', 'Орлогын хүсэлт шийдвэр хүлээж байна.'],
  ['INVOICE', 'Нэхэмжлэл төлөгдлөө', 'QPay-ээр 1,250,000.00 төгрөгийн нэхэмжлэл төлөгдлөө.'],
  ['REFUND', 'Эргэн төлөлт орж ирлээ', 'Өчигдрийн эргэн төлөлтийн тайлан бэлэн боллоо.'],
  ['EXTENSION', 'Сунгалтын хүсэлт', 'Сунгалт хүссэн зээл шийдвэр хүлээж байна.'],
  ['LEVEL_DOWN', 'Түвшин буурсан харилцагчид', 'Түвшин нь буурах саналтай харилцагч байна.'],
  ['COUPON', 'Купоны хүсэлт', 'Шинэ купон батлуулах хүсэлт ирлээ.'],
  ['OTHER', 'Өдрийн хаалт амжилттай', 'Өчигдрийн өдрийн хаалт 00:42 цагт дууслаа.'],
];

const HOUR = 3_600_000;
/** The newest ones are unread. */
const UNREAD = 5;

/** The notifications that a staff member finds; newest first. `now` in milliseconds. */
export function notificationsFor(userId: string, now: number): Notification[] {
  const random = seededRandom(seedOf(userId));
  const first = (seedOf(userId) % 90_000) + 1_000;
  return templates.map(([type, title, body, route], index) => ({
    id: first + templates.length - index,
    type,
    title,
    body,
    createdAt: new Date(now - Math.round((index * 9 + 0.2 + random() * 6) * HOUR)).toISOString(),
    isReceived: index >= 2,
    isSeen: index >= UNREAD,
    ...(route ? { route } : {}),
  }));
}
