import { CAR_REQUEST } from '../../../domain/lifecycles/rights';
import { carLoanLifecycle } from '../../../domain/lifecycles/carLoanLifecycle';
import { entity } from '../../../entity/entity';
import { percent, text } from '../../../fields';
import { loanRequestConditions } from './loanRequestConditions';
import { loanRequestFields, loanRequestList, loanRequestSections } from './loanRequestFields';

/** Requests for loans against cars (docs/domain/lending.md 15.1). */
export default entity('car-loan/loan-requests', {
  gateway: 'main',
  endpoint: '/car-loan/loan-requests',
  assumed: true,
  menu: 'car-loan',
  order: 0,
  icon: 'car',
  titles: { list: 'menu.car_loan.requests' },
  represent: ['mark', 'carModel', 'plateNumber'],
  access: { list: CAR_REQUEST, show: CAR_REQUEST },
  fields: loanRequestFields,
  list: loanRequestList,
  show: loanRequestSections,
  record: {
    status: 'state',
    facts: ['requestedAmount', 'cap', 'allowedPrice', 'manufacturedYear'],
  },
  lifecycle: {
    ...carLoanLifecycle,
    inputs: {
      grant: {
        interestRate: percent({ required: true, min: 0 }),
        accountNumber: text({ required: true, max: 30 }),
      },
    },
    conditions: loanRequestConditions,
    code: 'code',
  },
});
