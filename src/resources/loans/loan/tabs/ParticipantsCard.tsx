import type { KeyBelow } from '../../../../i18n/Catalogue';
import { useTranslate } from '../../../../i18n/useTranslate';
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
import { useLendingSettings } from '../useLendingSettings';
import type { Loan } from '../useLoanFigures';
import { DataTable } from '../../../../ui/DataTable/DataTable';
import { Mask, Sub } from '../../../../ui/Text/Text';
import { Link } from '../../../../ui/Link/Link';
import { useRecordPart } from '../../../../framework/parts/useRecordPart';
import { loanParts, type LoanParticipant } from '../api';
import { CardFoot } from '../../../../ui/Card/Card';

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
  const text = (key: KeyBelow<'loanPage.participants'>) =>
    translate(`loanPage.participants.${key}`);
  return (
    <QueryBoundary
      read={read}
      isEmpty={(people) => people.length === 0}
      empty={{ title: text('none') }}
    >
      {(people) => (
        <Card title={`${text('title')} (${people.length})`} across flush>
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
  const text = (key: KeyBelow<'loanPage.participants'>) =>
    translate(`loanPage.participants.${key}`);
  return (
    <DataTable
      tall
      data-part="loan-table"
      caption={text('title')}
      columns={[
        {
          key: 'role',
          head: label('participateType'),
          long: 'head',
          isName: true,
          cell: ({ role }) => translate(`enums.LoanCustomerType.${role}`),
        },
        {
          key: 'person',
          head: text('person'),
          cell: (person) => <PersonCell person={person} loan={loan} />,
        },
        {
          key: 'liability',
          head: heading(text('liability')),
          numeric: true,
          long: 'head',
          cellProps: ({ amount }) => ({ title: amount ?? undefined }),
          cell: ({ amount, role }) => {
            const percent = liabilityPercent(amount, String(loan.lentAmount ?? '0'));
            return (
              <>
                {amount === null ? '—' : formatMoney(amount)}
                {role !== 'PRIMARY' && percent !== null && <Sub>{percent}%</Sub>}
              </>
            );
          },
        },
        {
          key: 'owed',
          head: heading(text('owed')),
          numeric: true,
          long: 'head',
          cellProps: ({ owed }) => ({ title: owed }),
          cell: ({ amount, owed }) => (amount === null ? '—' : formatMoney(owed)),
        },
        {
          key: 'state',
          head: text('state'),
          long: 'head',
          cell: ({ state, since }) => (
            <>
              <Chip tone={TONES[state]}>{text(`states.${state}`)}</Chip>
              <Sub>{since ?? '—'}</Sub>
            </>
          ),
        },
        { key: 'basis', head: text('basis'), cell: ({ source }) => <Source source={source} /> },
      ]}
      rows={people}
      keyOf={({ customerId }) => customerId}
      rowProps={({ role }) => ({ 'data-role': role })}
    />
  );
}

function PersonCell({ person, loan }: { person: LoanParticipant; loan: Loan }) {
  const translate = useTranslate();
  const { customerId, name, regnum, phone } = person;
  return (
    <>
      <CustomerName id={customerId} name={name} />
      <Sub>
        <Mask>{regnum ?? '—'}</Mask> · <Mask>{phone ?? '—'}</Mask> ·{' '}
        <Link to={`/loans/${loan.id}/call-log/${customerId}`}>
          {translate('resources.loans.tabs.call-log/:customerId')}
        </Link>
      </Sub>
    </>
  );
}

function CustomerName({ id, name }: { id: number; name: string }) {
  const may = useMay();
  const path = may(manifestFor('customers')?.access.show)
    ? recordPath('customers', 'show', id)
    : undefined;
  return path ? <Link to={path}>{name}</Link> : <span>{name}</span>;
}

/** The paper that binds the person, for users who may see it. */
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
  const settings = useLendingSettings();
  // Nobody answers for a loan that is closed: there is nothing left to cover.
  if (loan.state === 'CLOSED') return null;
  const cover = guaranteeCover(people, String(loan.lentAmount ?? '0'), settings);
  if (!cover) return null;
  const { covered, needed, isEnough } = cover;
  return (
    <CardFoot>
      <Chip tone={isEnough ? 'success' : 'danger'}>
        <span aria-hidden="true">{isEnough ? '✓ ' : '≠ '}</span>
        {translate(isEnough ? 'loanPage.participants.covers' : 'loanPage.participants.covers_not')}
      </Chip>{' '}
      {translate('loanPage.participants.cover', {
        covered: formatMoney(covered),
        needed: formatMoney(needed),
      })}
    </CardFoot>
  );
}
