import { Course, ScholarshipType } from '../../../domain/enums/customers';
import { entity } from '../../../entity/entity';
import { choice, flag, number, personName, reference, tenant, text, year } from '../../../fields';
import { SEE_MERCHANTS } from '../rights';

const given = { readOnly: true } as const;

/** Students with what they study, and whether the app shows them with their institute (docs/domain/organisation.md 3.2). */
export default entity('merchant-student', {
  gateway: 'merchantWeb',
  endpoint: '/students',
  assumed: true,
  menu: 'merchants/education',
  order: 1,
  icon: 'people',
  represent: 'studentName',
  titles: { list: 'menu.merchant_education.students' },
  paths: { list: '/merchant-student', show: null },
  access: { list: SEE_MERCHANTS },
  fields: {
    customerId: reference('customers', given),
    studentName: personName(),
    instituteId: reference('merchant-education', given),
    organization: text(given),
    school: text(given),
    department: text(given),
    course: choice(Course, given),
    startYear: year(given),
    gpa: number(given),
    entranceScore: number(given),
    scholarshipType: choice(ScholarshipType, given),
    isShown: flag(given),
    tenant: tenant(),
  },
  list: {
    columns: [
      'studentName',
      'organization',
      'school',
      'department',
      'course',
      'startYear',
      'gpa',
      'scholarshipType',
      'isShown',
    ],
    optional: ['entranceScore', 'customerId', 'instituteId', 'tenant'],
    filters: [
      'instituteId',
      'course',
      'organization',
      'school',
      'scholarshipType',
      'startYear',
      'gpa',
      'entranceScore',
      'isShown',
      'customerId',
      'tenant',
    ],
    search: 'private',
    sort: { field: 'studentName', order: 'ASC' },
    views: [
      { key: 'shown', filter: { isShown: true } },
      { key: 'hidden', filter: { isShown: false } },
    ],
  },
});
