import { createContext, use, useMemo } from 'react';
import { useBooks } from '../books/useBooks';
import { usePrivateFilters } from './privateFilters';

type Values = Readonly<Record<string, unknown>>;

/** What the page around a list narrows it to, e.g. one customer; neither in the address nor changed by the person. */
export const ListFilterContext = createContext<Values | undefined>(undefined);

/** What narrows a list that nobody has to be kept from seeing: the page around it, and whose books it shows. */
export function useWithin(): Values | undefined {
  const within = use(ListFilterContext);
  const { books } = useBooks();
  return useMemo(() => (books === undefined ? within : { ...within, books }), [books, within]);
}

/** What a list is asked with beside the filters of its address: the private ones, and those of the page around it. */
export function usePermanentFilter(resource: string): Values {
  const within = useWithin();
  const [privateValues] = usePrivateFilters(resource);
  return useMemo(
    () => (within ? { ...privateValues, ...within } : privateValues),
    [privateValues, within],
  );
}
