import { expect, test } from 'vitest';
import type { FaultKind } from '../../mocks/engine/Faults';
import { begin, CASES, offered } from '../support/journeys/faults';
import { press } from '../support/journeys/form';
import { startGateways } from '../support/journeys/gateways';
import type { WriteFlow } from '../support/journeys/flows';
import { dismissToasts, failures } from '../support/journeys/messages';
import { oneOfEach } from '../support/oneOfEach';

const lab = startGateways();

const CONNECTION = 'Сервертэй холбогдоход алдаа гарлаа.';
const UNREADABLE = 'Серверийн хариу ойлгомжгүй байна.';
const CHECK = 'Үйлдэл хийгдсэн эсэх нь тодорхойгүй. Давтахаасаа өмнө төлөвийг шалгана уу.';
const REPEAT =
  'Хадгалсан эсэх нь тодорхойгүй. Өмнө нь хадгалагдсан байсан ч ижил дугаараар дахин илгээхэд давхар хадгалагдахгүй.';

const REFUSED = 'Таны эрх хүрэлцэхгүй байна. Дутуу зөвшөөрөл: embedded:fault.';

/** The attempt with its answer lost on the way back: the gateway has booked, and nobody heard of it. */
async function unheard(flow: WriteFlow, fault: FaultKind, told: string, before: number) {
  const attempt = await begin(flow, lab);
  if (before > 0) {
    const refused = { told: [REFUSED], kept: flow.kept, commits: 0, sent: before, cheered: [] };
    expect(await attempt.press('403')).toEqual(refused);
    await dismissToasts();
  }
  expect(await attempt.press(fault)).toEqual({
    told: [`${told} ${flow.isNew ? REPEAT : CHECK}`],
    kept: flow.kept,
    commits: 1,
    sent: 1,
    cheered: [],
  });
  expect(offered()).toEqual(flow.isNew ? ['Дахин илгээх'] : []);
  if (flow.isNew) await attempt.submit(true);
  else await press('Төлөв шалгах');
  await attempt.done();
  expect([failures(), attempt.commits(), attempt.sent(), attempt.keys()]).toEqual([
    [],
    1,
    before + (flow.isNew ? 2 : 1),
    1,
  ]);
}

test.each(CASES)(
  '%s: refused it books nothing; a lost answer is told once as unknown, and what was booked is found, not booked again',
  (_name, flow) => unheard(flow, 'drop-after-commit', CONNECTION, 1),
);

/** Answers that were spoilt on their way, which to every flow are the same failure as a lost one. */
const SPOILT: readonly (readonly [fault: FaultKind, told: string])[] = [
  ['html', UNREADABLE],
  ['cut', CONNECTION],
];

/** One that is sent again, and one that is looked for. */
const TWO = oneOfEach(CASES, ([, { isNew }]) => String(isNew));

test.each(
  TWO.flatMap(([name, flow]) => SPOILT.map(([fault, told]) => [name, fault, told, flow] as const)),
)(
  '%s: %s is told once as unknown, and what was booked is found, not booked again',
  (_name, fault, told, flow) => unheard(flow, fault, told, 0),
);
