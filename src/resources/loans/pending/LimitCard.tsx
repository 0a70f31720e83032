import { useTranslate } from '../../../i18n/useTranslate';
import { useMoneyHeading } from '../../../framework/useLabels';
import { AssetClassification, LoanState } from '../../../domain/enums/loans';
import { recordPath } from '../../../entity/paths';
import { compareMoney, formatMoney, subtractMoney } from '../../../domain/money';
import { EnumChip } from '../../../ui/Chip/EnumChip';
import { Card } from '../../../framework/parts/Card';
import { Facts } from '../../../ui/Facts/Facts';
import { useLoanHeading } from '../loan/parts/useLoanHeading';

import type { ReviewDetailsProps } from './ReviewDetailsOf';
import { Stack } from '../../../ui/Stack/Stack';
import { Muted, NoWrap } from '../../../ui/Text/Text';
import { DataTable } from '../../../ui/DataTable/DataTable';
import { Link } from '../../../ui/Link/Link';

/** The limit before and after, and what else the customer owes. */
export function LimitCard({ record, evidence: { availableLimit, openLoans } }: ReviewDetailsProps) {
  const translate = useTranslate();
  const heading = useMoneyHeading();
  const asked = record.requestedAmount as string | undefined;
  const left = availableLimit && asked ? subtractMoney(availableLimit, asked) : null;
  return (
    <Card title={translate(availableLimit === null ? 'evidence.open_loans' : 'evidence.limit')}>
      <Stack gap={14}>
        {availableLimit !== null && asked && (
          <Facts
            sums
            facts={[
              [heading(translate('evidence.available_limit')), formatMoney(availableLimit)],
              [heading(translate('evidence.requested')), formatMoney(asked)],
              [
                heading(translate('evidence.after_limit')),
                <b key="left" data-ink={compareMoney(left, 0) === -1 ? 'danger' : undefined}>
                  {formatMoney(left)}
                </b>,
              ],
            ]}
          />
        )}
        {openLoans.length === 0 ? (
          <Muted as="p">{translate('evidence.no_open_loans')}</Muted>
        ) : (
          <OpenLoans loans={openLoans} isAlone={availableLimit === null} />
        )}
      </Stack>
    </Card>
  );
}

interface OpenLoansProps {
  loans: ReviewDetailsProps['evidence']['openLoans'];
  /** The card says it already. */
  isAlone: boolean;
}

function OpenLoans({ loans, isAlone }: OpenLoansProps) {
  const translate = useTranslate();
  const label = useLoanHeading();
  return (
    <DataTable
      inner
      captioned={!isAlone}
      caption={translate('evidence.open_loans')}
      columns={[
        {
          key: 'code',
          head: label('code'),
          isName: true,
          cell: ({ id, code, state }) => (
            <Stack gap={2}>
              <NoWrap>
                <Link to={recordPath('loans', 'show', id) ?? ''}>{code}</Link>
              </NoWrap>
              <span>
                <EnumChip of={LoanState} value={state} />
              </span>
            </Stack>
          ),
        },
        ...(['balance', 'dueNow'] as const).map((column) => ({
          key: column,
          head: label(column),
          numeric: true,
          long: 'head' as const,
          cell: (loan: (typeof loans)[number]) => formatMoney(loan[column]),
        })),
        {
          key: 'overdueDays',
          head: label('overdueDays'),
          numeric: true,
          long: 'head',
          cell: ({ overdueDays }) => overdueDays,
        },
        {
          key: 'classification',
          head: label('classification'),
          long: 'head',
          cell: ({ classification }) =>
            classification && <EnumChip of={AssetClassification} value={classification} />,
        },
      ]}
      rows={loans}
      keyOf={({ id }) => id}
    />
  );
}
