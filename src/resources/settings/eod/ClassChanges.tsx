import type { KeyBelow } from '../../../i18n/Catalogue';
import { useTranslate } from '../../../i18n/useTranslate';
import { AssetClassification } from '../../../domain/enums/loans';
import { formatCount } from '../../../domain/formatCount';
import { minus, plus, ZERO } from '../../../domain/lending/amounts';
import { Card } from '../../../framework/parts/Card';
import { useMoneyHeading } from '../../../framework/useLabels';
import { EnumChip } from '../../../ui/Chip/EnumChip';
import { DataTable } from '../../../ui/DataTable/DataTable';
import { Stack } from '../../../ui/Stack/Stack';
import { PairBars } from '../../../ui/PairBars/PairBars';
import { MoneyText } from '../../../ui/Text/MoneyText';
import { Note } from '../../../ui/Text/Text';
import type { DayFigures } from './run';
import type { Run } from './useRun';

/** What changed from one end of a day to the next: loans and their balances by class, as a table and as bars. */
export function ClassChanges({ run: { before, after } }: { run: Run }) {
  const translate = useTranslate();
  const text = (key: KeyBelow<'eod.change'>) => translate(`eod.change.${key}`);
  return (
    <Card title={text('title')} data-part="eod-change">
      {before && after ? (
        <Stack gap={16}>
          <Changes before={before} after={after} />
          <PairBars
            label={text('bars')}
            before={`${text('before')}: ${before.date}`}
            after={`${text('after')}: ${after.date}`}
            pairs={AssetClassification.values.map((one) => ({
              key: one,
              label: translate(`enums.AssetClassification.${one}`),
              before: before.classes[one].balance,
              after: after.classes[one].balance,
            }))}
          />
        </Stack>
      ) : (
        <Note>{text('waiting')}</Note>
      )}
    </Card>
  );
}

const loansOf = ({ classes }: DayFigures): number =>
  Object.values(classes).reduce((sum, { loans }) => sum + loans, 0);

const balanceOf = ({ classes }: DayFigures): string =>
  plus(ZERO, ...Object.values(classes).map(({ balance }) => balance));

const signed = (count: number): string => {
  const sign = count === 0 ? '' : count > 0 ? '+' : '−';
  return `${sign}${formatCount(Math.abs(count))}`;
};

function Changes({ before, after }: { before: DayFigures; after: DayFigures }) {
  const translate = useTranslate();
  const heading = useMoneyHeading();
  const text = (key: KeyBelow<'eod.change'>) => translate(`eod.change.${key}`);
  const of = (what: KeyBelow<'eod.change'>, side: KeyBelow<'eod.change'>) =>
    `${text(what)}: ${text(side).toLowerCase()}`;
  const running = (['interest', 'additional'] as const).flatMap((key) => {
    const [then, now] = [before[key], after[key]];
    return then === null || now === null ? [] : [{ key, then, now }];
  });
  return (
    <DataTable
      inner
      caption={text('title')}
      rows={AssetClassification.values}
      keyOf={(one) => one}
      columns={[
        {
          key: 'class',
          head: text('class'),
          isName: true,
          cell: (one) => <EnumChip of={AssetClassification} value={one} />,
        },
        {
          key: 'loansBefore',
          head: of('loans', 'before'),
          numeric: true,
          cell: (one) => formatCount(before.classes[one].loans),
        },
        {
          key: 'loansAfter',
          head: of('loans', 'after'),
          numeric: true,
          cell: (one) => formatCount(after.classes[one].loans),
        },
        {
          key: 'loans',
          head: text('difference'),
          numeric: true,
          cell: (one) => signed(after.classes[one].loans - before.classes[one].loans),
        },
        {
          key: 'before',
          head: heading(of('balance', 'before')),
          numeric: true,
          cell: (one) => <MoneyText value={before.classes[one].balance} />,
        },
        {
          key: 'after',
          head: heading(of('balance', 'after')),
          numeric: true,
          cell: (one) => <MoneyText value={after.classes[one].balance} />,
        },
        {
          key: 'balance',
          head: heading(text('difference')),
          numeric: true,
          cell: (one) => (
            <MoneyText value={minus(after.classes[one].balance, before.classes[one].balance)} />
          ),
        },
      ]}
      sums={[
        {
          class: text('total'),
          loansBefore: formatCount(loansOf(before)),
          loansAfter: formatCount(loansOf(after)),
          loans: signed(loansOf(after) - loansOf(before)),
          before: <MoneyText value={balanceOf(before)} />,
          after: <MoneyText value={balanceOf(after)} />,
          balance: <MoneyText value={minus(balanceOf(after), balanceOf(before))} />,
        },
        ...running.map(({ key, then, now }) => ({
          class: text(key),
          before: <MoneyText value={then} />,
          after: <MoneyText value={now} />,
          balance: <MoneyText value={minus(now, then)} />,
        })),
      ]}
    />
  );
}
