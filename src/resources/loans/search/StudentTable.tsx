import type { KeyBelow } from '../../../i18n/Catalogue';
import { useTranslate } from '../../../i18n/useTranslate';
import { useMoneyHeading } from '../../../framework/useLabels';
import { Course } from '../../../domain/enums/customers';
import { labelKeyOf } from '../../../domain/enums/readEnum';
import { formatMoney } from '../../../domain/money';
import { LoanField } from './LoanField';
import { DisciplineText } from './ProfileView';
import { DataTable } from '../../../ui/DataTable/DataTable';
import { Link } from '../../../ui/Link/Link';
import type { StudentProfile } from './api';
import { Mask } from '../../../ui/Text/Text';

/** The lending history of a customer, by id. */
export const profilePath = (customerId: number): string =>
  `/loans/customer-profile-search?customer=${customerId}`;

/** Students that were found; each leads to the whole lending history. */
export function StudentTable({ students }: { students: readonly StudentProfile[] }) {
  const translate = useTranslate();
  const heading = useMoneyHeading();
  const text = (key: KeyBelow<'loanLists.students'>) => translate(`loanLists.students.${key}`);
  const profileText = (key: KeyBelow<'loanLists.profile'>) => translate(`loanLists.profile.${key}`);
  return (
    <DataTable
      caption={text('student')}
      columns={[
        {
          key: 'student',
          head: text('student'),
          cell: ({ customerId, name }) => <Link to={profilePath(customerId)}>{name}</Link>,
        },
        {
          key: 'regnum',
          head: translate('resources.common.fields.regnum'),
          cell: ({ regnum }) => <Mask>{regnum ?? '—'}</Mask>,
        },
        { key: 'school', head: text('school'), cell: ({ school }) => school },
        {
          key: 'course',
          head: text('course'),
          cell: ({ course }) => translate(labelKeyOf(Course, course)),
        },
        { key: 'loans', head: text('loans'), numeric: true, cell: ({ count }) => count },
        {
          key: 'balance',
          head: heading(profileText('balance')),
          numeric: true,
          cell: ({ balance }) => formatMoney(balance),
        },
        {
          key: 'worstClass',
          head: profileText('worst_class'),
          cell: ({ worstClass }) => <LoanField field="classification" value={worstClass} />,
        },
        {
          key: 'discipline',
          head: profileText('discipline'),
          cell: ({ discipline }) => <DisciplineText discipline={discipline} />,
        },
      ]}
      rows={students}
      keyOf={({ customerId }) => customerId}
    />
  );
}
