import { priceOfSms, sizeOfSms } from '../../../../src/domain/messaging/smsText';
import { SmsFailure, type SmsKind } from '../../../../src/domain/enums/messaging';
import { operatorOf } from '../../../../src/reference/operators';
import type { MockRecord } from '../../../engine/MockRecord';
import { cachedByWorld } from '../../../engine/samples/cachedByWorld';
import type { SampleMaker } from '../../../engine/samples/SampleWorld';
import { askingCustomers, minutesAgo, nameOf } from '../../loans/pending/pendingRequestsCustomers';
import { samples as loans } from '../../loans/loan/samples';

const COUNT = 180;
const ANSWER_MS = 20_000;
/** Of so many messages one did not arrive. */
const ONE_FAILS = 17;

/** What is written of a loan, by hand or by the system; sums are in the app, not on the phone's screen. */
const LOAN_TEXTS = [
  'Сайн байна уу. Таны зээлийн төлбөр маргааш төлөгдөнө. Дүнг аппаас харна уу.',
  'Таны зээлийн төлбөрийн хугацаа хэтэрлээ. Аппаар нэвтэрч төлнө үү. Лавлах: 70001234',
  'Hetewchee tsenegleed zeeliin tulburuu tulnu uu. Lavlah: 70001234',
];
const TEXTS = [
  'Сайн байна уу. Бүртгэлийн мэдээллээ аппаар шинэчилнэ үү.',
  'Таны ирүүлсэн баримт уншигдахгүй байна. Дахин илгээнэ үү.',
  'Таны хүсэлтийг хүлээн авлаа. Ажлын нэг өдөрт хариу өгнө.',
];

/** Messages of the last weeks: most arrived, some did not, with every reason; the newest wait for the operator's answer. */
export const samples: SampleMaker = {
  resource: 'sms',
  make: cachedByWorld((world) => {
    const customers = askingCustomers(world).filter(({ phone }) => phone);
    const byCustomer = new Map(loans.make(world).map((loan) => [loan.customerId, loan]));
    const staff = world.people.filter(({ permissions }) =>
      permissions.includes('app-manage-sms:send'),
    );
    return Array.from({ length: COUNT }, (_, index): MockRecord => {
      const customer = customers[(index * 7) % customers.length];
      const loan = index % 2 === 0 ? byCustomer.get(customer.id) : undefined;
      const kind: SmsKind = loan ? (index % 4 === 0 ? 'SYSTEM' : 'LOAN') : 'SINGLE';
      const texts = loan ? LOAN_TEXTS : TEXTS;
      const text = texts[index % texts.length];
      const { segments } = sizeOfSms(text);
      const failed = index % ONE_FAILS === ONE_FAILS - 1;
      const state = index < 2 ? 'SENT' : failed ? 'FAILED' : 'DELIVERED';
      const sentAt = minutesAgo(world, index < 2 ? 0 : 20 + index * 190);
      return {
        id: COUNT - index,
        phone: customer.phone,
        text,
        kind,
        customerId: customer.id,
        customerName: nameOf(customer),
        loanId: loan?.id ?? null,
        operator: operatorOf(String(customer.phone))?.code ?? null,
        segments,
        price: priceOfSms(segments),
        state,
        failure:
          state === 'FAILED'
            ? SmsFailure.values[Math.floor(index / ONE_FAILS) % SmsFailure.values.length]
            : null,
        sentAt,
        deliveredAt:
          state === 'DELIVERED' ? new Date(Date.parse(sentAt) + ANSWER_MS).toISOString() : null,
        tenant: loan?.tenant ?? customer.tenant,
        createdAt: sentAt,
        createdBy: kind === 'SYSTEM' ? null : staff[index % staff.length].id,
      };
    });
  }),
};
