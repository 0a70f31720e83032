import { IncomeFileState, IncomeMedium, IncomeRejectReason } from '../../../domain/enums/customers';
import { entity } from '../../../entity/entity';
import {
  choice,
  dateTime,
  flag,
  image,
  number,
  pdf,
  reference,
  tenant,
  text,
  userName,
} from '../../../fields';
import { REVIEW_INCOME } from '../income/rights';
import { incomeFileLifecycle } from './lifecycle';

const given = { readOnly: true } as const;

/** Files that prove an income, each with a state of its own (docs/domain/income.md 1.2); met on its page alone. */
export default entity('income_file', {
  gateway: 'customer',
  endpoint: '/income-files',
  assumed: true,
  icon: 'report',
  represent: 'name',
  paths: { list: null, show: null },
  access: { list: REVIEW_INCOME, show: REVIEW_INCOME },
  fields: {
    incomeId: reference('customers/income/requests', given),
    customerId: reference('customers', given),
    name: text({ readOnly: true, private: true }),
    medium: choice(IncomeMedium, given),
    state: choice(IncomeFileState, given),
    totalPages: number(given),
    viewedPages: number(given),
    document: pdf({ readOnly: true, private: true }),
    picture: image({ readOnly: true, private: true }),
    /** A better one was sent in its place: it no longer counts. */
    isReplaced: flag(given),
    rejectReason: choice(IncomeRejectReason, given),
    decidedAt: dateTime(given),
    decidedBy: userName(given),
    createdAt: dateTime(given),
    createdBy: userName(given),
    tenant: tenant(),
  },
  list: { columns: ['name', 'state'], sort: { field: 'id', order: 'ASC' } },
  ends: ['APPROVED'],
  lifecycle: incomeFileLifecycle,
});
