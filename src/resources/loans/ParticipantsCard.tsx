import { useTranslate } from 'ra-core';
import { Link } from 'react-router-dom';
import { useMay } from '../../crud/useMay';
import { useFieldLabel, useMoneyHeading } from '../../crud/useLabels';
import { guaranteeCover, liabilityPercent } from '../../domain/lending/liability';
import { formatMoney } from '../../domain/money';
import type { Tone } from '../../domain/tone';
import { manifestFor } from '../../entity/manifests';
import { recordPath } from '../../entity/paths';
import { StatusChip } from '../../ui/base/StatusChip';
import { Card } from '../../crud/parts/Card';
import { ReadGate } from '../../crud/parts/ReadGate';
import type { Loan } from './useLoanFigures';
import { useRecordPart } from '../../crud/parts/useRecordPart';
import { loanParts, type LoanParticipant } from './api';
import './loans.css';

const TONES: Record<LoanParticipant['state'], Tone> = {
  WAITING: 'pending',
  BOUND: 'info',
  CALLED: 'danger',
  RELEASED: 'neutral',
};

/**
 * Everybody who is bound by the loan, as separate people with their own liability, and whether the guarantors cover what
 * they must (domain 4.1 detail, 4.9, 4.18). Each leads to the own page and the own calls.
 */
export function ParticipantsCard({ loan }: { loan: Loan }) {
  const translate = useTranslate();
  const read = useRecordPart('loans', loanParts.participants, loan.id);
  const text = (key: string) => translate(`loanPage.participants.${key}`);
  return (
    <ReadGate read={read} isEmpty={(people) => people.length === 0} empty={{ title: text('none') }}>
      {(people) => (
        <Card title={`${text('title')} (${people.length})`} className="u-section-wide" flush>
          <People people={people} loan={loan} />
          <Cover people={people} loan={loan} />
        </Card>
      )}
    </ReadGate>
  );
}

interface Props {
  people: readonly LoanParticipant[];
  loan: Loan;
}

function People({ people, loan }: Props) {
  const translate = useTranslate();
  const label = useFieldLabel('loans');
  const heading = useMoneyHeading();
  const text = (key: string) => translate(`loanPage.participants.${key}`);
  return (
    <div className="u-list-table loan-scroll" tabIndex={0} role="group" aria-label={text('title')}>
      <table className="loan-table">
        <caption className="u-hidden">{text('title')}</caption>
        <thead>
          <tr>
            <th scope="col" className="loan-wrap">
              {label('participateType')}
            </th>
            <th scope="col">{text('person')}</th>
            <th scope="col" className="u-num loan-wrap">
              {heading(text('liability'))}
            </th>
            <th scope="col" className="u-num loan-wrap">
              {heading(text('owed'))}
            </th>
            <th scope="col" className="loan-wrap">
              {text('state')}
            </th>
            <th scope="col">{text('basis')}</th>
          </tr>
        </thead>
        <tbody>
          {people.map((person) => (
            <PersonRow key={person.customerId} person={person} loan={loan} />
          ))}
        </tbody>
      </table>
    </div>
  );
}

function PersonRow({ person, loan }: { person: LoanParticipant; loan: Loan }) {
  const translate = useTranslate();
  const { customerId, name, regnum, phone, role, amount, owed, since, state } = person;
  const percent = liabilityPercent(amount, String(loan.lentAmount ?? '0'));
  return (
    <tr data-role={role}>
      <th scope="row">{translate(`enums.LoanCustomerType.${role}`)}</th>
      <td>
        <CustomerName id={customerId} name={name} />
        <small className="loan-sub">
          <span className="u-mask">{regnum ?? '—'}</span> ·{' '}
          <span className="u-mask">{phone ?? '—'}</span> ·{' '}
          <Link className="u-link" to={`/loans/${loan.id}/call-log/${customerId}`}>
            {translate('loanPage.tabs.call_log')}
          </Link>
        </small>
      </td>
      <td className="u-num" title={amount ?? undefined}>
        {amount === null ? '—' : formatMoney(amount)}
        {role !== 'PRIMARY' && percent !== null && <small className="loan-sub">{percent}%</small>}
      </td>
      <td className="u-num" title={owed}>
        {amount === null ? '—' : formatMoney(owed)}
      </td>
      <td>
        <StatusChip tone={TONES[state]}>
          {translate(`loanPage.participants.states.${state}`)}
        </StatusChip>
        <small className="loan-sub">{since ?? '—'}</small>
      </td>
      <td>
        <Source source={person.source} />
      </td>
    </tr>
  );
}

function CustomerName({ id, name }: { id: number; name: string }) {
  const may = useMay();
  const path = may(manifestFor('customers')?.access.show)
    ? recordPath('customers', 'show', id)
    : undefined;
  return path ? (
    <Link className="u-link" to={path}>
      {name}
    </Link>
  ) : (
    <span>{name}</span>
  );
}

/** The paper that binds the person, for whoever may see it. */
function Source({ source }: Pick<LoanParticipant, 'source'>) {
  const may = useMay();
  if (!source) return '—';
  const { resource, id, label } = source;
  const { access } = manifestFor(resource) ?? {};
  const path = may(access?.show ?? access?.list) ? recordPath(resource, 'show', id) : undefined;
  return path ? (
    <Link className="u-link" to={path}>
      {label}
    </Link>
  ) : (
    label
  );
}

function Cover({ people, loan }: Props) {
  const translate = useTranslate();
  // Nobody answers for a loan that is closed: there is nothing left to cover.
  if (loan.state === 'CLOSED') return null;
  const cover = guaranteeCover(people, String(loan.lentAmount ?? '0'));
  if (!cover) return null;
  const { covered, needed, isEnough } = cover;
  return (
    <p className="loan-note">
      <StatusChip tone={isEnough ? 'success' : 'danger'}>
        <span aria-hidden="true">{isEnough ? '✓ ' : '≠ '}</span>
        {translate(isEnough ? 'loanPage.participants.covers' : 'loanPage.participants.covers_not')}
      </StatusChip>{' '}
      {translate('loanPage.participants.cover', {
        covered: formatMoney(covered),
        needed: formatMoney(needed),
      })}
    </p>
  );
}
