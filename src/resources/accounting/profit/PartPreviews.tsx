import { useQuery } from '@tanstack/react-query';
import { useDataProvider } from 'ra-core';
import { useTranslate } from '../../../i18n/useTranslate';
import type { UrtuuDataProvider } from '../../../dataProviders/UrtuuDataProvider';
import { LoanState } from '../../../domain/enums/loans';
import { labelKeyOf } from '../../../domain/enums/readEnum';
import { isWholeAmount, ZERO } from '../../../domain/lending/amounts';
import type { DividedPart } from '../../../domain/matching/parts';
import { formatMoney } from '../../../domain/money';
import { Card } from '../../../framework/parts/Card';
import type { QueryResult } from '../../../framework/parts/QueryResult';
import { useMoneyHeading } from '../../../framework/useLabels';
import { DiffTable } from '../../../ui/DiffTable/DiffTable';
import { Notice } from '../../../ui/Notice/Notice';
import { Stack } from '../../../ui/Stack/Stack';
import { ReceiptNotes } from '../../loans/loan/actions/ReceiptNotes';
import { Waterfall } from '../../loans/loan/actions/Waterfall';
import { type PartPreview, profitCalls } from './api';

/** Reads what parts would do; only whole amounts above zero are asked for. */
export function usePartPreviews(
  id: number | string,
  parts: readonly DividedPart[],
): QueryResult<PartPreview[]> {
  const dataProvider = useDataProvider<UrtuuDataProvider>();
  const asked = parts.filter(
    ({ amount, loanId, customerId }) =>
      isWholeAmount(amount, 'above zero') && (loanId !== null || customerId > 0),
  );
  return useQuery({
    queryKey: ['accounting/profits', 'preview', String(id), asked],
    queryFn: ({ signal }) =>
      dataProvider.call(profitCalls.preview, { params: { id }, body: { parts: asked }, signal }),
    enabled: asked.length > 0,
    retry: false,
  }) as QueryResult<PartPreview[]>;
}

/** What each part would do: the waterfall of its loan, the figures before and after, the temporary account. */
export function PartPreviews({ read }: { read: QueryResult<PartPreview[]> }) {
  const translate = useTranslate();
  return (
    <Card title={translate('profit.preview')} read={read}>
      <Stack gap={16}>
        {(read.data ?? []).map((part) => (
          <OnePart key={part.loanId ?? `c${part.customerId}`} part={part} />
        ))}
      </Stack>
    </Card>
  );
}

function OnePart({ part }: { part: PartPreview }) {
  const translate = useTranslate();
  const heading = useMoneyHeading();
  const { loanCode, customerName, amount, owed, split, released, loan, temporary, refusal } = part;
  const name = loanCode ?? `${translate('profit.to_temporary')}: ${customerName}`;
  return (
    <Stack gap={8} as="section" aria-label={name}>
      <b>
        {name}: {formatMoney(amount)}
      </b>
      {refusal && (
        <Notice role="alert" tone="danger">
          <b>{translate('profit.refused')}</b> {refusal}
        </Notice>
      )}
      {owed && split && (
        <>
          <ReceiptNotes
            result={{ split, released: released ?? ZERO, isClosed: loan?.after.state === 'CLOSED' }}
          />
          <Waterfall owed={owed} split={split} />
        </>
      )}
      <DiffTable
        rows={[
          ...(loan
            ? [
                {
                  label: translate('resources.common.fields.state'),
                  before: translate(labelKeyOf(LoanState, loan.before.state)),
                  after: translate(labelKeyOf(LoanState, loan.after.state)),
                },
                {
                  label: heading(translate('resources.loans.fields.balance')),
                  before: formatMoney(loan.before.balance),
                  after: formatMoney(loan.after.balance),
                },
                {
                  label: heading(translate('resources.loans.fields.dueNow')),
                  before: formatMoney(loan.before.dueNow),
                  after: formatMoney(loan.after.dueNow),
                },
              ]
            : []),
          {
            label: heading(translate('profit.temporary_balance')),
            before: formatMoney(temporary.before),
            after: formatMoney(temporary.after),
          },
        ]}
      />
    </Stack>
  );
}
