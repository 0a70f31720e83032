import type { KeyBelow } from '../../../i18n/Catalogue';
import { useTranslate } from '../../../i18n/useTranslate';
import { Card } from '../../../framework/parts/Card';
import { useMoneyHeading } from '../../../framework/useLabels';
import { Chip } from '../../../ui/Chip/Chip';
import { DataTable } from '../../../ui/DataTable/DataTable';
import { MoneyText } from '../../../ui/Text/MoneyText';
import type { RunCheck } from './run';

/** What the loans say beside what the books say, at the moment at which the day was closed. */
export function RunChecks({ checks }: { checks: readonly RunCheck[] }) {
  const translate = useTranslate();
  const heading = useMoneyHeading();
  const text = (key: KeyBelow<'eod.checks'>) => translate(`eod.checks.${key}`);
  return (
    <Card title={text('title')} flush>
      <DataTable
        caption={text('title')}
        rows={checks}
        keyOf={({ key }) => key}
        stateOf={({ loans, ledger }) => (loans === ledger ? undefined : 'differs')}
        columns={[
          { key: 'what', head: text('what'), isName: true, cell: ({ key }) => text(key) },
          {
            key: 'loans',
            head: heading(text('loans')),
            numeric: true,
            cell: ({ loans }) => <MoneyText value={loans} />,
          },
          {
            key: 'ledger',
            head: heading(text('ledger')),
            numeric: true,
            cell: ({ ledger }) => <MoneyText value={ledger} />,
          },
          {
            key: 'result',
            head: text('result'),
            cell: ({ loans, ledger }) => (
              <Chip tone={loans === ledger ? 'success' : 'danger'}>
                {translate(loans === ledger ? 'checks.equal' : 'checks.unequal')}
              </Chip>
            ),
          },
        ]}
      />
    </Card>
  );
}
