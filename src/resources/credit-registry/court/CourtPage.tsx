import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useDataProvider } from 'ra-core';
import { use, useState } from 'react';
import type { LookupMessage } from '../../../framework/parts/LookupForm';
import { useTranslate } from '../../../i18n/useTranslate';
import { loadEntity } from '../../../framework/loadEntity';
import type { UrtuuDataProvider } from '../../../dataProviders/UrtuuDataProvider';
import { PageTitle } from '../../../ui/Page/PageTitle';
import { LettersButton } from '../../loans/court-record/LettersButton';
import { LookupForm } from '../../../framework/parts/LookupForm';
import { courtLookupOf, type CourtLookup } from './courtLookup';
import { CourtLoans, LoansBeforeCourt } from './CourtLoans';
import { CourtRecords } from './CourtRecords';
import { Actions, PageStack, PageHead } from '../../../ui/Page/Page';
import { Panel } from '../../../ui/Card/Card';
import { searchCourtDocuments } from './api';

/**
 * Court documents of a customer: made from a loan of the risk department with customer, template, fee, cost and date,
 * looked at, and printed once nothing is missing (docs/domain/lending.md 11.3, 11.6).
 */
export function Page() {
  use(loadEntity('loans'));
  use(loadEntity('court-list'));
  const translate = useTranslate();
  const dataProvider = useDataProvider<UrtuuDataProvider>();
  const queryClient = useQueryClient();
  const [lookup, setLookup] = useState<CourtLookup>();
  const queryOf = (wanted: CourtLookup | undefined) => ({
    queryKey: ['court-list', 'documents', wanted],
    queryFn: ({ signal }: { signal?: AbortSignal }) =>
      dataProvider.call(searchCourtDocuments, { body: wanted ?? {}, signal }),
    retry: false as const,
    gcTime: 0,
  });
  const { data } = useQuery({ ...queryOf(lookup), enabled: lookup !== undefined });

  const find = async (wanted: CourtLookup): Promise<LookupMessage | undefined> => {
    setLookup(undefined);
    const { customer, codes } = await queryClient.fetchQuery(queryOf(wanted));
    if (!customer)
      return { key: 'creditRegistry.court.several', values: { codes: codes.join(', ') } };
    setLookup(wanted);
    return undefined;
  };

  return (
    <PageStack>
      <PageHead>
        <PageTitle>{translate('menu.court.documents')}</PageTitle>
        <Actions>
          <LettersButton />
        </Actions>
      </PageHead>
      <Panel>
        <LookupForm
          label="creditRegistry.court.label"
          help="creditRegistry.court.help"
          unknown="creditRegistry.court.unknown"
          recognise={courtLookupOf}
          find={find}
          found={
            lookup &&
            data && {
              key: 'creditRegistry.court.found',
              values: { records: data.records.length, loans: data.loans.length },
            }
          }
          missing={() => ({ key: 'creditRegistry.court.none' })}
        />
      </Panel>
      {lookup && data && (
        <>
          <CourtRecords documents={data} />
          <CourtLoans loans={data.loans} codes={data.codes} />
          <LoansBeforeCourt loans={data.notYet} codes={data.codes} />
        </>
      )}
    </PageStack>
  );
}
