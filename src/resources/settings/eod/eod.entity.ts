import { EodCause, EodState, EodStep } from '../../../domain/enums/settings';
import { entity } from '../../../entity/entity';
import { choice, date, dateTime, flag, number, userName } from '../../../fields';
import { eodLifecycle } from './lifecycle';
import { RUN_DAYS } from './rights';

const given = { readOnly: true } as const;

/** Ends of days: one run for one business date, which is its number, too (docs/domain/money.md 6). */
export default entity('eod', {
  gateway: 'main',
  endpoint: '/eod',
  assumed: true,
  menu: 'settings',
  order: 0,
  icon: 'history',
  titles: { list: 'menu.settings.eod' },
  represent: 'runDate',
  paths: { list: '/settings/eod', show: '/settings/eod/:id' },
  access: { list: RUN_DAYS, show: RUN_DAYS },
  ruledBy: 'mainTenant',
  fields: {
    runDate: date({ ...given, required: true }),
    state: choice(EodState, given),
    /** Steps that are done, of twelve. */
    stepsDone: number({ ...given, integer: true, min: 0, max: EodStep.values.length }),
    /** The step under way, or the one that failed. */
    step: choice(EodStep, given),
    cause: choice(EodCause, given),
    movedLoans: number({ ...given, integer: true, min: 0 }),
    resumes: number({ ...given, integer: true, min: 0 }),
    /** Nobody ran it: the gateway closed the day at midnight. */
    isByItself: flag(given),
    startedBy: userName(),
    startedAt: dateTime(given),
    finishedAt: dateTime(given),
  },
  list: {
    columns: [
      'runDate',
      'state',
      'stepsDone',
      'movedLoans',
      'startedBy',
      'startedAt',
      'finishedAt',
      'isByItself',
    ],
    optional: ['step', 'cause', 'resumes'],
    filters: ['state', 'runDate', 'startedBy', 'isByItself'],
    sort: { field: 'runDate', order: 'DESC' },
    views: [{ key: 'failed', filter: { state: 'FAILED' } }],
  },
  record: {
    status: 'state',
    facts: ['stepsDone', 'movedLoans', 'startedBy', 'startedAt', 'finishedAt', 'resumes'],
  },
  ends: ['DONE'],
  lifecycle: eodLifecycle,
});
