import { waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { FaultKind } from '../../mocks/engine/Faults';
import { begin, KINDS, offered } from '../support/journeys/faults';
import { press } from '../support/journeys/form';
import { startGateways } from '../support/journeys/gateways';
import { failures } from '../support/journeys/messages';

const lab = startGateways();

const CONNECTION = 'Сервертэй холбогдоход алдаа гарлаа.';
const CHECK = 'Үйлдэл хийгдсэн эсэх нь тодорхойгүй. Давтахаасаа өмнө төлөвийг шалгана уу.';
const REPEAT =
  'Хадгалсан эсэх нь тодорхойгүй. Өмнө нь хадгалагдсан байсан ч ижил дугаараар дахин илгээхэд давхар хадгалагдахгүй.';
const NOT_BOOKED = 'Үйлдэл хийгдээгүй байна. Дахин илгээж болно.';

/** Answers, or none, after which nobody knows that nothing was booked (docs/domain/calls.md 4.5). */
const UNANSWERED: readonly (readonly [fault: FaultKind, told: string])[] = [
  ['500', 'Системийн дотоод алдаа гарлаа.'],
  ['503', 'Үйлчилгээ түр зогссон байна.'],
  ['drop', CONNECTION],
  ['hang', CONNECTION],
];

test.each(KINDS)(
  '%s: each is told once as unknown, what was typed stays, a repeat waits for the check; then it is booked once',
  async (_name, flow) => {
    const attempt = await begin(flow, lab);
    const met: unknown[] = [];
    for (const [fault, told] of UNANSWERED) {
      met.push([fault, await attempt.press(fault), offered()]);
      if (flow.isNew) continue;
      await press('Төлөв шалгах');
      await waitFor(() => expect(failures()).toEqual([`${told} ${NOT_BOOKED}`]));
    }
    expect(met).toEqual(
      UNANSWERED.map(([fault, told]) => [
        fault,
        {
          told: [`${told} ${flow.isNew ? REPEAT : CHECK}`],
          kept: flow.kept,
          commits: 0,
          sent: 1,
          cheered: [],
        },
        flow.isNew ? ['Дахин илгээх'] : [],
      ]),
    );
    await attempt.submit(true);
    await attempt.done();
    expect([failures(), attempt.commits(), attempt.sent(), attempt.keys()]).toEqual([[], 1, 5, 1]);
  },
);
