import { LIVE_CONTRACT_STATES } from '../../../domain/contracts/contractStates';
import { entity } from '../../../entity/entity';
import { studentGuaranteeFields } from './studentGuaranteeFields';
import { studentGuaranteeLife } from './studentGuaranteeActions';
import { studentGuaranteeRules } from './studentGuaranteeRules';
import { studentGuaranteeForm, studentGuaranteeSections } from './studentGuaranteeSections';

/**
 * Contracts of parents and guarantors bound to a student (docs/domain/contracts.md 10.1, 10.2;
 * docs/domain/lending.md 14.2).
 */
export default entity('contract/student/guarantee', {
  gateway: 'main',
  endpoint: '/student-guarantee-contracts',
  assumed: true,
  menu: 'contracts',
  order: 1,
  icon: 'school',
  represent: 'contractNumber',
  titles: {
    list: 'menu.contracts.student_guarantee',
    create: 'menu.contracts.student_guarantee_create',
  },
  access: {
    list: 'contract-stud:list',
    show: 'contract-stud:list',
    create: 'contract-stud:create',
  },
  fields: studentGuaranteeFields,
  list: {
    columns: ['contractNumber', 'studentName', 'school', 'course', 'state', 'limit', 'createdAt'],
    optional: ['regnum', 'gpa', 'scholarshipType', 'schoolYear', 'liabilityTotal', 'createdBy'],
    filters: ['contractNumber', 'regnum', 'school', 'course', 'state', 'limit', 'createdAt'],
    search: 'private',
    sort: { field: 'createdAt', order: 'DESC' },
    views: [
      { key: 'live', filter: { state: LIVE_CONTRACT_STATES } },
      { key: 'waiting', filter: { state: 'Created' } },
    ],
  },
  form: studentGuaranteeForm,
  show: studentGuaranteeSections,
  record: {
    status: 'state',
    facts: ['limit', 'liabilityTotal', 'course', 'schoolYear', 'createdAt'],
  },
  rules: studentGuaranteeRules,
  lifecycle: studentGuaranteeLife,
});
