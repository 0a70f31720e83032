import type { SmsOccasion, SmsTemplateState } from '../../../../src/domain/enums/settings';
import { sizeOfSms } from '../../../../src/domain/messaging/smsText';
import { cachedByWorld } from '../../../engine/samples/cachedByWorld';
import type { SampleMaker } from '../../../engine/samples/SampleWorld';
import { daysAgo } from '../../customers/customer/sampleCustomers';

/** Name, occasion, text, version, whether it is in use. Sums are in the app, not on the phone's screen. */
const TEMPLATES: readonly (readonly [string, SmsOccasion, string, number, SmsTemplateState])[] = [
  [
    'Зээл олгосон',
    'LOAN_ISSUED',
    '{lender}: {loanCode} зээл олгогдлоо. Эхний төлбөр {dueDate}. Хуваарийг аппаас харна уу.',
    3,
    'ACTIVE',
  ],
  [
    'Хүсэлт татгалзсан',
    'LOAN_REJECTED',
    '{lender}: {loanCode} зээлийн хүсэлтийг зөвшөөрсөнгүй. Шалтгааныг аппаас харна уу.',
    2,
    'ACTIVE',
  ],
  [
    'Гэрээ шилжсэн',
    'LOAN_CEDED',
    'Таны {loanCode} зээлийн шаардах эрх {lender}-д шилжлээ. Төлбөрөө аппаар хэвээр төлнө.',
    1,
    'ACTIVE',
  ],
  [
    'Батлан даах хүсэлт',
    'GUARANTEE_ASKED',
    '{lender}: таныг {loanCode} зээлд батлан даагч болохыг хүслээ. Аппаар хариу өгнө үү.',
    2,
    'ACTIVE',
  ],
  [
    'Батлан даалт цуцлагдсан',
    'GUARANTEE_ENDED',
    '{lender}: {loanCode} зээлийн батлан даалтын хүсэлт цуцлагдлаа.',
    1,
    'ACTIVE',
  ],
  [
    'Төлөх өдөр ойртсон',
    'LOAN_DUE',
    '{lender}: {loanCode} зээлийн төлбөр {dueDate}-нд төлөгдөнө. Дүнг аппаас харна уу.',
    4,
    'ACTIVE',
  ],
  [
    'Төлбөр хэтэрсэн',
    'LOAN_OVERDUE',
    '{lender}: {loanCode} зээлийн төлбөр {overdueDays} хоног хэтэрлээ. Аппаар нэвтэрч төлнө үү.',
    5,
    'ACTIVE',
  ],
  [
    'Холбогдоно уу',
    'LOAN_CONTACT',
    '{lender}: {loanCode} зээлийн талаар 70001234 дугаарт холбогдоно уу.',
    1,
    'ACTIVE',
  ],
  [
    'Төлбөр хэтэрсэн: латин үсгээр',
    'LOAN_OVERDUE',
    '{loanCode} zeeliin tulbur {overdueDays} honog hetersen tul appaar nevterch tulnu uu.',
    1,
    'INACTIVE',
  ],
];

/** The texts in use, one for each occasion, and one that gave way. */
export const samples: SampleMaker = {
  resource: 'settings/message-template',
  make: cachedByWorld((world) => {
    const keeper = world.people.find(({ permissions }) =>
      permissions.includes('sms-template:access'),
    );
    return TEMPLATES.map(([name, occasion, text, version, state], index) => ({
      id: index + 1,
      name,
      occasion,
      text,
      version,
      segments: sizeOfSms(text).segments,
      sentCount: 0,
      state,
      createdAt: daysAgo(world, 400),
      createdBy: keeper?.id ?? null,
      updatedAt: daysAgo(world, 20 + index * 7),
      updatedBy: keeper?.id ?? null,
    }));
  }),
};
