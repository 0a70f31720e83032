import { useQuery } from '@tanstack/react-query';
import { useDataProvider } from 'ra-core';
import { useWatch } from 'react-hook-form';
import { useTranslate } from '../../../i18n/useTranslate';
import type { UrtuuDataProvider } from '../../../dataProviders/UrtuuDataProvider';
import { dayOf } from '../../../domain/dates';
import { formatMoney } from '../../../domain/money';
import { EntityFormPage } from '../../../framework/form/EntityFormPage';
import { useMoneyHeading } from '../../../framework/useLabels';
import { Notice } from '../../../ui/Notice/Notice';
import { Skeleton } from '../../../ui/Skeleton/Skeleton';
import { readLetterPreview } from './api';

/** A new reference letter: beside what is typed is what the books say of it (docs/domain/contracts.md 12.2). */
export function DefinitionCreatePage() {
  return (
    <EntityFormPage name="definition" kind="create">
      <BooksSay />
    </EntityFormPage>
  );
}

/** The balance that the letter will name, or why the letter would not be true. */
function BooksSay() {
  const translate = useTranslate();
  const heading = useMoneyHeading();
  const dataProvider = useDataProvider<UrtuuDataProvider>();
  const { template, customerId, asOfDate } = useWatch();
  const day = dayOf(asOfDate);
  const isAsked = Boolean(template && customerId && day);
  const { data, error } = useQuery({
    queryKey: ['definition', 'preview', template, customerId, day],
    queryFn: ({ signal }) =>
      dataProvider.call(readLetterPreview, {
        query: { template: String(template), customerId: String(customerId), asOfDate: day ?? '' },
        signal,
      }),
    enabled: isAsked,
    retry: false,
  });
  if (!isAsked) return null;
  if (error) return <Notice tone="caution">{translate('letters.reference.unknown')}</Notice>;
  if (!data) return <Skeleton aria-busy="true" />;
  if (data.problem)
    return (
      <Notice tone="danger" role="status">
        {translate(`letters.reference.${data.problem}`, { owed: formatMoney(data.owed) })}
      </Notice>
    );
  return (
    <Notice role="status">
      {data.template && <p>{translate('printed.template', data.template)}</p>}
      {data.amount === null ? (
        translate('letters.reference.true')
      ) : (
        <>
          {heading(translate('letters.reference.amount'))}: <b>{formatMoney(data.amount)}</b>
        </>
      )}
    </Notice>
  );
}
