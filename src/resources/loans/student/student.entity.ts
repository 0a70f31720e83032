import { Course, ScholarshipType } from '../../../domain/enums/customers';
import { entity } from '../../../entity/entity';
import { choice, text } from '../../../fields';
import { loanFields } from '../loan/loan.entity';

/** Student and tuition loans with what the student studies (docs/domain/lending.md 14.2). */
export default entity('loans/student', {
  gateway: 'main',
  endpoint: '/loans/student',
  assumed: true,
  of: { resource: 'loans', filter: { productType: ['LOAN_STUDENT', 'LOAN_TUITION'] } },
  menu: 'loans',
  order: 14,
  icon: 'school',
  titles: { list: 'menu.loans.student' },
  represent: 'code',
  access: { list: 'loan-admin:list' },
  fields: {
    ...loanFields,
    school: text({ readOnly: true }),
    course: choice(Course, { readOnly: true }),
    schoolYear: text({ readOnly: true }),
    scholarshipType: choice(ScholarshipType, { readOnly: true }),
  },
  list: {
    columns: [
      'code',
      'customerName',
      'school',
      'course',
      'state',
      'lentAmount',
      'balance',
      'refundDate',
      'overdueDays',
    ],
    optional: ['regnum', 'phone', 'productType', 'schoolYear', 'scholarshipType', 'tenant'],
    filters: ['school', 'course', 'state', 'productType', 'regnum', 'code', 'overdueDays'],
    search: 'private',
    sort: { field: 'refundDate', order: 'ASC' },
    opensWith: 'ongoing',
    views: [
      { key: 'ongoing', filter: { state: 'LOAN_ONGOING' } },
      { key: 'overdue', filter: { derivedState: 'OVERDUE' } },
      { key: 'tuition', filter: { productType: 'LOAN_TUITION' } },
    ],
  },
});
