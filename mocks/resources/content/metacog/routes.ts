import { pointBalance, type PointMovement } from '../../../../src/domain/bonus/points';
import { isDay } from '../../../../src/domain/dateParts';
import { endOfDayInstant, startOfDayInstant } from '../../../../src/domain/dates';
import { isReversed } from '../../../../src/domain/range';
import {
  readMetacogPeriod,
  type MetacogPeriod,
} from '../../../../src/resources/content/metacog/api';
import { invalid } from '../../../engine/ApiError';
import type { Answer, Call, Route } from '../../../engine/Call';
import { need } from '../../../engine/Caller';
import { collectionOf } from '../../../engine/records';
import { route } from '../../../engine/route';
import { sees } from '../../../engine/tenancy';

/** The days of a period, both of which are needed. */
function periodOf({ query }: Call): { from: string; to: string } {
  const [from, to] = ['from', 'to'].map((name) => query.get(name) ?? '');
  const missing = Object.entries({ from, to }).filter(([, day]) => !isDay(day));
  if (missing.length > 0)
    throw invalid(Object.fromEntries(missing.map(([name]) => [name, 'validation.fill_dates'])));
  if (isReversed(from, to)) throw invalid({ to: 'validation.date_order' });
  return { from: startOfDayInstant(from) ?? from, to: endOfDayInstant(to) ?? to };
}

/** What the tests of a period came to; each lender counts its own. */
function period(call: Call): Answer<MetacogPeriod> {
  need(call.caller, 'questions:list');
  const { from, to } = periodOf(call);
  const results = collectionOf(call, 'metacog');
  const within = results.all.filter(
    (one) =>
      String(one.startedAt) >= from &&
      String(one.startedAt) <= to &&
      sees(call, results.entity, one),
  );
  const count = (result: string) => within.filter((one) => one.result === result).length;
  const awarded = within.filter(({ bonusAllocated }) => bonusAllocated === 'AWARDED');
  const codes = new Set(awarded.map(({ code }) => code));
  const arrived = collectionOf(call, 'bonus-points').all.filter(({ source }) => codes.has(source));
  return {
    body: {
      passed: count('PASSED'),
      failed: count('FAILED'),
      unfinished: count('NOT_TAKEN'),
      awarded: awarded.reduce((sum, { bonus }) => sum + Number(bonus), 0),
      arrived: pointBalance(arrived as unknown as PointMovement[]),
    },
  };
}

export const routes: readonly Route[] = [route(readMetacogPeriod, period)];
