import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useForm, useFormState, useWatch, type FieldValues } from 'react-hook-form';
import { useSearchParams } from 'react-router-dom';
import { object } from 'yup';
import type { AsksBooks } from '../../../dataProviders/endpoint';
import { today } from '../../../domain/clock';
import { isDay } from '../../../domain/dateParts';
import { schemaOf } from '../../../entity/validate';
import { useAskedBooks } from '../../../framework/books/useBooks';
import { resolverOf } from '../../../framework/form/useSchemaForm';
import { bookDay } from './DayField';

const resolver = resolverOf(object({ day: schemaOf(bookDay) }));

/** The day in a page's address: so that it is found again, and can be sent to a colleague. */
const PARAM = 'day';

/**
 * Figures of a day that a person may change, and the form of that day, in its field `day`; the address has it, too. Until
 * another one is typed it is the gateways' today, which a page that opens first cannot know before their answer.
 * @param key of the query, without day and books
 * @param ask sends the call, in the books that the page shows
 */
export function useDayFigures<Answer extends { date: string; today: string }>(
  key: readonly string[],
  ask: (asked: AsksBooks & { date?: string }, signal: AbortSignal) => Promise<Answer>,
) {
  const [params, setParams] = useSearchParams();
  const inAddress = params.get(PARAM);
  // What is wrong with it is said beside it as it is typed: nothing is pressed.
  const form = useForm<FieldValues>({
    defaultValues: { day: inAddress ?? today() },
    resolver,
    mode: 'onChange',
  });
  const { isDirty } = useFormState({ control: form.control });
  const day: unknown = useWatch({ control: form.control, name: 'day' });
  const isChosen = isDirty || inAddress !== null;
  const [open, setOpen] = useState<string>();
  const isRight = !isChosen || (typeof day === 'string' && isDay(day) && day <= (open ?? today()));
  const books = useAskedBooks();
  const read = useQuery({
    queryKey: [...key, isChosen ? day : 'today', books],
    queryFn: ({ signal }) => ask({ ...(isChosen && { date: day as string }), ...books }, signal),
    enabled: isRight,
    retry: false,
  });
  const gatewaysDay = read.data?.today;
  if (gatewaysDay !== undefined && gatewaysDay !== open) setOpen(gatewaysDay);
  const { reset } = form;
  const answered = read.data?.date;
  useEffect(() => {
    if (answered && !isChosen) reset({ day: answered });
  }, [answered, isChosen, reset]);
  useEffect(() => {
    if (!isChosen || !isRight || inAddress === day) return;
    setParams(
      (now) => {
        const next = new URLSearchParams(now);
        next.set(PARAM, String(day));
        return next;
      },
      { replace: true },
    );
  }, [day, inAddress, isChosen, isRight, setParams]);
  return { form, isRight, read };
}
