import { useQuery, useQueryClient, type UseQueryResult } from '@tanstack/react-query';
import { useDataProvider, type Identifier, type RaRecord } from 'ra-core';
import { useCallback, useState } from 'react';
import { useOutcome } from '../../../framework/record/useOutcome';
import type { Endpoint } from '../../../dataProviders/endpoint';
import type { UrtuuDataProvider } from '../../../dataProviders/UrtuuDataProvider';
import { uuid } from '../../../domain/ids';
import {
  type RegistryDetail,
  type XypAcceptance,
  type XypLookup,
  type XypResult,
  type StateRegistryStatus,
  acceptXyp,
  lookUpXyp,
  readXyp,
  readXypDetail,
} from './api';

/** The part of a failed read that pages show. */
interface ReadFailure extends Error {
  status?: number;
  requestId?: string;
}

export type XypRead<T> = UseQueryResult<T, ReadFailure>;

/**
 * Reads something of the state registry about a customer. Personal data of others' registers: forgotten as soon as the
 * page that shows it is left.
 */
function useRegistryPart<T>(
  id: Identifier | undefined,
  part:
    | Endpoint<void, T, 'GET', '/customers/:id/xyp'>
    | Endpoint<void, T, 'GET', '/customers/:id/xyp/detail'>,
): XypRead<T> {
  const dataProvider = useDataProvider<UrtuuDataProvider>();
  return useQuery<T, ReadFailure>({
    queryKey: ['customers', part.path, String(id)],
    queryFn: ({ signal }) => dataProvider.call(part, { params: { id: id ?? '' }, signal }),
    enabled: id !== undefined,
    retry: false,
    gcTime: 0,
    staleTime: 0,
  });
}

/** What is known of a customer from the state registry: clocks, last reading, differences, log. */
export const useStateRegistryStatus = (id: Identifier | undefined): XypRead<StateRegistryStatus> =>
  useRegistryPart(id, readXyp);

/** What the registry said, register numbers masked. */
export const useRegistryDetail = (id: Identifier | undefined): XypRead<RegistryDetail> =>
  useRegistryPart(id, readXypDetail);

/** Sends a look-up; one whose answer is lost is looked for in the customer's history (docs/domain/calls.md 3.3). */
export function useXypLookup(id: Identifier, onAnswer: (result: XypResult | undefined) => void) {
  const dataProvider = useDataProvider<UrtuuDataProvider>();
  const queryClient = useQueryClient();
  const { guard } = useOutcome('customers');
  // The key of the intent: kept over its retries (docs/domain/calls.md 3.2); the form is mounted again for another
  // look-up.
  const [idempotencyKey] = useState(uuid);
  return useCallback(
    async (body: XypLookup) => {
      const write = {
        id,
        action: 'lookup_xyp',
        idempotencyKey,
        onBooked: () => onAnswer(undefined),
      };
      const result = await guard(write, () =>
        dataProvider.call(lookUpXyp, {
          params: { id },
          body,
          idempotencyKey,
        }),
      );
      onAnswer(result);
      await queryClient.invalidateQueries({ queryKey: ['customers'] });
      await queryClient.invalidateQueries({ queryKey: ['contract', 'gates'] });
    },
    [dataProvider, guard, id, idempotencyKey, onAnswer, queryClient],
  );
}

/**
 * Takes chosen differences over, in one call.
 * @param seen the customer as the person saw it
 */
export function useXypAccept(seen: RaRecord, onDone: (count: number) => void) {
  const dataProvider = useDataProvider<UrtuuDataProvider>();
  const queryClient = useQueryClient();
  const { guard } = useOutcome('customers');
  return useCallback(
    async (body: XypAcceptance, idempotencyKey: string) => {
      const { id } = seen;
      const done = () => onDone(body.fields.length);
      const write = { id, action: 'accept_xyp', idempotencyKey, seen, onBooked: done };
      await guard(write, () =>
        dataProvider.call(acceptXyp, {
          params: { id },
          body,
          idempotencyKey,
          seen,
        }),
      );
      await queryClient.invalidateQueries({ queryKey: ['customers'] });
      done();
    },
    [dataProvider, guard, onDone, queryClient, seen],
  );
}
