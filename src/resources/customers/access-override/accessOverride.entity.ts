import { today } from '../../../domain/clock';
import { addDays } from '../../../domain/dates';
import { CustomerAccess } from '../../../domain/enums/customers';
import { LEAD } from '../../../domain/enums/lead';
import { CONFIRM, SYSTEM_BOUNDS } from '../../../domain/settings';
import { entity, section, type ValidationIssue } from '../../../entity/entity';
import { choice, date, dateTime, longText, reference, userName } from '../../../fields';

/** The day is neither past nor further off than so many days. */
export const lastDayWithin =
  (days: number) =>
  ({ until }: { readonly until?: unknown }): readonly ValidationIssue<'until'>[] => {
    const day = String(until ?? '');
    const last = addDays(today(), days);
    if (day < today()) return [{ field: 'until', message: 'people.access.until_past' }];
    return day > last
      ? [{ field: 'until', message: 'people.access.until_far', values: { date: last } }]
      : [];
  };

/** A lead's word against an automatic hold of an access, until the end of a day (docs/domain/customers.md 6.4). */
export default entity('access_override', {
  gateway: 'customer',
  endpoint: '/access-overrides',
  assumed: true,
  represent: 'access',
  paths: { list: null, create: null, show: null, edit: null },
  access: { list: 'customer:view', create: LEAD },
  fields: {
    customerId: reference('customers', { once: true }),
    access: choice(CustomerAccess, { required: true }),
    until: date({ required: true }),
    reason: longText({ required: true, min: CONFIRM.reasonMin, max: CONFIRM.reasonMax }),
    createdBy: userName({ readOnly: true }),
    createdAt: dateTime({ readOnly: true }),
  },
  list: {
    askedBy: ['customerId'],
    columns: ['access', 'until', 'reason', 'createdBy', 'createdAt'],
    filters: ['customerId'],
    sort: { field: 'createdAt', order: 'DESC' },
  },
  form: [section('word', ['access', 'until', 'reason'])],
  // The gateway goes by the days that are set; nothing beyond their bound is sent.
  rules: lastDayWithin(SYSTEM_BOUNDS.overrideDays.max),
});
