import { Course, ScholarshipType } from '../../../domain/enums/customers';
import { EDUCATION as RIGHT } from '../../../domain/lifecycles/peopleRights';
import { EDUCATION } from '../../../domain/settings';
import { entity, section } from '../../../entity/entity';
import { choice, dateTime, number, reference, text, userName, year } from '../../../fields';
import { educationIssues } from './educationRules';

/** Where and how a customer studies (docs/domain/customers.md 8.1). */
export default entity('education', {
  gateway: 'customer',
  endpoint: '/education',
  assumed: true,
  represent: ['school', 'organization'],
  paths: {
    list: null,
    create: '/customers/education/create/:id',
    edit: '/customers/education/:id/update',
    show: '/customers/education/:id',
  },
  access: { list: 'customer:view', show: 'customer:view', create: RIGHT, edit: RIGHT },
  fields: {
    customerId: reference('customers', { once: true }),
    organization: text({ max: 120 }),
    school: text({ max: 120 }),
    department: text({ max: 120 }),
    course: choice(Course),
    startYear: year({ min: EDUCATION.oldestYear }),
    gpa: number({ min: 0, max: EDUCATION.gpaMax }),
    scholarshipType: choice(ScholarshipType),
    entranceScore: number({ min: 0, max: EDUCATION.entranceScoreMax }),
    createdBy: userName({ readOnly: true }),
    createdAt: dateTime({ readOnly: true }),
  },
  list: {
    columns: [
      'school',
      'department',
      'course',
      'startYear',
      'gpa',
      'entranceScore',
      'scholarshipType',
    ],
    optional: ['organization', 'createdAt'],
    filters: ['customerId', 'course', 'scholarshipType'],
    sort: { field: 'startYear', order: 'DESC' },
  },
  form: [
    section('study', ['organization', 'school', 'department', 'course']),
    section('results', ['startYear', 'gpa', 'entranceScore', 'scholarshipType']),
  ],
  record: { facts: ['course', 'startYear', 'gpa', 'entranceScore', 'customerId', 'createdAt'] },
  rules: educationIssues,
});
