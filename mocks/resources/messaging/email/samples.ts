import { sampleTemplateOf } from '../../settings/mail-template/samples';
import { EmailType } from '../../../../src/domain/enums/messaging';
import type { MockRecord } from '../../../engine/MockRecord';
import { cachedByWorld } from '../../../engine/samples/cachedByWorld';
import type { SampleMaker } from '../../../engine/samples/SampleWorld';
import { askingCustomers, minutesAgo } from '../../loans/pending/pendingRequestsCustomers';

const COUNT = 120;
/** From this type on they are alerts, and go to the people who look after them. */
const FIRST_ALERT = 6000;
const ALERTS_GO_TO = 'khyanalt@pocket.example';
/** What a person sends from the console. */
const BY_HAND = 100;
const ONE_FAILS = 13;
const FAILURES = ['550 5.1.1 Хаяг олдсонгүй', '452 4.2.2 Шуудангийн хайрцаг дүүрсэн'];

const SUBJECTS: Readonly<Record<string, string>> = {
  1: 'Нууц үг солих холбоос',
  2: 'Баталгаажуулах код илгээлээ',
  100: 'Таны хүсэлтийн хариу',
  6000: 'Улайсан данс илэрлээ',
  6100: 'Бүртгэгдээгүй зарлага илэрлээ',
  7000: 'Харилцагч гэрээнээс татгалзлаа',
  8000: 'Сэжигтэй шилжүүлэг илэрлээ',
};

/** E-mails of the last weeks, of every type; a few came back. */
export const samples: SampleMaker = {
  resource: 'email',
  make: cachedByWorld((world) => {
    const customers = askingCustomers(world);
    const staff = world.people.filter(({ permissions }) => permissions.includes('mail:list'));
    return Array.from({ length: COUNT }, (_, index): MockRecord => {
      const type = EmailType.values[index % EmailType.values.length];
      const isAlert = Number(type) >= FIRST_ALERT;
      const customer = customers[(index * 5) % customers.length];
      const failed = index % ONE_FAILS === ONE_FAILS - 1;
      const sentAt = minutesAgo(world, 12 + index * 260);
      return {
        id: COUNT - index,
        type,
        recipient: isAlert
          ? ALERTS_GO_TO
          : (customer.email ?? `u${String(customer.id)}@example.mn`),
        subject: SUBJECTS[type],
        templateId: sampleTemplateOf(type),
        customerId: type === 6100 ? null : customer.id,
        state: failed ? 'FAILED' : 'SENT',
        failure: failed ? FAILURES[Math.floor(index / ONE_FAILS) % FAILURES.length] : null,
        sentAt,
        tenant: customer.tenant,
        createdAt: sentAt,
        createdBy: type === BY_HAND ? staff[index % staff.length].id : null,
      };
    });
  }),
};
