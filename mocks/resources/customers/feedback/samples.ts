import { FeedbackCategory } from '../../../../src/domain/enums/customerLists';
import { CUSTOMER_LISTS } from '../../../../src/domain/settings';
import type { MockRecord } from '../../../engine/MockRecord';
import { askingCustomers, minutesAgo, nameOf } from '../../loans/pending/pendingRequestsCustomers';
import type { SampleMaker } from '../../../engine/samples/SampleWorld';

const COUNT = 72;
const NEW = 14;
const HOUR_MINUTES = 60;
const MESSAGES: Readonly<Record<(typeof FeedbackCategory.values)[number], readonly string[]>> = {
  LOAN: ['Зээлийн хүсэлт гурван цаг хүлээлгэлээ.', 'Хүүгийн тооцоог апп дээр тодорхой харуулаач.'],
  PAYMENT: ['Төлсөн дүн маань зээлд хаагдахгүй байна.', 'Төлбөрийн сануулгад баярлалаа.'],
  TRANSFER: ['Шилжүүлгийн хураамжийг урьдчилж харуулна уу.', 'Шилжүүлэг маш хурдан болсон.'],
  APP: ['Шинэ хувилбар дээр хуулга татахад апп хаагдаад байна.', 'Харанхуй горим нэмээч.'],
  SERVICE: ['Операторын харилцаа таатай байлаа.', 'Утсаар холбогдоход удаан хүлээв.'],
  OTHER: ['Дархан салбарын цагийн хуваарийг оруулаач.', 'Урамшууллын оноогоо хаана зарцуулах вэ?'],
};
const REPLIES = [
  'Санал өгсөнд баярлалаа. Асуудлыг шалгаж засварлалаа.',
  'Уучлаарай, дараагийн хувилбарт сайжруулна.',
];
const DEVICES = ['Samsung Galaxy A54', 'iPhone 13', 'Xiaomi Redmi 12', 'iPhone 15 Pro'];

/** `FB-00012` */
export const feedbackCode = (id: number): string => `FB-${String(id).padStart(5, '0')}`;

/** What customers said in the last weeks: the newest wait for an answer, some of them too long. */
export const samples: SampleMaker = {
  resource: 'feedback',
  make(world) {
    const customers = askingCustomers(world);
    const operator = world.people.find(({ username }) => username === 'operator');
    return Array.from({ length: COUNT }, (_, index): MockRecord => {
      const id = COUNT - index;
      const customer = customers[(index * 7) % Math.min(customers.length, 40)];
      const category = FeedbackCategory.values[index % FeedbackCategory.values.length];
      const isNew = index < NEW;
      const age = isNew ? 1 + index * 4 : 60 + index * 13;
      const waitedHours = isNew ? age : 1 + ((index * 5) % 40);
      return {
        id,
        code: feedbackCode(id),
        customerId: customer.id,
        customerName: nameOf(customer),
        category,
        rating: 1 + ((index * 3) % CUSTOMER_LISTS.bestRating),
        message: MESSAGES[category][Math.floor(index / 6) % 2],
        state: isNew ? 'NEW' : 'ANSWERED',
        waitedHours,
        device: DEVICES[index % DEVICES.length],
        appVersion: index % 3 === 0 ? '1.9.8' : '2.0.0',
        reply: isNew ? null : REPLIES[index % REPLIES.length],
        repliedAt: isNew ? null : minutesAgo(world, (age - waitedHours) * HOUR_MINUTES),
        repliedBy: isNew ? null : (operator?.id ?? null),
        tenant: customer.tenant,
        createdAt: minutesAgo(world, age * HOUR_MINUTES),
        createdBy: null,
      };
    });
  },
};
