import { use } from 'react';
import { Link } from 'react-router-dom';
import { useTranslate } from '../../../i18n/useTranslate';
import { LoanDerivedState, PastDueRange } from '../../../domain/enums/loans';
import { toneOf } from '../../../domain/enums/readEnum';
import { formatCount } from '../../../domain/formatCount';
import { formatPercent } from '../../../domain/money';
import { manifestFor } from '../../../entity/manifests';
import { Card } from '../../../framework/parts/Card';
import { filteredPath } from '../../../framework/list/filteredPath';
import { loadArea } from '../../../i18n/i18nProvider';
import { CardBody } from '../../../ui/Card/Card';
import { Muted } from '../../../ui/Text/Text';
import { agingViews } from '../../loans/loan/agingViews';
import { useCounts } from '../waiting/useCounts';
import styles from './AgingBar.module.css';

const texts = loadArea('loans');

const RESOURCE = 'loans';
const counted = agingViews.map(({ filter }) => ({ name: RESOURCE, filter }) as const);

const toneIn = ({ filter }: (typeof agingViews)[number]) =>
  'pastDueRange' in filter
    ? toneOf(PastDueRange, filter.pastDueRange)
    : toneOf(LoanDerivedState, LoanDerivedState.values[0]);

/** What falls due today and what is late, by the classes of the loans; each part leads to its list (R9). */
export function AgingBar() {
  use(texts);
  const translate = useTranslate();
  const figures = useCounts(counted);
  const path = manifestFor(RESOURCE)?.paths.list ?? '/';
  const whole = figures.reduce((all, { count = 0 }) => all + count, 0);
  const parts = agingViews.map((view, at) => ({
    ...figures[at],
    key: view.key,
    tone: toneIn(view),
    to: filteredPath(path, view.filter),
  }));
  return (
    <Card title={translate('desk.aging')} flush data-part="desk-aging">
      <CardBody>
        <div className={styles.bar} aria-hidden="true">
          {parts.map(
            ({ key, tone, count = 0 }) =>
              count > 0 && <span key={key} data-tone={tone} style={{ flexGrow: count }} />,
          )}
        </div>
        <ul className={styles.parts}>
          {parts.map(({ key, tone, to, count, failed }) => (
            <li key={key}>
              <Link to={to} className={styles.part}>
                <span className={styles.label}>
                  <i data-tone={tone} />
                  {translate(`resources.loans.views.${key}`)}
                </span>
                <b>{count === undefined ? (failed ? '—' : '…') : formatCount(count)}</b>
                <Muted>
                  {count !== undefined && whole > 0
                    ? formatPercent(((count * 100) / whole).toFixed(1), 1)
                    : ' '}
                </Muted>
              </Link>
            </li>
          ))}
        </ul>
      </CardBody>
    </Card>
  );
}
