import { useQuery } from '@tanstack/react-query';
import { useDataProvider } from 'ra-core';
import { useId, useState } from 'react';
import { useFormContext } from 'react-hook-form';
import { useTranslate } from '../../../i18n/useTranslate';
import type { UrtuuDataProvider } from '../../../dataProviders/UrtuuDataProvider';
import type { ReadFailure } from '../../../framework/parts/QueryResult';
import { Button } from '../../../ui/Button/Button';
import { Card } from '../../../ui/Card/Card';
import { FieldLabel, Select } from '../../../ui/Input/Input';
import { Row, Stack } from '../../../ui/Stack/Stack';
import { Note, Problem } from '../../../ui/Text/Text';
import { readCategoryTexts, type CategoryText } from './api';

/** What of a category a notification begins with. */
const TAKEN = ['type', 'title', 'body', 'isApp', 'isMail'] as const;

/**
 * Begins a notification with the words of a category. They are taken when the button is pressed, so that nothing typed goes
 * by itself, and checked at once: a place that the app fills by an event is filled by nobody here.
 */
export function CategoryChooser() {
  const translate = useTranslate();
  const dataProvider = useDataProvider<UrtuuDataProvider>();
  const form = useFormContext();
  const id = useId();
  const [chosen, setChosen] = useState('');
  const read = useQuery<CategoryText[], ReadFailure>({
    queryKey: ['notification-category', readCategoryTexts.path],
    queryFn: ({ signal }) => dataProvider.call(readCategoryTexts, { signal }),
    retry: false,
  });
  const category = read.data?.find((one) => String(one.id) === chosen);
  const take = () => {
    if (!category) return;
    for (const field of TAKEN)
      form.setValue(field, category[field], {
        shouldDirty: true,
        shouldTouch: true,
        shouldValidate: true,
      });
  };
  return (
    <Card title={translate('messaging.notification.category')} data-part="category-chooser">
      <Stack gap={8}>
        <FieldLabel htmlFor={id}>{translate('messaging.notification.category_label')}</FieldLabel>
        <Row>
          <Select
            id={id}
            value={chosen}
            disabled={!read.data}
            aria-describedby={`${id}-help`}
            onChange={({ target }) => setChosen(target.value)}
          >
            <option value="">{translate('messaging.notification.no_category')}</option>
            {read.data?.map((one) => (
              <option key={one.id} value={one.id}>
                {one.title}
              </option>
            ))}
          </Select>
          <Button disabled={!category} onClick={take}>
            {translate('messaging.notification.take_category')}
          </Button>
        </Row>
        <Note id={`${id}-help`}>{translate('messaging.notification.category_help')}</Note>
        {read.error && <Problem>{translate('messaging.notification.category_failed')}</Problem>}
      </Stack>
    </Card>
  );
}
