import type { KeyBelow } from '../../../i18n/Catalogue';
import { useTranslate } from '../../../i18n/useTranslate';
import { formatDateTime } from '../../../domain/dates';
import { formatMoney } from '../../../domain/money';
import { Card } from '../../../framework/parts/Card';
import { useMoneyHeading } from '../../../framework/useLabels';
import { DataTable } from '../../../ui/DataTable/DataTable';
import { Muted } from '../../../ui/Text/Text';
import type { SocialInsurance } from '../pending/api';

/**
 * What the borrower's employers pay social insurance for, the present one first, as the state registry said at the last
 * reading (docs/domain/registries.md 4.2): a long-term loan rests on the income that is insured.
 */
export function SocialInsuranceCard({ insurance }: { insurance: SocialInsurance | null }) {
  const translate = useTranslate();
  const heading = useMoneyHeading();
  const text = (key: KeyBelow<'evidence.insurance'>) => translate(`evidence.insurance.${key}`);
  return (
    <Card title={text('title')} aside={insurance && formatDateTime(insurance.at).text} flush>
      {!insurance || insurance.employment.length === 0 ? (
        <Muted as="p">{text(insurance ? 'none' : 'never_read')}</Muted>
      ) : (
        <DataTable
          caption={text('title')}
          columns={[
            { key: 'employer', head: text('employer'), cell: ({ employer }) => employer },
            { key: 'since', head: text('since'), cell: ({ since }) => since },
            { key: 'paidUntil', head: text('paid_until'), cell: ({ paidUntil }) => paidUntil },
            {
              key: 'salary',
              head: heading(text('salary')),
              numeric: true,
              cell: ({ salary }) => formatMoney(salary),
            },
          ]}
          rows={insurance.employment}
          keyOf={({ employer, since }) => `${employer}.${since}`}
        />
      )}
    </Card>
  );
}
