import { expect, test } from 'vitest';
import type { FaultKind } from '../../mocks/engine/Faults';
import { begin, KINDS, toldForGood } from '../support/journeys/faults';
import { startGateways } from '../support/journeys/gateways';
import { dismissToasts, failures } from '../support/journeys/messages';
import { renewals } from '../support/journeys/openAt';

const lab = startGateways();

/** Refusals, the one message that tells each (docs/domain/calls.md 4.5), and how many requests one press makes. */
const REFUSALS: readonly (readonly [fault: FaultKind, told: string, sent: number])[] = [
  ['400', 'Бөглөсөн мэдээллээ шалгана уу.', 1],
  ['403', 'Таны эрх хүрэлцэхгүй байна. Дутуу зөвшөөрөл: embedded:fault.', 1],
  [
    '409',
    'Мэдээлэл аль хэдийн бүртгэлтэй байна. Шалгаад дахин оролдоно уу. Мэдээлэл аль хэдийн бүртгэгдсэн байна.',
    1,
  ],
  ['429', 'Хүсэлт хэт олон байна. Түр хүлээнэ үү.', 1],
  // Sent again under a renewed sign-in, which does not help either.
  ['401', 'Нэвтрэлтийн хугацаа дууссан байна. Хуудсаа дахин ачаална уу.', 2],
];

/** What stays until somebody dismisses it. */
const STICKY: ReadonlySet<FaultKind> = new Set(['401', '409']);

test.each(KINDS)(
  '%s: each refusal is told once, no press books or sends twice, nothing typed is lost; then it is booked once',
  async (_name, flow) => {
    const attempt = await begin(flow, lab);
    const met: unknown[] = [];
    for (const [fault, , sent] of REFUSALS) {
      const press = async () => met.push([fault, await attempt.press(fault, sent)]);
      if (STICKY.has(fault)) met.push([fault, 'stays', await toldForGood(press)]);
      else await press();
      await dismissToasts();
    }
    expect(met).toEqual(
      REFUSALS.flatMap(([fault, told, sent]) => [
        [fault, { told: [told], kept: flow.kept, commits: 0, sent, cheered: [] }],
        ...(STICKY.has(fault) ? [[fault, 'stays', [told]]] : []),
      ]),
    );
    expect([renewals(), attempt.visit.path()]).toEqual([1, flow.path]);

    // A 401 that passes is not told.
    lab.gateways.store.faults.add({ method: flow.method, path: flow.call, fault: '401' });
    await attempt.submit();
    await attempt.done();
    expect(failures()).toEqual([]);
    expect([attempt.commits(), attempt.sent(), attempt.keys(), renewals()]).toEqual([1, 8, 1, 2]);
  },
);
