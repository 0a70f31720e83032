import { useTranslate } from 'ra-core';

import { useMoneyHeading } from '../../../framework/useLabels';
import { Course } from '../../../domain/enums/customers';
import { labelKeyOf } from '../../../domain/enums/readEnum';
import { formatMoney } from '../../../domain/money';
import { LoanField } from './LoanField';
import { DisciplineText } from './ProfileView';
import { Table, TableFrame } from '../../../ui/DataTable/Table';
import { Link } from '../../../ui/Link/Link';
import textStyles from '../../../ui/Text/Text.module.css';
import type { StudentProfile } from './api';

/** The lending history of a customer, by id. */
export const profilePath = (customerId: number): string =>
  `/loans/customer-profile-search?customer=${customerId}`;

/** Students that were found; each leads to the whole lending history. */
export function StudentTable({ students }: { students: readonly StudentProfile[] }) {
  const translate = useTranslate();
  const heading = useMoneyHeading();
  const text = (key: string) => translate(`loanLists.students.${key}`);
  const told = (key: string) => translate(`loanLists.profile.${key}`);
  return (
    <TableFrame label={text('student')}>
      <Table>
        <thead>
          <tr>
            <th scope="col">{text('student')}</th>
            <th scope="col">{translate('resources.common.fields.regnum')}</th>
            <th scope="col">{text('school')}</th>
            <th scope="col">{text('course')}</th>
            <th scope="col" className={textStyles.num}>
              {text('loans')}
            </th>
            <th scope="col" className={textStyles.num}>
              {heading(told('balance'))}
            </th>
            <th scope="col">{told('worst_class')}</th>
            <th scope="col">{told('discipline')}</th>
          </tr>
        </thead>
        <tbody>
          {students.map((student) => (
            <tr key={student.customerId}>
              <td>
                <Link to={profilePath(student.customerId)}>{student.name}</Link>
              </td>
              <td className={textStyles.mask}>{student.regnum ?? '—'}</td>
              <td>{student.school}</td>
              <td>{translate(labelKeyOf(Course, student.course))}</td>
              <td className={textStyles.num}>{student.count}</td>
              <td className={textStyles.num}>{formatMoney(student.balance)}</td>
              <td>
                <LoanField field="classification" value={student.worstClass} />
              </td>
              <td>
                <DisciplineText discipline={student.discipline} />
              </td>
            </tr>
          ))}
        </tbody>
      </Table>
    </TableFrame>
  );
}
