import { useQuery } from '@tanstack/react-query';
import { useDataProvider } from 'ra-core';
import { useEffect } from 'react';
import { useForm, useFormState, useWatch, type FieldValues } from 'react-hook-form';
import { useSearchParams } from 'react-router-dom';
import { object } from 'yup';
import type { Endpoint } from '../../../dataProviders/endpoint';
import type { UrtuuDataProvider } from '../../../dataProviders/UrtuuDataProvider';
import { today } from '../../../domain/clock';
import { isDay } from '../../../domain/dateParts';
import { schemaOf } from '../../../entity/validate';
import { resolverOf } from '../../../framework/form/useSchemaForm';
import { bookDay } from './DayField';

const resolver = resolverOf(object({ day: schemaOf(bookDay) }));

/** The day in a page's address: so that it is found again, and can be sent to a colleague. */
const PARAM = 'day';

/**
 * Figures of a day that a person may change, and the form of that day, in its field `day`; the address has it, too. Until
 * another one is typed it is the gateways' today, which a page that opens first cannot know before their answer.
 * @param name tells the query from others of the accounts
 */
export function useDayFigures<Answer extends { date: string }>(
  name: string,
  call: Endpoint<{ date?: string }, Answer, 'POST', string>,
) {
  const dataProvider = useDataProvider<UrtuuDataProvider>();
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
  const isRight = !isChosen || (typeof day === 'string' && isDay(day) && day <= today());
  const read = useQuery({
    queryKey: ['accounting/accounts/gl', name, isChosen ? day : 'today'],
    queryFn: ({ signal }) =>
      dataProvider.call(call, { body: isChosen ? { date: day as string } : {}, signal }),
    enabled: isRight,
    retry: false,
  });
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
