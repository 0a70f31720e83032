import { useEffect, useRef } from 'react';
import { Link } from 'react-router-dom';
import { useTranslate } from '../../../i18n/useTranslate';
import { formatMoney } from '../../../domain/money';
import { recordPath } from '../../../entity/paths';
import { Card } from '../../../framework/parts/Card';
import type { QueryResult } from '../../../framework/parts/QueryResult';
import { Row } from '../../../ui/Stack/Stack';
import { Muted } from '../../../ui/Text/Text';
import type { OpenLine } from './api';
import styles from './Desk.module.css';

/** The lines that wait, the oldest first; each is a link, so that every line has an address. */
export function OpenLines({ read, current }: { read: QueryResult<OpenLine[]>; current: number }) {
  const translate = useTranslate();
  const shown = useRef<HTMLAnchorElement>(null);
  const lines = read.data ?? [];
  useEffect(() => {
    // Braces: what it answers in newer browsers is no clean-up.
    shown.current?.scrollIntoView({ block: 'nearest' });
  }, [current, lines.length]);
  return (
    <Card
      title={`${translate('profit.lines')} (${lines.length})`}
      flush
      read={read}
      empty={{ when: lines.length === 0, title: translate('profit.no_lines') }}
    >
      <ol className={styles.lines}>
        {lines.map(({ id, date, amount, payerName, state }) => (
          <li key={id}>
            <Link
              className={styles.line}
              ref={id === current ? shown : undefined}
              aria-current={id === current ? 'true' : undefined}
              to={recordPath('accounting/profits', 'show', id) ?? ''}
            >
              <Row as="b" between>
                <span>{formatMoney(amount)}</span>
                <Muted>{date.slice(5)}</Muted>
              </Row>
              <span>{payerName}</span>
              <Muted>{translate(`enums.ProfitState.${state}`)}</Muted>
            </Link>
          </li>
        ))}
      </ol>
    </Card>
  );
}
