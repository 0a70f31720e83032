import { useTranslate } from 'ra-core';
import { Link } from 'react-router-dom';
import { dayOf, formatDateTime } from '../../../domain/dates';
import { formatMoney } from '../../../domain/money';
import { StatusChip } from '../../../ui/base/StatusChip';
import { EntryKindChip } from './EntryKindChip';
import { journalAnchor, type Journal } from './journals';
import { Person } from '../../../crud/parts/Person';
import '../loans.css';

interface Props {
  journal: Journal;
  /** Address of the journal's own page, where this is not it. */
  to?: string;
}

/** One journal: what it books, its lines, and that its debit is its credit. */
export function JournalRows({ journal, to }: Props) {
  const translate = useTranslate();
  const { id, kind, date, bookedAt, by, lines, debit, credit, balanced } = journal;
  return (
    <tbody id={journalAnchor(id)} className="loan-journal" tabIndex={-1}>
      <tr className="loan-journal-head">
        <th scope="rowgroup" colSpan={2}>
          <EntryKindChip kind={kind} />{' '}
          {to ? (
            <Link className="u-link" to={to}>
              {id}
            </Link>
          ) : (
            id
          )}{' '}
          <span className="u-muted">
            {dayOf(bookedAt) === date ? '' : `${date} · `}
            {formatDateTime(bookedAt).text} · <Person id={by} />
          </span>
        </th>
        <td className="u-num">{formatMoney(debit)}</td>
        <td className="u-num">{formatMoney(credit)}</td>
        <td>
          <StatusChip tone={balanced ? 'success' : 'danger'}>
            <span aria-hidden="true">{balanced ? '=' : '≠'} </span>
            {translate(balanced ? 'checks.equal' : 'checks.unequal')}
          </StatusChip>
        </td>
      </tr>
      {lines.map((line) => (
        <tr key={line.id}>
          <td className="u-nowrap">{line.account}</td>
          <td>{translate(line.accountKey, { _: line.accountKey })}</td>
          <td className="u-num">{line.debit === null ? '' : formatMoney(line.debit)}</td>
          <td className="u-num">{line.credit === null ? '' : formatMoney(line.credit)}</td>
          <td />
        </tr>
      ))}
    </tbody>
  );
}
