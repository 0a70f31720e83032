import { lazy } from 'react';
import type { EntityPages } from '../../../framework/loadEntity';
import type employee from './employee.entity';
import { EmployeeBody } from './EmployeeBody';
import { EmployeeListActions } from './EmployeeListActions';

const LeavePreview = lazy(() =>
  import('./LeavePreview').then((module) => ({ default: module.LeavePreview })),
);

/** Employees: their positions, and what ends when one leaves. */
export const pages: EntityPages<typeof employee> = {
  Body: EmployeeBody,
  ListActions: EmployeeListActions,
  previews: { leave: LeavePreview },
};
