import { useTranslate } from 'ra-core';
import { useMoneyHeading } from '../../../framework/useLabels';
import { AssetClassification, LoanState } from '../../../domain/enums/loans';
import { toneOf } from '../../../domain/enums/readEnum';
import { recordPath } from '../../../entity/paths';
import { compareMoney, formatMoney, subtractMoney } from '../../../domain/money';
import { EnumChip } from '../../../ui/Chip/EnumChip';
import { Card } from '../../../framework/parts/Card';
import { Facts } from '../../../ui/Facts/Facts';
import { useLoanHeading } from '../loan/parts/useLoanHeading';

import type { ReviewDetailsProps } from './ReviewDetailsOf';
import { Stack } from '../../../ui/Stack/Stack';
import { Muted } from '../../../ui/Text/Text';
import { Table, TableFrame } from '../../../ui/DataTable/Table';
import { Link } from '../../../ui/Link/Link';
import textStyles from '../../../ui/Text/Text.module.css';

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
          <OpenLoans loans={openLoans} />
        )}
      </Stack>
    </Card>
  );
}

const MONEY = ['balance', 'dueNow'] as const;

function OpenLoans({ loans }: { loans: ReviewDetailsProps['evidence']['openLoans'] }) {
  const translate = useTranslate();
  const label = useLoanHeading();
  return (
    <TableFrame label={translate('evidence.open_loans')}>
      <Table inner>
        <caption>{translate('evidence.open_loans')}</caption>
        <thead>
          <tr>
            <th scope="col">{label('code')}</th>
            <th scope="col">{label('state')}</th>
            {([...MONEY, 'overdueDays'] as const).map((column) => (
              <th key={column} scope="col" className={textStyles.num}>
                {label(column)}
              </th>
            ))}
            <th scope="col">{label('classification')}</th>
          </tr>
        </thead>
        <tbody>
          {loans.map((loan) => (
            <tr key={loan.id}>
              <th scope="row">
                <Link to={recordPath('loans', 'show', loan.id) ?? ''}>{loan.code}</Link>
              </th>
              <td>
                <EnumChip
                  name="LoanState"
                  value={loan.state}
                  tone={toneOf(LoanState, loan.state)}
                />
              </td>
              {MONEY.map((column) => (
                <td key={column} className={textStyles.num}>
                  {formatMoney(loan[column])}
                </td>
              ))}
              <td className={textStyles.num}>{loan.overdueDays}</td>
              <td>
                {loan.classification && (
                  <EnumChip
                    name="AssetClassification"
                    value={loan.classification}
                    tone={toneOf(AssetClassification, loan.classification)}
                  />
                )}
              </td>
            </tr>
          ))}
        </tbody>
      </Table>
    </TableFrame>
  );
}
