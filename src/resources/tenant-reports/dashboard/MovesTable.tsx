import { useTranslate } from '../../../i18n/useTranslate';
import { formatDate } from '../../../domain/dates';
import { AssetClassification } from '../../../domain/enums/loans';
import { formatPercent } from '../../../domain/money';
import type { AssetClass } from '../../../domain/lending/LoanBook';
import { periodBefore } from '../../../domain/period';
import { Card, CardFoot } from '../../../ui/Card/Card';
import { EnumChip } from '../../../ui/Chip/EnumChip';
import { DataTable, type Column } from '../../../ui/DataTable/DataTable';
import { Muted, Note } from '../../../ui/Text/Text';
import type { MoveFigures } from './api';
import { shareOf } from './change';
import { CountedFigure } from './CountedFigure';
import { movedOf, type Scope } from './tiles';

type Side = AssetClass | null;

interface Props {
  moves: readonly MoveFigures[];
  scope: Scope;
}

/** Roll rates: from the class of the day before the period to that of its last day, newly lent and closed among them. */
export function MovesTable({ moves, scope }: Props) {
  const translate = useTranslate();
  const since = periodBefore(scope).to;
  const classes: readonly AssetClass[] = AssetClassification.values;
  const sum = (test: (move: MoveFigures) => boolean) =>
    moves.reduce((all, move) => (test(move) ? all + move.loans : all), 0);
  const name = (side: Side, other: 'new' | 'gone') =>
    side ? <EnumChip of={AssetClassification} value={side} /> : translate(`tenantReport.${other}`);
  const atStart = (from: Side) => sum((move) => move.from === from);
  const cell = (from: Side, to: Side) => {
    const loans = sum((move) => move.from === from && move.to === to);
    if (loans === 0) return <Muted>—</Muted>;
    const whole = atStart(from);
    return (
      <>
        <CountedFigure counted={movedOf(scope, since, from, to)} count={loans} />{' '}
        {from && <Muted as="small">{formatPercent(shareOf(loans, whole).toFixed(1), 1)}</Muted>}
      </>
    );
  };
  const columns: Column<Side>[] = [
    {
      key: 'from',
      head: translate('tenantReport.class'),
      isName: true,
      cell: (from) => name(from, 'new'),
    },
    {
      key: 'start',
      head: translate('tenantReport.at_start'),
      numeric: true,
      cell: (from) =>
        from ? (
          <CountedFigure counted={movedOf(scope, since, from, undefined)} count={atStart(from)} />
        ) : (
          <Muted>—</Muted>
        ),
    },
    ...[...classes, null].map((to): Column<Side> => ({
      key: `to ${to}`,
      head: name(to, 'gone'),
      numeric: true,
      cell: (from) => cell(from, to),
    })),
  ];
  const sums = {
    from: translate('tenantReport.at_end'),
    start: (
      <CountedFigure
        counted={movedOf(scope, since, undefined, undefined)}
        count={sum(({ from }) => from !== null)}
      />
    ),
    ...Object.fromEntries(
      [...classes, null].map((to) => [
        `to ${to}`,
        <CountedFigure
          key={to}
          counted={movedOf(scope, since, undefined, to)}
          count={sum((move) => move.to === to)}
        />,
      ]),
    ),
  };
  return (
    <Card across title={translate('tenantReport.moves')} flush data-part="tenant-moves">
      <DataTable
        caption={translate('tenantReport.moves')}
        rows={[...classes, null]}
        keyOf={(from) => from ?? 'new'}
        columns={columns}
        sums={[sums]}
      />
      <CardFoot>
        <Note>
          {translate('tenantReport.moves_help', {
            since: formatDate(since).text,
            to: formatDate(scope.to).text,
          })}
        </Note>
      </CardFoot>
    </Card>
  );
}
