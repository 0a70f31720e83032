import { today } from '../../../domain/clock';
import { HolidayState } from '../../../domain/enums/content';
import { canBeAdded } from '../../../domain/holidays';
import { entity, section } from '../../../entity/entity';
import { choice, date, dateTime, flag, number, text, userName } from '../../../fields';
import { holidayLifecycle, KEEP_HOLIDAYS, SEE_HOLIDAYS } from './lifecycle';

/** Public holidays, off which due dates move; added and taken out, never changed (docs/domain/organisation.md 1.3). */
export default entity('holiday', {
  gateway: 'main',
  endpoint: '/holidays',
  assumed: true,
  menu: 'content',
  order: 8,
  icon: 'calendar',
  represent: 'name',
  titles: { list: 'menu.content.holiday' },
  paths: { create: null, show: null },
  access: { list: SEE_HOLIDAYS, show: SEE_HOLIDAYS, create: KEEP_HOLIDAYS },
  ruledBy: 'mainTenant',
  fields: {
    name: text({ required: true, max: 80 }),
    /** The day itself, or the first one of a day of every year. */
    date: date({ required: true }),
    isYearly: flag(),
    /** Today or later; the last day of one that is over. */
    nextDate: date({ readOnly: true, remaining: true }),
    /** Due dates that moved when it was added. */
    movedDueDates: number({ readOnly: true }),
    state: choice(HolidayState, { readOnly: true }),
    createdAt: dateTime({ readOnly: true }),
    createdBy: userName({ readOnly: true }),
  },
  // One that is there already was added in its time.
  rules: ({ id, date: day, isYearly }) =>
    id === undefined && day && !canBeAdded({ date: day, isYearly }, today())
      ? [{ field: 'date', message: 'validation.holiday_over' }]
      : [],
  list: {
    columns: ['name', 'nextDate', 'isYearly', 'movedDueDates', 'state'],
    optional: ['date', 'createdAt', 'createdBy'],
    filters: ['nextDate', 'isYearly', 'state', 'createdAt'],
    search: true,
    sort: { field: 'nextDate', order: 'ASC' },
    opensWith: 'in_force',
    views: [
      { key: 'in_force', filter: { state: 'IN_FORCE' } },
      { key: 'past', filter: { state: 'PAST' } },
      { key: 'removed', filter: { state: 'REMOVED' } },
    ],
  },
  form: [section('general', ['name', 'date', 'isYearly'])],
  ends: ['PAST', 'REMOVED'],
  lifecycle: holidayLifecycle,
});
