import { priceOfSms, sizeOfSms } from '../../../../src/domain/messaging/smsText';
import { SmsFailure, type SmsKind, type SmsState } from '../../../../src/domain/enums/messaging';
import { networkOf } from '../../../../src/reference/operators';
import type { MockRecord } from '../../../engine/MockRecord';
import { cachedByWorld } from '../../../engine/samples/cachedByWorld';
import type { SampleMaker } from '../../../engine/samples/SampleWorld';
import { askingCustomers, minutesAgo, nameOf } from '../../loans/pending/pendingRequestsCustomers';
import { samples as loans } from '../../loans/loan/samples';

const COUNT = 180;
const ANSWER_MS = 20_000;
/** Of so many messages one did not arrive, and one was kept back. */
const ONE_FAILS = 17;
const ONE_KEPT = 18;
/** Of those about no loan so many are a test. */
const ONE_TEST = 45;
/** What the operator says, and why messages are kept back. */
const BY_OPERATOR: readonly SmsFailure[] = ['UNREACHABLE', 'UNKNOWN_NUMBER', 'NO_ANSWER'];
const KEPT_BACK = SmsFailure.values.filter((failure) => !BY_OPERATOR.includes(failure));

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

/** The template of what the sample sends by itself: a payment comes near. */
const REMINDER = 6;

const stateOf = (index: number, { kept, failed }: { kept: boolean; failed: boolean }): SmsState => {
  if (kept) return 'NOT_SENT';
  if (index < 2) return 'SENT';
  return failed ? 'FAILED' : 'DELIVERED';
};

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
      const kept = index % ONE_KEPT === ONE_KEPT - 1;
      const byLoan: SmsKind = index % 4 === 0 ? 'SYSTEM' : 'LOAN';
      const kind: SmsKind = kept
        ? 'SYSTEM'
        : loan
          ? byLoan
          : index % ONE_TEST === 1
            ? 'TEST'
            : 'SINGLE';
      const texts = loan ? LOAN_TEXTS : TEXTS;
      const text = texts[index % texts.length];
      const segments = kept ? 0 : sizeOfSms(text).segments;
      const failed = index % ONE_FAILS === ONE_FAILS - 1;
      const state = stateOf(index, { kept, failed });
      const sentAt = minutesAgo(world, index < 2 ? 0 : 20 + index * 190);
      return {
        id: COUNT - index,
        phone: customer.phone,
        text,
        kind,
        customerId: customer.id,
        customerName: nameOf(customer),
        loanId: loan?.id ?? null,
        templateId: kind === 'SYSTEM' ? REMINDER : null,
        operator: networkOf(String(customer.phone)),
        segments,
        price: priceOfSms(segments),
        state,
        failure:
          state === 'FAILED'
            ? BY_OPERATOR[Math.floor(index / ONE_FAILS) % BY_OPERATOR.length]
            : kept
              ? KEPT_BACK[Math.floor(index / ONE_KEPT) % KEPT_BACK.length]
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
