import { addDays, wallTimeToInstant } from '../../../../src/domain/dates';
import { NotificationType } from '../../../../src/domain/enums/messaging';
import { exclusionOf, type AddressedFacts } from '../../../../src/domain/messaging/audience';
import type { MockRecord, RecId } from '../../../engine/MockRecord';
import { cachedByWorld } from '../../../engine/samples/cachedByWorld';
import { MAIN_TENANT } from '../../../engine/samples/tenants';
import { between, pick, seededRandom } from '../../../engine/samples/random';
import type { SampleMaker, SampleWorld } from '../../../engine/samples/SampleWorld';
import { samples as customers } from '../../customers/customer/samples';
import { blackListOf } from '../../watchlists/entry/blackList';
import { samples as watchlist } from '../../watchlists/entry/samples';
import { minutesAgo } from '../../loans/pending/pendingRequestsCustomers';
import { PER_SECOND, progressOf, type Sending } from './sending';

const COUNT = 72;
/** Of so many one went to everybody, and one was stopped halfway. */
const ONE_TO_ALL = 9;
const ONE_STOPPED = 24;
/** The newest is planned for the next day, and the one before it is on its way for an hour. */
const PLANNED = 0;
const UNDER_WAY = 1;
const HOUR_S = 3_600;
/** The second began so long before the sample's moment, minutes. */
const BEGAN = 20;
const MORNING = '10:00';
/** Views by which audiences were chosen. */
const AUDIENCES = ['Харилцагчид: Апп', 'Зээлүүд: Хугацаа хэтэрсэн'];

const WORDS: Readonly<Record<NotificationType, readonly [title: string, body: string]>> = {
  INCOME: ['Орлого баталгаажлаа', 'Таны орлогын мэдээлэл баталгаажлаа. Зээлийн эрхээ шалгана уу.'],
  CASH_IN: ['Хэтэвч цэнэглэгдлээ', 'Таны хэтэвчинд орлого орлоо.'],
  NEWS: ['Шинэ мэдээ', 'Зээлийн нөхцөл шинэчлэгдлээ. Дэлгэрэнгүйг мэдээнээс үзнэ үү.'],
  VIDEO: ['Шинэ видео', 'Апп ашиглах заавар видеог үзээд оноо аваарай.'],
  INVITE: ['Найзаа урь', 'Найзаа урьж, урамшууллын оноо аваарай.'],
  LEVEL_DOWN: ['Түвшин буурлаа', 'Таны түвшин буурсан байна. Шалтгааныг аппаас харна уу.'],
  LOAN_EXPIRING: ['Төлөх өдөр ойртлоо', 'Таны зээлийн төлбөр 3 хоногийн дараа төлөгдөнө.'],
  OVERDUE: ['Төлбөр хэтэрлээ', 'Таны зээлийн төлбөрийн хугацаа хэтэрсэн байна.'],
  REFUND: ['Төлбөр орлоо', 'Таны зээлийн эргэн төлөлт бүртгэгдлээ.'],
  AUTO_REFUND: ['Автоматаар төллөө', 'Таны зээлийн төлбөрийг хэтэвчээс автоматаар төллөө.'],
  EXTENSION: ['Хугацаа сунгагдлаа', 'Таны зээлийн хугацаа сунгагдлаа.'],
  GUARANTEE: ['Батлан даалтын хүсэлт', 'Таныг батлан даагч болохыг хүссэн байна.'],
  INVOICE: ['Шинэ нэхэмжлэх', 'Танд нэхэмжлэх ирлээ.'],
  REGISTRATION: ['Бүртгэл баталгаажлаа', 'Таны бүртгэл баталгаажлаа.'],
  PURCHASE: ['Худалдан авалт', 'Таны худалдан авалт амжилттай боллоо.'],
  ENVELOPE: ['Бэлгийн дугтуй ирлээ', 'Танд бэлгийн дугтуй ирсэн байна.'],
  COUPON: ['Шинэ купон', 'Шинэ купонууд нэмэгдлээ.'],
  OTHER: ['Системийн засвар', 'Өнөө шөнө 02:00–04:00 цагт засвар хийнэ.'],
};

/** What was sent to customers in the last weeks: nobody has seen what was not received, nobody received what failed. */
export const samples: SampleMaker = {
  resource: 'notification',
  make: cachedByWorld((world) => {
    const random = seededRandom(9_221);
    const staff = world.people.filter(({ permissions }) =>
      permissions.includes('mass-notification:access'),
    );
    const isBlackListed = blackListOf(watchlist.make(world));
    const everybody = customers
      .make(world)
      .filter(({ tenant }) => tenant === MAIN_TENANT)
      .filter(
        (one) =>
          exclusionOf(
            { ...(one as unknown as AddressedFacts), isBlackListed: isBlackListed(one) },
            ['APP'],
          ) === undefined,
      )
      .map(({ id }) => id);
    return Array.from({ length: COUNT }, (_, index): MockRecord => {
      const type = NotificationType.values[index % NotificationType.values.length];
      const [title, body] = WORDS[type];
      const isOpen = index === PLANNED || index === UNDER_WAY;
      const toAll = isOpen || index % ONE_TO_ALL === 2;
      const toOne = !toAll && index % 2 === 0;
      const isMail = index % 6 === 5;
      const total = toAll ? everybody.length : toOne ? 1 : between(random, 2, 40);
      const reached = index % ONE_STOPPED === 5 ? Math.ceil(total / 3) : total;
      const sent = reached - between(random, 0, Math.floor(reached / 12));
      const received = between(random, Math.floor(sent * 0.7), sent);
      const createdAt = minutesAgo(world, 35 + index * 410);
      const record: MockRecord = {
        id: COUNT - index,
        type,
        title,
        body,
        receiver: toAll ? 'ALL' : toOne ? 'CUSTOMER' : 'AUDIENCE',
        customerId: toOne ? everybody[(index * 7) % everybody.length] : null,
        audience: toAll || toOne ? null : AUDIENCES[index % AUDIENCES.length],
        isApp: !isMail || toAll,
        isMail,
        startsAt: createdAt,
        state: reached === total ? 'SENT' : 'STOPPED',
        total,
        sent,
        failed: total - sent,
        waiting: 0,
        received,
        seen: between(random, Math.floor(received * 0.4), received),
        tenant: MAIN_TENANT,
        finishedAt: new Date(Date.parse(createdAt) + total * 50).toISOString(),
        createdAt,
        createdBy: toAll || !toOne ? pick(random, staff).id : null,
      };
      return isOpen ? openSending(record, everybody, index, world) : record;
    });
  }),
};

/** A sample that is not over: planned for the next morning, or begun a while ago at a pace of an hour for all. */
function openSending(
  record: MockRecord,
  receiverIds: readonly RecId[],
  index: number,
  world: SampleWorld,
): Sending {
  const isPlanned = index === PLANNED;
  const startsAt = isPlanned
    ? wallTimeToInstant(`${addDays(world.today, 1)} ${MORNING}`)
    : minutesAgo(world, BEGAN);
  const perSecond = isPlanned ? PER_SECOND : receiverIds.length / HOUR_S;
  const open: Sending = {
    ...record,
    startsAt,
    createdAt: minutesAgo(world, BEGAN),
    finishedAt: null,
    state: 'PLANNED',
    receiverIds,
    perSecond,
    reached: 0,
  };
  return { ...open, ...progressOf(open, Date.parse(minutesAgo(world, 0))) };
}
