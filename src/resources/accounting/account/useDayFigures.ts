import { useQuery } from '@tanstack/react-query';
import { useDataProvider } from 'ra-core';
import { useEffect } from 'react';
import { useForm, useFormState, useWatch, type FieldValues } from 'react-hook-form';
import { object } from 'yup';
import type { Endpoint } from '../../../dataProviders/endpoint';
import type { UrtuuDataProvider } from '../../../dataProviders/UrtuuDataProvider';
import { today } from '../../../domain/clock';
import { isDay } from '../../../domain/dateParts';
import { schemaOf } from '../../../entity/validate';
import { resolverOf } from '../../../framework/form/useSchemaForm';
import { bookDay } from './DayField';

const resolver = resolverOf(object({ day: schemaOf(bookDay) }));

/**
 * Figures of a day that a person may change, and the form of that day, in its field `day`. Until another one is typed it
 * is the gateways' today, which a page that opens first cannot know before their answer.
 * @param name tells the query from others of the accounts
 */
export function useDayFigures<Answer extends { date: string }>(
  name: string,
  call: Endpoint<{ date?: string }, Answer, 'POST', string>,
) {
  const dataProvider = useDataProvider<UrtuuDataProvider>();
  // What is wrong with it is said beside it as it is typed: nothing is pressed.
  const form = useForm<FieldValues>({
    defaultValues: { day: today() },
    resolver,
    mode: 'onChange',
  });
  const { isDirty } = useFormState({ control: form.control });
  const day: unknown = useWatch({ control: form.control, name: 'day' });
  const isRight = !isDirty || (typeof day === 'string' && isDay(day) && day <= today());
  const read = useQuery({
    queryKey: ['accounting/accounts/gl', name, isDirty ? day : 'today'],
    queryFn: ({ signal }) =>
      dataProvider.call(call, { body: isDirty ? { date: day as string } : {}, signal }),
    enabled: isRight,
    retry: false,
  });
  const { reset } = form;
  const answered = read.data?.date;
  useEffect(() => {
    if (answered && !isDirty) reset({ day: answered });
  }, [answered, isDirty, reset]);
  return { form, isRight, read };
}
