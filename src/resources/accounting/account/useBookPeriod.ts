import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useForm, useWatch, type FieldValues } from 'react-hook-form';
import { useSearchParams } from 'react-router-dom';
import { object } from 'yup';
import type { AsksBooks } from '../../../dataProviders/endpoint';
import { today } from '../../../domain/clock';
import { isDay } from '../../../domain/dateParts';
import { schemaOf } from '../../../entity/validate';
import type { MessageKey } from '../../../i18n/Catalogue';
import { rangeProblem } from '../../../fields/date/dateRange';
import { useAskedBooks } from '../../../framework/books/useBooks';
import { resolverOf } from '../../../framework/form/useSchemaForm';
import { bookDay } from './DayField';

/** A period as a call asks for it, both days inclusive; without them the gateway takes its own. */
interface Period {
  from?: string;
  to?: string;
}

const dayIn = (value: unknown, last: string): string | undefined =>
  typeof value === 'string' && isDay(value) && value <= last ? value : undefined;

/** What is wrong with two days that are right by themselves (docs/domain/input.md 4.2). */
const periodProblem = (from: unknown, to: unknown, last: string) =>
  rangeProblem({ from: dayIn(from, last), to: dayIn(to, last) }, {}, last);

/** What is wrong with both days together is said beside the last one. */
const resolver = resolverOf(
  object({
    from: schemaOf(bookDay),
    to: schemaOf(bookDay).test({
      name: 'period',
      test(to, { parent, createError }) {
        const problem = periodProblem((parent as FieldValues).from, to, today());
        return problem ? createError({ message: problem }) : true;
      },
    }),
  }),
);

/**
 * Figures of a period that a person may change, in the books that the page shows, and the form of its two days, `from` and
 * `to`; the address has them, too. Until others are typed they are those of the gateway, which a page that opens first cannot
 * know before its answer.
 * @param key of the query, without period and books
 * @param ask sends the call; nothing is sent while it is not there
 */
export function useBookPeriod<Answer extends { from: string; to: string; today: string }>(
  key: readonly string[],
  ask: ((asked: AsksBooks & Period, signal: AbortSignal) => Promise<Answer>) | undefined,
  failure?: MessageKey,
) {
  const books = useAskedBooks();
  const [params, setParams] = useSearchParams();
  const inAddress = { from: params.get('from'), to: params.get('to') };
  const [open, setOpen] = useState<{ from: string; to: string; today: string }>();
  const form = useForm<FieldValues>({
    defaultValues: { from: inAddress.from ?? '', to: inAddress.to ?? '' },
    resolver,
  });
  const typed = useWatch({ control: form.control });
  const last = open?.today ?? today();
  const { isDirty } = form.formState;
  const isChosen = isDirty || inAddress.from !== null;
  const from = dayIn(typed.from, last);
  const to = dayIn(typed.to, last);
  const period = from && to && !periodProblem(from, to, last) ? { from, to } : undefined;
  // Who types one day before the gateway has said its own still gets the other one from it.
  const isOpenAsked = !isChosen || (inAddress.from === null && open === undefined);
  const read = useQuery({
    queryKey: [...key, (isChosen ? period : undefined) ?? (isOpenAsked ? 'open' : null), books],
    queryFn: ({ signal }) => ask?.({ ...period, ...books }, signal) as Promise<Answer>,
    enabled: ask !== undefined && (isOpenAsked || period !== undefined),
    retry: false,
    meta: { failure },
  });
  const { data } = read;
  if (data && data.today !== open?.today) setOpen(data);
  const { trigger, reset } = form;
  useEffect(() => {
    if (data && !isChosen) reset({ from: data.from, to: data.to });
  }, [data, isChosen, reset]);
  useEffect(() => {
    // What was typed meanwhile stays typed.
    if (open) reset({ from: open.from, to: open.to }, { keepDirtyValues: true, keepDirty: true });
  }, [open, reset]);
  // Nothing is pressed here, and either day can make the other one wrong: both are judged whenever one is typed, and they
  // are both there; and once more when the gateway's days have come, which forget what was said before.
  const isJudged = isChosen && !(isOpenAsked && read.isLoading);
  useEffect(() => {
    if (isJudged) void trigger();
  }, [trigger, isJudged, open, typed.from, typed.to]);
  const isNew =
    isDirty &&
    period !== undefined &&
    (period.from !== inAddress.from || period.to !== inAddress.to);
  useEffect(() => {
    if (!isNew || !from || !to) return;
    setParams(
      (now) => {
        const next = new URLSearchParams(now);
        next.set('from', from);
        next.set('to', to);
        return next;
      },
      { replace: true },
    );
  }, [isNew, from, to, setParams]);
  return { form, isRight: !isChosen || period !== undefined, read };
}
