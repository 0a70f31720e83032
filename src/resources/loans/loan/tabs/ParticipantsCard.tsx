import { useTranslate } from 'ra-core';

import { useMay } from '../../../../framework/useMay';
import { useFieldLabel, useMoneyHeading } from '../../../../framework/useLabels';
import { guaranteeCover, liabilityPercent } from '../../../../domain/lending/liability';
import { formatMoney } from '../../../../domain/money';
import type { Tone } from '../../../../domain/tone';
import { manifestFor } from '../../../../entity/manifests';
import { recordPath } from '../../../../entity/paths';
import { Chip } from '../../../../ui/Chip/Chip';
import { Card } from '../../../../framework/parts/Card';
import { QueryBoundary } from '../../../../framework/parts/QueryBoundary';
import type { Loan } from '../useLoanFigures';
import { Table, TableFrame } from '../../../../ui/DataTable/Table';
import { Hidden, Sub } from '../../../../ui/Text/Text';
import { Link } from '../../../../ui/Link/Link';
import { cx } from '../../../../ui/cx';
import recordStyles from '../../../../framework/record/Record.module.css';
import tableStyles from '../../../../ui/DataTable/Table.module.css';
import textStyles from '../../../../ui/Text/Text.module.css';
import loansStyles from '../loan.module.css';
import { useRecordPart } from '../../../../framework/parts/useRecordPart';
import { loanParts, type LoanParticipant } from '../api';

const TONES: Record<LoanParticipant['state'], Tone> = {
  WAITING: 'pending',
  BOUND: 'info',
  CALLED: 'danger',
  RELEASED: 'neutral',
};

/**
 * Everybody who is bound by the loan, as separate people with their own liability, and whether the guarantors cover
 * what they must (docs/domain/lending.md 14.1, 16.1). Each leads to the own page and the own calls.
 */
export function ParticipantsCard({ loan }: { loan: Loan }) {
  const translate = useTranslate();
  const read = useRecordPart('loans', loanParts.participants, loan.id);
  const text = (key: string) => translate(`loanPage.participants.${key}`);
  return (
    <QueryBoundary
      read={read}
      isEmpty={(people) => people.length === 0}
      empty={{ title: text('none') }}
    >
      {(people) => (
        <Card title={`${text('title')} (${people.length})`} className={recordStyles.wide} flush>
          <People people={people} loan={loan} />
          <Cover people={people} loan={loan} />
        </Card>
      )}
    </QueryBoundary>
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
    <TableFrame tall label={text('title')}>
      <Table data-part="loan-table">
        <Hidden as="caption">{text('title')}</Hidden>
        <thead>
          <tr>
            <th scope="col" className={tableStyles.long}>
              {label('participateType')}
            </th>
            <th scope="col">{text('person')}</th>
            <th scope="col" className={cx(textStyles.num, tableStyles.long)}>
              {heading(text('liability'))}
            </th>
            <th scope="col" className={cx(textStyles.num, tableStyles.long)}>
              {heading(text('owed'))}
            </th>
            <th scope="col" className={tableStyles.long}>
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
      </Table>
    </TableFrame>
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
        <Sub>
          <span className={textStyles.mask} data-part="mask">
            {regnum ?? '—'}
          </span>{' '}
          ·{' '}
          <span className={textStyles.mask} data-part="mask">
            {phone ?? '—'}
          </span>{' '}
          ·{' '}
          <Link to={`/loans/${loan.id}/call-log/${customerId}`}>
            {translate('resources.loans.tabs.call-log')}
          </Link>
        </Sub>
      </td>
      <td className={textStyles.num} title={amount ?? undefined}>
        {amount === null ? '—' : formatMoney(amount)}
        {role !== 'PRIMARY' && percent !== null && <Sub>{percent}%</Sub>}
      </td>
      <td className={textStyles.num} title={owed}>
        {amount === null ? '—' : formatMoney(owed)}
      </td>
      <td>
        <Chip tone={TONES[state]}>{translate(`loanPage.participants.states.${state}`)}</Chip>
        <Sub>{since ?? '—'}</Sub>
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
  return path ? <Link to={path}>{name}</Link> : <span>{name}</span>;
}

/** The paper that binds the person, for whoever may see it. */
function Source({ source }: Pick<LoanParticipant, 'source'>) {
  const may = useMay();
  if (!source) return '—';
  const { resource, id, label } = source;
  const { access } = manifestFor(resource) ?? {};
  const path = may(access?.show ?? access?.list) ? recordPath(resource, 'show', id) : undefined;
  return path ? <Link to={path}>{label}</Link> : label;
}

function Cover({ people, loan }: Props) {
  const translate = useTranslate();
  // Nobody answers for a loan that is closed: there is nothing left to cover.
  if (loan.state === 'CLOSED') return null;
  const cover = guaranteeCover(people, String(loan.lentAmount ?? '0'));
  if (!cover) return null;
  const { covered, needed, isEnough } = cover;
  return (
    <p className={loansStyles.note}>
      <Chip tone={isEnough ? 'success' : 'danger'}>
        <span aria-hidden="true">{isEnough ? '✓ ' : '≠ '}</span>
        {translate(isEnough ? 'loanPage.participants.covers' : 'loanPage.participants.covers_not')}
      </Chip>{' '}
      {translate('loanPage.participants.cover', {
        covered: formatMoney(covered),
        needed: formatMoney(needed),
      })}
    </p>
  );
}
