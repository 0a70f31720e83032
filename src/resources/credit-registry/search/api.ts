import { endpoint } from '../../../dataProviders/endpoint';
import type { RegistryLoan } from '../check/api';

/** `searchRegistry`: what the registry holds of a person. */
export interface RegistrySearch {
  person: { customerId: number | null; name: string; regnum: string | null };
  loans: RegistryLoan[];
}

/** By register number or by the code of one of our loans. */
export const searchRegistry = endpoint<
  Partial<Record<'regnum' | 'code', string>>,
  RegistrySearch
>()('zms', 'POST /zms/search', {
  assumed: true,
  access: 'zms:list',
  guard: 'asks',
  carries: '`regnum` or `code`',
});
