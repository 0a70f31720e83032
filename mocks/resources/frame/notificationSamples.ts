import type { EmailType } from '../../../src/domain/enums/messaging';
import type { ResourceName } from '../../../src/i18n/Catalogue';
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
  /** Of the sample: what it is about, looked for when its receiver asks; nobody is answered it. */
  about?: About;
}

/** What a message of the sample is about: the newest record of an entity that the person sees, of some states or of a type. */
export interface About {
  resource: ResourceName;
  states?: readonly string[];
  type?: EmailType;
}

/** Without counts: those of the desk and of the lists change all day, and a message must not say others. */
type Template = readonly [type: string, title: string, body: string, about: About];

const templates: readonly Template[] = [
  ['LOAN_EXPIRING', 'Зээлийн хугацаа дуусаж байна', 'Төлөх өдөр нь ойртсон зээл.', { resource: 'loans', states: ['LOAN_ONGOING'] }],
  ['REGISTRATION', 'Шинэ харилцагч бүртгүүллээ', 'Хамгийн сүүлд бүртгүүлсэн харилцагч.', { resource: 'customers' }],
  ['OVERDUE', 'Зээл эрсдэлийн санд шилжлээ', 'Эрсдэлийн санд байгаа зээл.', { resource: 'loans', states: ['LOAN_RISK'] }],
  ['NEWS', 'Мэдээ нийтлэгдлээ', 'Хамгийн сүүлийн мэдээ.', { resource: 'news' }],
  ['GUARANTEE', 'Батлан даалтын хүсэлт ирлээ', 'Хариу хүлээж буй хүсэлт.', { resource: 'loans/guarantee-request' }],
  ['INCOME', 'Орлого баталгаажуулах хүсэлт', 'Шийдвэр хүлээж буй хүсэлт.', { resource: 'customers/income/requests' }],
  ['INVOICE', 'Нэхэмжлэл төлөгдлөө', 'QPay-ээр төлөгдсөн нэхэмжлэл.', { resource: 'invoices', states: ['paid'] }],
  ['REFUND', 'Банкнаас мөнгө орж ирлээ', 'Танигдаагүй орлого.', { resource: 'accounting/profits', states: ['UNRECOGNIZED'] }],
  ['EXTENSION', 'Сунгалтын хүсэлт', 'Шийдвэр хүлээж буй хүсэлт.', { resource: 'loans/pending/extension' }],
  ['LEVEL_DOWN', 'Түвшний хүсэлт', 'Шийдвэр хүлээж буй харилцагч.', { resource: 'customers/level-queue' }],
  ['COUPON', 'Купоны хүсэлт', 'Ирсэн хүсэлт.', { resource: 'coupon/requests' }],
  ['OTHER', 'Өдрийн хаалт амжилттай', 'Хамгийн сүүлийн хаалт.', { resource: 'eod', states: ['DONE'] }],
  ['OTHER', 'Улайсан данс', 'Системийн сэрэмжлүүлэг.', { resource: 'email', type: 6000 }],
  ['OTHER', 'Бүртгэгдээгүй зарлага', 'Системийн сэрэмжлүүлэг.', { resource: 'email', type: 6100 }],
  ['OTHER', 'Харилцагч гэрээнээс татгалзлаа', 'Системийн сэрэмжлүүлэг.', { resource: 'email', type: 7000 }],
  ['OTHER', 'Сэжигтэй шилжүүлэг', 'Системийн сэрэмжлүүлэг.', { resource: 'email', type: 8000 }],
]; // prettier-ignore

const HOUR = 3_600_000;
/** The newest ones are unread, and so is every alert of the system. */
const UNREAD = 5;

/** The notifications that a staff member finds; newest first. `now` in milliseconds. */
export function notificationsFor(userId: string, now: number): Notification[] {
  const random = seededRandom(seedOf(userId));
  const first = (seedOf(userId) % 90_000) + 1_000;
  return templates.map(([type, title, body, about], index) => ({
    id: first + templates.length - index,
    type,
    title,
    body,
    createdAt: new Date(now - Math.round((index * 9 + 0.2 + random() * 6) * HOUR)).toISOString(),
    isReceived: index >= 2,
    isSeen: index >= UNREAD && about.type === undefined,
    about,
  }));
}
