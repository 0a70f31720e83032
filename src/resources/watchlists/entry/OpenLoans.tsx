import { Link } from 'react-router-dom';
import { useTranslate } from '../../../i18n/useTranslate';
import { useMay } from '../../../framework/useMay';
import { recordPath } from '../../../entity/paths';
import { MoneyText } from '../../../ui/Text/MoneyText';
import { Notice } from '../../../ui/Notice/Notice';
import type { OpenLoan } from './api';

interface Props {
  loans: readonly OpenLoan[];
}

/**
 * Warns that somebody who is listed has loans that are not paid back, and lists them (docs/domain/watchlists.md 1.3).
 */
export function OpenLoans({ loans }: Props) {
  const translate = useTranslate();
  const mayOpen = useMay()('loan:view');
  if (loans.length === 0) return null;
  return (
    <Notice tone="danger" role="alert">
      {translate('watch.open_loans.warning', { smart_count: loans.length })}
      <ul>
        {loans.map(({ id, code, balance }) => (
          <li key={id}>
            {mayOpen ? <Link to={recordPath('loans', 'show', id) ?? ''}>{code}</Link> : code}
            {' · '}
            {translate('watch.open_loans.balance')}: <MoneyText value={balance} />
          </li>
        ))}
      </ul>
    </Notice>
  );
}
