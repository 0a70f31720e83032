import type { CarLoanRequestState } from '../enums/car-loans';
import { lifecycleOf } from '../../entity/lifecycleOf';
import * as rights from './rights';

/**
 * Request for a loan against a car (docs/domain/lending.md 15.1): draft → pending → granted → closed; a refusal closes
 * it.
 */
export const carLoanLifecycle = lifecycleOf<CarLoanRequestState>()('state', {
  submit: {
    from: ['draft'],
    to: 'pending',
    access: rights.CAR_REQUEST,
    confirm: 'yes-no',
  },
  grant: {
    from: ['pending'],
    to: 'granted',
    access: rights.LOAN_QUEUE,
    confirm: 'consequence',
    notByMaker: true,
    tone: 'primary',
  },
  close: {
    from: ['pending', 'granted'],
    to: 'closed',
    access: rights.LOAN_QUEUE,
    confirm: 'reason',
    irreversible: true,
    tone: 'danger',
  },
});

export type CarLoanActName = keyof typeof carLoanLifecycle.actions;
