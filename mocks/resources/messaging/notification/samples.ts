import { NotificationType } from '../../../../src/domain/enums/messaging';
import type { MockRecord } from '../../../engine/MockRecord';
import { cachedByWorld } from '../../../engine/samples/cachedByWorld';
import { between, pick, seededRandom } from '../../../engine/samples/random';
import type { SampleMaker } from '../../../engine/samples/SampleWorld';
import { minutesAgo } from '../../loans/pending/pendingRequestsCustomers';

const COUNT = 72;
/** Of so many one went to everybody. */
const ONE_TO_ALL = 9;

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
    return Array.from({ length: COUNT }, (_, index): MockRecord => {
      const type = NotificationType.values[index % NotificationType.values.length];
      const [title, body] = WORDS[type];
      const toAll = index % ONE_TO_ALL === 2;
      const total = toAll ? world.customers : between(random, 1, 40);
      const failed = between(random, 0, Math.floor(total / 12));
      const sent = total - failed;
      const received = between(random, Math.floor(sent * 0.7), sent);
      const isMail = index % 6 === 5;
      const createdAt = minutesAgo(world, 35 + index * 410);
      return {
        id: COUNT - index,
        type,
        title,
        body,
        receiver: toAll ? 'ALL' : 'SELECTED',
        isApp: !isMail || toAll,
        isMail,
        total,
        sent,
        failed,
        received,
        seen: between(random, Math.floor(received * 0.4), received),
        tenant: 'pocket',
        createdAt,
        createdBy: toAll ? pick(random, staff).id : null,
      };
    });
  }),
};
