import type { EmployeeState } from '../../../domain/enums/organization';
import type { ConditionBlock } from '../../../entity/lifecycle';
import { lifecycleOf } from '../../../entity/lifecycleOf';
import { date, reference } from '../../../fields';
import { KEEP_EMPLOYEES } from '../rights';

const table = lifecycleOf<EmployeeState>()('state', {
  leave: {
    from: ['WORKING'],
    to: 'LEFT',
    access: KEEP_EMPLOYEES,
    confirm: 'reason',
    tone: 'danger',
  },
  rehire: {
    from: ['LEFT'],
    to: 'WORKING',
    access: KEEP_EMPLOYEES,
    confirm: 'reason',
    tone: 'primary',
  },
});

/** What decides on an employee beside the fields: the gateway sends it with the record. */
export interface EmployeeFacts {
  /** It is the employee who looks at it. */
  own?: boolean;
  /** Nobody of the main lender could manage users any more. */
  isLastManager?: boolean;
  /** The unit was taken out since. */
  unitRemoved?: boolean;
}

/**
 * Nobody ends their own employment, the last who can manage users stays, and nobody comes back into a unit that is gone
 * (docs/domain/organisation.md 1.6).
 */
const conditions = (
  action: keyof typeof table.actions,
  { facts }: { readonly facts?: unknown },
): ConditionBlock | null => {
  const { own, isLastManager, unitRemoved } = (facts ?? {}) as EmployeeFacts;
  if (action === 'leave' && own) return { kind: 'condition', message: 'actionBlocks.employee_own' };
  if (action === 'leave' && isLastManager)
    return { kind: 'condition', message: 'actionBlocks.last_manager' };
  if (action === 'rehire' && unitRemoved)
    return { kind: 'condition', message: 'actionBlocks.employee_unit_removed' };
  return null;
};

/** Employees leave and come back (docs/domain/organisation.md 1.6). */
export const employeeLifecycle = {
  ...table,
  inputs: {
    leave: {
      leftOn: date({ required: true, noFuture: true }),
      /** Who takes over what is open; needed where something is. */
      handedTo: reference('org-staff'),
    },
    rehire: { hiredAt: date({ required: true, noFuture: true }) },
  },
  inputRules: {
    leave: (
      { leftOn }: { readonly leftOn?: string | null },
      { hiredAt }: { readonly hiredAt?: string | null },
    ) =>
      leftOn && hiredAt && leftOn < hiredAt
        ? [{ field: 'leftOn' as const, message: 'organization.employee.before_hired' as const }]
        : [],
    rehire: (
      { hiredAt }: { readonly hiredAt?: string | null },
      { leftOn }: { readonly leftOn?: string | null },
    ) =>
      hiredAt && leftOn && hiredAt < leftOn
        ? [{ field: 'hiredAt' as const, message: 'organization.employee.before_left' as const }]
        : [],
  },
  conditions,
} as const;
