import { useQuery, type UseQueryResult } from '@tanstack/react-query';
import { useDataProvider } from 'ra-core';
import { useMemo } from 'react';
import { contractGates } from '../../../../domain/contracts/gates';
import type { Gate, GateFacts } from '../../../../domain/contracts/Gate';
import type { ContractType } from '../../../../domain/enums/contracts';
import type { UrtuuDataProvider } from '../../../../dataProviders/UrtuuDataProvider';
import { type GatesAnswer, readGates } from '../api';

/** How often the answer of a registry check under way is asked for, ms. */
const AWAITED_MS = 3_000;

/** Whose contract of which type; nothing is asked before both are known. */
export interface GatesOf {
  customerId: number | string | null;
  type: ContractType | null;
  parentId?: number | string | null;
}

/** A failed read, as the board shows it. */
interface ReadFailure extends Error {
  requestId?: string;
}

/** The facts of the gate board, read live (`readGates`): again after each action, and while a check is awaited. */
export function useGateFacts({
  customerId,
  type,
  parentId,
}: GatesOf): UseQueryResult<GatesAnswer, ReadFailure> {
  const dataProvider = useDataProvider<UrtuuDataProvider>();
  return useQuery<GatesAnswer, ReadFailure>({
    queryKey: ['contract', 'gates', String(customerId), type, String(parentId ?? '')],
    queryFn: ({ signal }) =>
      dataProvider.call(readGates, {
        query: {
          customerId: String(customerId),
          type: String(type),
          ...(parentId ? { parentId: String(parentId) } : {}),
        },
        signal,
      }),
    enabled: Boolean(customerId && type),
    retry: false,
    gcTime: 0,
    refetchInterval: ({ state }) =>
      state.data?.creditRegistry?.state === 'PENDING' ? AWAITED_MS : false,
  });
}

/** The board over facts of the gateway and what is typed about the company: the very rules that the gateway applies. */
export const useGateBoard = (
  facts: GatesAnswer | undefined,
  company: GateFacts['company'],
): Gate[] | undefined =>
  useMemo(() => facts && contractGates({ ...facts, company }), [company, facts]);
