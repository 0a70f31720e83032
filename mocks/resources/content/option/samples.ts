import type { AgreementOption, AskMoment } from '../../../../src/domain/enums/content';
import { cachedByWorld } from '../../../engine/samples/cachedByWorld';
import type { SampleMaker } from '../../../engine/samples/SampleWorld';
import { contentFacts } from '../sampleContent';

/** What a customer reads, the agreement, when it is asked, whether it must be accepted, and whether it is published. */
const OPTIONS: readonly (readonly [string, AgreementOption, AskMoment, boolean, boolean])[] = [
  ['Шилжүүлгийн гэрээтэй танилцаж, зөвшөөрсөн', 'transfer-contract', 'REGISTRATION', true, true],
  ['Шилжүүлэг хийх нөхцөлийг зөвшөөрсөн', 'transfer-contract', 'TRANSFER', true, true],
  ['Батлан даагчийн үүргээ ойлгож, зөвшөөрсөн', 'sponsion-loan', 'GUARANTEE', true, true],
  ['Батлан даалттай зээлийн нөхцөлийг зөвшөөрсөн', 'sponsion-loan', 'LOAN_REQUEST', true, true],
  ['QPay үйлчилгээний нөхцөлийг зөвшөөрсөн', 'qpay-service-agreement', 'QPAY_PAYMENT', true, true],
  [
    'QPay төлбөрийн мэдэгдэл авахыг зөвшөөрсөн',
    'qpay-service-agreement',
    'REGISTRATION',
    false,
    false,
  ],
  ['Би батлан даалтын нөхцөлийг бүрэн уншсан', 'sponsion-loan', 'GUARANTEE', true, false],
];

/** Options of every moment, published and not; the last would ask for what another one asks for already. */
export const samples: SampleMaker = {
  resource: 'options',
  make: cachedByWorld((world) =>
    OPTIONS.map(([title, value, moment, isRequired, isPublished], index) => ({
      id: index + 1,
      title,
      value,
      moment,
      isRequired,
      viewOrder: index + 1,
      agreementCode: null,
      acceptedCount: 0,
      ...contentFacts(world, isPublished, 420 - index * 30),
    })),
  ),
};
