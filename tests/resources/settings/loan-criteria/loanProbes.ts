import { WELL_KNOWN_LOANS as known } from '../../../../mocks/resources/loans/loan/wellKnownLoans';
import { loanLifecycle } from '../../../../src/resources/loans/loan/lifecycle';
import type { GatewayDesk } from '../../../engine/gatewayDesk';
import { type Action, LoanDesk } from '../../loans/loan/LoanDesk';
import { LOANS } from '../../loans/loan/loanChecks';
import { type CriterionRow, outcome } from './requestProbes';

/** A customer's request to extend by two months, which waits. */
const EXTENSION = 4;

/** What may be done with loans by the criteria in force. */
export function loanRows(desk: GatewayDesk): readonly CriterionRow[] {
  const send = (id: number, action: Action, body: object = {}) =>
    LoanDesk.over(desk.gateways).send(id, action, { body });
  const done =
    (...sent: Parameters<typeof send>) =>
    async () =>
      outcome(await send(...sent));
  const extension = (id: number, own: object = {}) =>
    done(id, 'extend', { duration: 1, termUnit: 'MONTH', fee: '0', ...own });
  const extensionApproved = async () =>
    outcome(await desk.post(`/gateway-lab/loans/pending/extension/${EXTENSION}/approve`));
  const claim = done(known.npl, 'move_to_court', { courtFee: '300000', courtCost: '0' });

  /** The fee with which the dialog of an extension opens, by what the gateway says of the loan: 400,000 are owed. */
  const feeToStart = async () => {
    const { body } = await desk.get(`${LOANS}/${known.dueToday}`);
    return loanLifecycle.inputDefaults.extend?.(body as never)?.fee;
  };
  const carriedOn = async () => {
    await send(known.dpd91, 'renew_overdue_schedule');
    const { body } = await desk.get(`${LOANS}/${known.dpd91}/book`);
    const { rows } = body.book as { rows: { state: string; dueDate: string }[] };
    return rows.find(({ state }) => state === 'UNPAID')?.dueDate;
  };
  const watched = async () => {
    const { body: renewed } = await send(known.dpd91, 'renew_overdue_schedule');
    const { body } = await desk.get(
      `/gateway-lab/loans/overdue-renew?code=${String(renewed.code)}`,
    );
    return body.content.map(({ watchProgress }) => watchProgress);
  };

  return [
    [
      'extensions',
      'extensionDpdMax',
      28,
      'a loan 29 days past due is extended',
      extension(known.overdue29),
      'done',
      'Хэтэрсэн хоног: 29. Сунгахад зөвшөөрөх дээд хоног: 28.',
    ],
    [
      'extensions',
      'extensionsMax',
      1,
      'a loan is extended for the second time',
      extension(known.extended),
      'done',
      'Сунгах дээд тоонд хүрсэн: 1.',
    ],
    [
      'extensions',
      'extensionMonthsMax',
      1,
      'a request to extend by two months is approved',
      extensionApproved,
      'done',
      'Нэг удаагийн сунгалт дээд тал нь 1 сар буюу 365 хоног.',
    ],
    [
      'extensions',
      'extensionDaysMax',
      5,
      'a loan is extended by six days',
      extension(known.ongoing, { duration: 6, termUnit: 'DAY' }),
      'done',
      'Нэг удаагийн сунгалт дээд тал нь 12 сар буюу 5 хоног.',
    ],
    [
      'extensions',
      'extensionFeePercent',
      2.5,
      'an extension is offered for',
      feeToStart,
      '4000.00',
      '10000.00',
    ],
    [
      'renewals',
      'renewalFirstDaysMax',
      29,
      'an overdue loan is renewed with a first row in thirty days',
      done(known.dpd91, 'renew_overdue_schedule', { firstDate: '2026-12-21' }),
      'done',
      'Хамгийн сүүлийн боломжит огноо: 2026-12-20.',
    ],
    [
      'renewals',
      'renewalsWithoutLead',
      0,
      'an overdue loan is renewed by somebody who leads nobody',
      done(known.dpd91, 'renew_overdue_schedule'),
      'done',
      'Дахин шинэчлэхэд ахлах ажилтны эрх хэрэгтэй.',
    ],
    [
      'renewals',
      'renewalWatchRows',
      1,
      'a renewed loan is watched for',
      watched,
      ['0 / 3'],
      ['0 / 1'],
    ],
    [
      'renewals',
      'renewalArrearsDays',
      3,
      'what was owed before a renewal is due on',
      carriedOn,
      '2026-11-28',
      '2026-11-24',
    ],
    [
      'renewals',
      'reschedulingFeeMaxPercent',
      4.9,
      'an extension of 936,903.27 costs a twentieth of it',
      extension(known.ongoing, { fee: '46845.16' }),
      'done',
      'Шимтгэлийн дээд хэмжээ: 45,908.26.',
    ],
    [
      'renewals',
      'reschedulingFeeFloor',
      '46845.17',
      'an extension of 936,903.27 costs more than a twentieth of it',
      extension(known.ongoing, { fee: '46845.17' }),
      'Шимтгэлийн дээд хэмжээ: 46,845.16.',
      'done',
    ],
    [
      'collection',
      'riskFromDpd',
      92,
      'a loan 91 days past due goes to the risk department',
      done(known.dpd91, 'move_to_risk_fund'),
      'done',
      'Хэтэрсэн хоног: 91. Эрсдэлийн санд шилжүүлэх доод хоног: 92.',
    ],
    [
      'collection',
      'correctionMaxPercent',
      0.1,
      '1,500 are added to the fees of 1,200,000',
      done(known.ongoing, 'correct_amounts', {
        correctedPart: 'FEE',
        difference: '1500',
        comment: 'Шимтгэлийг дутуу бодсон.',
      }),
      'done',
      'Дээд хэмжээ: 1,200.00.',
    ],
    [
      'collection',
      'courtCostMaxPercent',
      50,
      'a claim with a state fee of 300,000 goes to court',
      claim,
      'Шимтгэлийн дээд хэмжээ: 250,000.00.',
      'done',
    ],
    [
      'collection',
      'courtCostFloor',
      '300000.00',
      'a claim with a state fee of 300,000 goes to court',
      claim,
      'Шимтгэлийн дээд хэмжээ: 250,000.00.',
      'done',
    ],
  ];
}
