import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { QueryResult } from '../../framework/parts/QueryResult';

/** An answer about a day of the books, and the last day that can be asked for: the one that is open at the gateway. */
interface OfDay {
  date: string;
  today: string;
}

/** The day of a head's figures: not known before the first answer. */
export interface BookDay {
  date?: string;
  today?: string;
  choose: (date: string) => void;
}

/**
 * Figures of a day that is stepped through. Until another one is chosen it is the day that is open in the books, which the
 * gateway says: neither a wrong clock nor a day that was closed before midnight shows another one (docs/domain/money.md 2.3).
 * @param key of the query, without the day
 * @param ask sends the call; without a date the gateway takes its own
 */
export function useBookDay<Answer extends OfDay>(
  key: readonly unknown[],
  ask: (asked: { date?: string }, signal: AbortSignal) => Promise<Answer>,
): { read: QueryResult<Answer>; day: BookDay } {
  const [chosen, choose] = useState<string>();
  const read = useQuery({
    queryKey: [...key, chosen ?? 'open'],
    queryFn: ({ signal }) => ask(chosen === undefined ? {} : { date: chosen }, signal),
    retry: false,
  }) as QueryResult<Answer>;
  const [today, setToday] = useState<string>();
  const answered = read.data?.today;
  if (answered !== undefined && answered !== today) setToday(answered);
  return { read, day: { date: chosen ?? read.data?.date, today, choose } };
}
