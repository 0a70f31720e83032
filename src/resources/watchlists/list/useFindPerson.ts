import { useDataProvider } from 'ra-core';
import { useCallback } from 'react';
import { GatewayError } from '../../../http/GatewayError';
import type { UrtuuDataProvider } from '../../../dataProviders/UrtuuDataProvider';
import type { ListedPerson } from '../wire';

/** Asks who is behind a register number, and what of that person's is open and waits. Rejects with `GatewayError`. */
export function useFindPerson(): (regnum: string, signal?: AbortSignal) => Promise<ListedPerson> {
  const dataProvider = useDataProvider<UrtuuDataProvider>();
  return useCallback(
    (regnum, signal) =>
      dataProvider.call<ListedPerson>('main', 'GET', '/bw-list/open-loans', {
        query: { regnum },
        signal,
        check: shaped,
      }),
    [dataProvider],
  );
}

/** @throws GatewayError `BAD_BODY`: an answer of another shape does not say that nothing is open */
function shaped(answer: unknown): ListedPerson {
  const { loans, requests } = (answer ?? {}) as Partial<ListedPerson>;
  if (!Array.isArray(loans) || !Array.isArray(requests))
    throw new GatewayError({ status: 200, code: 'BAD_BODY' });
  return answer as ListedPerson;
}
