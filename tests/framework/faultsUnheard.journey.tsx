import { expect, test } from 'vitest';
import type { FaultKind } from '../../mocks/engine/Faults';
import { begin, CASES, offered } from '../support/journeys/faults';
import { press } from '../support/journeys/form';
import { startGateways } from '../support/journeys/gateways';
import { failures } from '../support/journeys/messages';

const lab = startGateways();

const CONNECTION = 'Сервертэй холбогдоход алдаа гарлаа.';
const UNREADABLE = 'Серверийн хариу ойлгомжгүй байна.';
const CHECK = 'Үйлдэл хийгдсэн эсэх нь тодорхойгүй. Давтахаасаа өмнө төлөвийг шалгана уу.';
const REPEAT =
  'Хадгалсан эсэх нь тодорхойгүй. Өмнө нь хадгалагдсан байсан ч ижил дугаараар дахин илгээхэд давхар хадгалагдахгүй.';

/** Answers that were lost or spoilt on their way: the gateway has booked, and nobody heard of it. */
const UNHEARD: readonly (readonly [fault: FaultKind, told: string])[] = [
  ['drop-after-commit', CONNECTION],
  ['html', UNREADABLE],
  ['cut', CONNECTION],
];

test.each(
  CASES.flatMap(([name, flow]) =>
    UNHEARD.map(([fault, told]) => [name, fault, told, flow] as const),
  ),
)(
  '%s: %s is told once as unknown, and what was booked is found, not booked again',
  async (_name, fault, told, flow) => {
    const attempt = await begin(flow, lab);
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
      flow.isNew ? 2 : 1,
      1,
    ]);
  },
);
