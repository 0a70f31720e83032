import { expect, test } from 'vitest';
import { begin, offered } from '../../support/journeys/faults';
import { press } from '../../support/journeys/form';
import { startGateways } from '../../support/journeys/gateways';
import { dismissToasts, failures, windowText } from '../../support/journeys/messages';
import { moneyFlows } from '../../support/journeys/moneyFlows';

const lab = startGateways();

const TAKEN = 'Мэдээлэл аль хэдийн бүртгэлтэй байна. Шалгаад дахин оролдоно уу.';
const ITS_OWN = 'Мэдээлэл аль хэдийн бүртгэгдсэн байна.';
const CONNECTION = 'Сервертэй холбогдоход алдаа гарлаа.';
const CHECK = 'Үйлдэл хийгдсэн эсэх нь тодорхойгүй. Давтахаасаа өмнө төлөвийг шалгана уу.';
const REPEAT =
  'Хадгалсан эсэх нь тодорхойгүй. Өмнө нь хадгалагдсан байсан ч ижил дугаараар дахин илгээхэд давхар хадгалагдахгүй.';

/** What each press sends twice: nobody clicks money once. */
test.each(moneyFlows.map((flow) => [flow.name, flow] as const))(
  '%s, with exactly its rights: refused it books nothing, with its answer lost it is found, and it is booked once',
  async (_name, flow) => {
    const attempt = await begin(flow, lab);
    expect(await attempt.press('409')).toEqual({
      told: [expect.stringContaining(`${TAKEN} ${ITS_OWN}`)],
      kept: flow.kept,
      commits: 0,
      sent: 1,
      cheered: [],
    });
    expect(windowText()).toContain(flow.failed);
    await dismissToasts();
    expect(await attempt.press('drop-after-commit')).toEqual({
      told: [`${CONNECTION} ${flow.isNew ? REPEAT : CHECK}`],
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
      flow.isNew ? 3 : 2,
      1,
    ]);
  },
);
