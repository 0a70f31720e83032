import type { KeyBelow } from '../../../i18n/Catalogue';
import { useTranslate } from '../../../i18n/useTranslate';
import { useMoneyHeading } from '../../../framework/useLabels';
import { useMay } from '../../../framework/useMay';
import { disciplinePercent, type Discipline } from '../../../domain/lending/discipline';
import { formatMoney } from '../../../domain/money';
import { formatCount } from '../../../domain/formatCount';
import { recordPath } from '../../../entity/paths';
import { Card } from '../../../framework/parts/Card';
import { useLoanHeading } from '../loan/parts/useLoanHeading';
import { LoanTable } from './LoanTable';
import { LoanField } from './LoanField';
import { CardBody } from '../../../ui/Card/Card';
import { Link } from '../../../ui/Link/Link';
import { Mask, Muted } from '../../../ui/Text/Text';
import { DataTable } from '../../../ui/DataTable/DataTable';
import titleStyles from '../../../ui/Page/PageTitle.module.css';
import textStyles from '../../../ui/Text/Text.module.css';
import type { GuarantorRole, LoanProfile } from './api';
import { RecordHead } from '../../../ui/RecordHead/RecordHead';

/**
 * Everything that a customer ever borrowed, how it was paid, and the people the customer answers for
 * (docs/domain/lending.md 16.2).
 */
export function ProfileView({ profile }: { profile: LoanProfile }) {
  const translate = useTranslate();
  const heading = useMoneyHeading();
  const may = useMay();
  const { customer, totals, worstClass, discipline, roles, loans } = profile;
  const page = recordPath('customers', 'show', customer.id);
  const text = (key: KeyBelow<'loanLists.profile'>) => translate(`loanLists.profile.${key}`);
  return (
    <>
      <RecordHead
        as="section"
        aria-label={customer.name}
        name={<h2 className={titleStyles.title}>{customer.name}</h2>}
        sub={
          <>
            <Mask>{customer.regnum ?? '—'}</Mask>
            <Mask>{customer.phone ?? '—'}</Mask>
            {page && may('customer:view') && <Link to={page}>{text('customer_page')}</Link>}
          </>
        }
        facts={[
          {
            key: 'count',
            label: text('loan_count'),
            value: (
              <>
                {formatCount(totals.count)}{' '}
                <Muted as="small">
                  {text('open_count')}: {formatCount(totals.open)}
                </Muted>
              </>
            ),
          },
          { key: 'lent', label: heading(text('lent')), value: formatMoney(totals.lent) },
          { key: 'repaid', label: heading(text('repaid')), value: formatMoney(totals.repaid) },
          { key: 'balance', label: heading(text('balance')), value: formatMoney(totals.balance) },
          {
            key: 'class',
            label: text('worst_class'),
            value: <LoanField field="classification" value={worstClass} />,
          },
          {
            key: 'discipline',
            label: text('discipline'),
            value: <DisciplineText discipline={discipline} />,
          },
        ]}
      />
      <Card title={text('loans')} aside={formatCount(loans.length)} flush>
        {loans.length > 0 ? (
          <LoanTable loans={loans} without={['customerName']} caption={text('loans')} />
        ) : (
          <CardBody className={textStyles.muted} as="p">
            {text('no_loans')}
          </CardBody>
        )}
      </Card>
      <Card title={text('roles')} aside={formatCount(roles.length)} flush>
        {roles.length > 0 ? (
          <RoleTable roles={roles} />
        ) : (
          <CardBody className={textStyles.muted} as="p">
            {text('no_roles')}
          </CardBody>
        )}
      </Card>
    </>
  );
}

/** The share of rows paid on time, with the counts that it comes from. */
export function DisciplineText({ discipline }: { discipline: Discipline }) {
  const translate = useTranslate();
  const percent = disciplinePercent(discipline);
  if (percent === undefined) return <>{translate('loanLists.profile.no_rows')}</>;
  return (
    <span title={translate('loanLists.profile.on_time', { ...discipline })}>
      {percent}%{' '}
      <Muted as="small">
        {discipline.onTime} / {discipline.rows}
      </Muted>
    </span>
  );
}

function RoleTable({ roles }: { roles: readonly GuarantorRole[] }) {
  const translate = useTranslate();
  const heading = useLoanHeading();
  const text = (key: KeyBelow<'loanLists.profile'>) => translate(`loanLists.profile.${key}`);
  return (
    <DataTable
      caption={text('roles')}
      columns={[
        {
          key: 'code',
          head: heading('code'),
          cell: ({ loanId, code }) => (
            <Link to={recordPath('loans', 'show', loanId) ?? ''}>{code}</Link>
          ),
        },
        { key: 'borrower', head: text('borrower'), cell: ({ borrower }) => borrower ?? '—' },
        {
          key: 'role',
          head: text('role'),
          cell: ({ role }) => <LoanField field="participateType" value={role} />,
        },
        {
          key: 'state',
          head: heading('state'),
          cell: ({ state }) => <LoanField field="state" value={state} />,
        },
        {
          key: 'balance',
          head: heading('balance'),
          numeric: true,
          cell: ({ balance }) => formatMoney(balance),
        },
        {
          key: 'classification',
          head: heading('classification'),
          cell: ({ classification }) => <LoanField field="classification" value={classification} />,
        },
      ]}
      rows={roles}
      keyOf={({ loanId }) => loanId}
    />
  );
}
