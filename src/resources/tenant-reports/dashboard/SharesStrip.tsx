import { useTranslate } from '../../../i18n/useTranslate';
import { formatCount } from '../../../domain/formatCount';
import { formatPercent } from '../../../domain/money';
import { Surface } from '../../../ui/Card/Card';
import { Chip } from '../../../ui/Chip/Chip';
import stackStyles from '../../../ui/Stack/Stack.module.css';
import type { ReportConfig } from '../config/reportConfig';
import type { TenantFigures } from './api';
import { shareOf } from './change';
import { CountedFigure } from './CountedFigure';
import { NON_PERFORMING, openOf, type Scope } from './tiles';

interface Props {
  figures: Pick<TenantFigures, 'classes' | 'trend'>;
  scope: Scope;
  config: ReportConfig;
}

/** What of all open loans is past due, does not perform, is at law; above the lender's own limit it is marked. */
export function SharesStrip({ figures: { classes, trend }, scope, config }: Props) {
  const translate = useTranslate();
  const { overdue = 0, risk = 0, court = 0 } = trend.at(-1) ?? {};
  const sum = (of: typeof classes) => of.reduce((all, { loans }) => all + loans, 0);
  const whole = sum(classes);
  const parts = [
    {
      key: 'pastDueFrom',
      loans: overdue,
      counted: openOf(scope, { overdueDays: { from: 1 } }),
    },
    {
      key: 'nonPerformingFrom',
      loans: sum(
        classes.filter(({ classification }) =>
          (NON_PERFORMING as readonly string[]).includes(classification),
        ),
      ),
      counted: openOf(scope, { classification: NON_PERFORMING }),
    },
    {
      key: 'courtFrom',
      loans: risk + court,
      counted: openOf(scope, { state: ['LOAN_RISK', 'LOAN_COURT'] }),
    },
  ] as const;
  return (
    <Surface as="section" className={stackStyles.strip} data-part="tenant-shares">
      <dl>
        {parts.map(({ key, loans, counted }) => {
          const percent = shareOf(loans, whole);
          const name = translate(`resources.tenant-report/config.fields.${key}`);
          const limit = formatPercent(String(config[key]), 1);
          const isOver = percent >= config[key];
          return (
            <div key={key}>
              <dt>{name}</dt>
              <dd>
                <CountedFigure counted={counted} label={`${name}: ${formatCount(loans)}`}>
                  {formatCount(loans)}
                </CountedFigure>{' '}
                <Chip
                  tone={isOver ? 'danger' : 'success'}
                  title={isOver ? translate('tenantReport.over', { percent: limit }) : undefined}
                >
                  {formatPercent(percent.toFixed(1), 1)}
                </Chip>{' '}
                {isOver && <small>{translate('tenantReport.over', { percent: limit })}</small>}
              </dd>
            </div>
          );
        })}
      </dl>
    </Surface>
  );
}
