import { useTranslate } from 'ra-core';
import { Link } from 'react-router-dom';
import { useMoneyHeading } from '../../../crud/useLabels';
import { useMay } from '../../../crud/useMay';
import { disciplinePercent, type Discipline } from '../../../domain/lending/discipline';
import { formatMoney } from '../../../domain/money';
import { formatCount } from '../../../domain/formatCount';
import { recordPath } from '../../../entity/paths';
import { KeyFacts } from '../../../ui/base/KeyFacts';
import { Card } from '../../../crud/parts/Card';
import { useLoanHeading } from '../parts/useLoanHeading';
import { LoanTable } from './LoanTable';
import { LoanField } from './LoanField';
import type { GuarantorRole, LoanProfile } from './api';

/** Everything that a customer ever borrowed, how it was paid, and whom the customer answers for (decisions 31). */
export function ProfileView({ profile }: { profile: LoanProfile }) {
  const translate = useTranslate();
  const heading = useMoneyHeading();
  const may = useMay();
  const { customer, totals, worstClass, discipline, roles, loans } = profile;
  const page = recordPath('customers', 'show', customer.id);
  const text = (key: string) => translate(`loanLists.profile.${key}`);
  return (
    <>
      <section className="u-card u-record-head" aria-label={customer.name}>
        <div>
          <h2 className="u-record-name u-title">{customer.name}</h2>
          <p className="u-record-sub">
            <span className="u-mask">{customer.regnum ?? '—'}</span>
            {' · '}
            <span className="u-mask">{customer.phone ?? '—'}</span>
            {page && may('customer:view') && (
              <>
                {' · '}
                <Link className="u-link" to={page}>
                  {text('customer_page')}
                </Link>
              </>
            )}
          </p>
        </div>
        <KeyFacts
          facts={[
            {
              key: 'count',
              label: text('loan_count'),
              value: (
                <>
                  {formatCount(totals.count)}{' '}
                  <small className="u-muted">
                    {text('open_count')}: {formatCount(totals.open)}
                  </small>
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
      </section>
      <Card title={text('loans')} aside={formatCount(loans.length)} flush>
        {loans.length > 0 ? (
          <LoanTable loans={loans} without={['customerName']} caption={text('loans')} />
        ) : (
          <p className="u-card-body u-muted">{text('no_loans')}</p>
        )}
      </Card>
      <Card title={text('roles')} aside={formatCount(roles.length)} flush>
        {roles.length > 0 ? (
          <RoleTable roles={roles} />
        ) : (
          <p className="u-card-body u-muted">{text('no_roles')}</p>
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
      <small className="u-muted">
        {discipline.onTime} / {discipline.rows}
      </small>
    </span>
  );
}

function RoleTable({ roles }: { roles: readonly GuarantorRole[] }) {
  const translate = useTranslate();
  const heading = useLoanHeading();
  const text = (key: string) => translate(`loanLists.profile.${key}`);
  return (
    <div className="ll-found" tabIndex={0} role="group" aria-label={text('roles')}>
      <table>
        <thead>
          <tr>
            <th scope="col">{heading('code')}</th>
            <th scope="col">{text('borrower')}</th>
            <th scope="col">{text('role')}</th>
            <th scope="col">{heading('state')}</th>
            <th scope="col" className="u-num">
              {heading('balance')}
            </th>
            <th scope="col">{heading('classification')}</th>
          </tr>
        </thead>
        <tbody>
          {roles.map(({ loanId, code, borrower, role, state, balance, classification }) => (
            <tr key={loanId}>
              <td>
                <Link className="u-link" to={recordPath('loans', 'show', loanId) ?? ''}>
                  {code}
                </Link>
              </td>
              <td>{borrower ?? '—'}</td>
              <td>
                <LoanField field="participateType" value={role} />
              </td>
              <td>
                <LoanField field="state" value={state} />
              </td>
              <td className="u-num">{formatMoney(balance)}</td>
              <td>
                <LoanField field="classification" value={classification} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
