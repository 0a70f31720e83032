import { addDays, dayOf } from '../../../../src/domain/dates';
import { total } from '../../../../src/domain/lending/amounts';
import { QR } from '../../../../src/domain/settings';
import {
  readAllTaps,
  readTaps,
  type TapDay,
  type TapDays,
} from '../../../../src/resources/wallets/qr/api';
import type { Answer, Call, Route } from '../../../engine/Call';
import { need } from '../../../engine/Caller';
import type { MockRecord } from '../../../engine/MockRecord';
import { collectionOf, recordOf } from '../../../engine/records';
import { route } from '../../../engine/route';
import { sees } from '../../../engine/tenancy';

/** The taps of the last days, each day with its own. */
function byDay(taps: readonly MockRecord[], today: string): TapDay[] {
  const ofDay = new Map<string, MockRecord[]>();
  for (const tap of taps) {
    const date = dayOf(String(tap.tappedAt)) ?? '';
    const known = ofDay.get(date);
    if (known) known.push(tap);
    else ofDay.set(date, [tap]);
  }
  return Array.from({ length: QR.tapDays }, (_, age): TapDay => {
    const date = addDays(today, age + 1 - QR.tapDays);
    const own = ofDay.get(date) ?? [];
    const paid = own.filter(({ outcome }) => outcome === 'PAID');
    return {
      date,
      taps: own.length,
      paid: paid.length,
      amount: total(paid.map(({ amount }) => String(amount))),
    };
  });
}

function ownTaps(call: Call): Answer<TapDays> {
  need(call.caller, readTaps.access ?? []);
  const { id } = recordOf(call, 'qr');
  const taps = collectionOf(call, 'qr_tap').all.filter(({ qrId }) => qrId === id);
  return { body: { days: byDay(taps, call.store.clock.today()) } };
}

function allTaps(call: Call): Answer<TapDays> {
  need(call.caller, readAllTaps.access ?? []);
  const { all, entity } = collectionOf(call, 'qr_tap');
  const taps = all.filter((tap) => sees(call, entity, tap));
  return { body: { days: byDay(taps, call.store.clock.today()) } };
}

/** Taps over time, of one code and of all that the caller may see. */
export const routes: readonly Route[] = [route(readTaps, ownTaps), route(readAllTaps, allTaps)];
