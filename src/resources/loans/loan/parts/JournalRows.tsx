import { useTranslate } from '../../../../i18n/useTranslate';
import { dayOf, formatDateTime } from '../../../../domain/dates';
import { formatMoney } from '../../../../domain/money';
import { Chip } from '../../../../ui/Chip/Chip';
import { EntryKind } from './EntryKind';
import { journalAnchor, type Journal } from './journals';
import { Person } from '../../../../framework/parts/Person';
import { Link } from '../../../../ui/Link/Link';
import { Muted, NoWrap } from '../../../../ui/Text/Text';
import styles from './JournalRows.module.css';
import textStyles from '../../../../ui/Text/Text.module.css';

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
    <tbody id={journalAnchor(id)} className={styles.journal} tabIndex={-1}>
      <tr data-state="edge">
        <th scope="rowgroup" colSpan={2}>
          <EntryKind kind={kind} /> {to ? <Link to={to}>{id}</Link> : id}{' '}
          <Muted>
            {dayOf(bookedAt) === date ? '' : `${date} · `}
            {formatDateTime(bookedAt).text} · <Person id={by} />
          </Muted>
        </th>
        <td className={textStyles.num}>{formatMoney(debit)}</td>
        <td className={textStyles.num}>{formatMoney(credit)}</td>
        <td>
          <Chip tone={balanced ? 'success' : 'danger'}>
            <span aria-hidden="true">{balanced ? '=' : '≠'} </span>
            {translate(balanced ? 'checks.equal' : 'checks.unequal')}
          </Chip>
        </td>
      </tr>
      {lines.map((line) => (
        <tr key={line.id}>
          <NoWrap as="td">{line.account}</NoWrap>
          <td>{translate(line.accountKey, { _: line.accountKey })}</td>
          <td className={textStyles.num}>{line.debit === null ? '' : formatMoney(line.debit)}</td>
          <td className={textStyles.num}>{line.credit === null ? '' : formatMoney(line.credit)}</td>
          <td />
        </tr>
      ))}
    </tbody>
  );
}
