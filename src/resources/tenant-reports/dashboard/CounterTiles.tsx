import { useTranslate } from '../../../i18n/useTranslate';
import { TenantReportCounter } from '../../../domain/enums/tenant-reports';
import { formatCount } from '../../../domain/formatCount';
import { periodBefore } from '../../../domain/period';
import { Columns } from '../../../ui/Stack/Stack';
import { Muted } from '../../../ui/Text/Text';
import { Tile } from '../../../ui/Tile/Tile';
import type { TenantFigures } from './api';
import { changeInWords } from './change';
import { CountedFigure } from './CountedFigure';
import { COUNTED, type Scope } from './tiles';

interface Props {
  counters: TenantFigures['counters'];
  scope: Scope;
  /** Those that the lender wants to see; all without it. */
  shown: readonly TenantReportCounter[];
  compared: boolean;
}

/** The counters, each the way to what it counts, and beside it the same of the period before. */
export function CounterTiles({ counters, scope, shown, compared }: Props) {
  const translate = useTranslate();
  const before = { ...scope, ...periodBefore(scope) };
  return (
    <Columns min={180} data-part="tenant-counters">
      {TenantReportCounter.values
        .filter((counter) => shown.includes(counter))
        .map((counter) => {
          const name = translate(`enums.TenantReportCounter.${counter}`);
          const figures = counters[counter];
          const change = changeInWords(figures.now, figures.before);
          return (
            <Tile as="div" key={counter} data-counter={counter}>
              <strong>{name}</strong>
              <b>
                <CountedFigure
                  counted={COUNTED[counter](scope)}
                  count={figures.now}
                  label={`${name}: ${formatCount(figures.now)}`}
                />
              </b>
              {compared && (
                <>
                  <Muted>
                    <CountedFigure
                      counted={COUNTED[counter](before)}
                      label={`${name}. ${translate('tenantReport.before', { figure: formatCount(figures.before) })}`}
                    >
                      {translate('tenantReport.before', { figure: formatCount(figures.before) })}
                    </CountedFigure>
                  </Muted>
                  <Muted>{change || translate('tenantReport.same')}</Muted>
                </>
              )}
            </Tile>
          );
        })}
    </Columns>
  );
}
