import { useDataProvider } from 'ra-core';
import { Suspense, useRef, useState } from 'react';
import { FormProvider, useForm, type FieldValues } from 'react-hook-form';
import { useTranslate } from '../../../i18n/useTranslate';
import { useTellError } from '../../../dataProviders/useTellError';
import type { UrtuuDataProvider } from '../../../dataProviders/UrtuuDataProvider';
import { today } from '../../../domain/clock';
import { isDay } from '../../../domain/dateParts';
import { addDays } from '../../../domain/dates';
import { formatCount } from '../../../domain/formatCount';
import { isReversed } from '../../../domain/range';
import { METACOG } from '../../../domain/settings';
import { date } from '../../../fields';
import { kindViews } from '../../../fields/views';
import type { MessageKey } from '../../../i18n/Catalogue';
import { Button } from '../../../ui/Button/Button';
import { Card } from '../../../ui/Card/Card';
import { Chip } from '../../../ui/Chip/Chip';
import { Facts } from '../../../ui/Facts/Facts';
import { Skeleton } from '../../../ui/Skeleton/Skeleton';
import { Row } from '../../../ui/Stack/Stack';
import { Problem } from '../../../ui/Text/Text';
import { readMetacogPeriod, type MetacogPeriod } from './api';
import metacog from './metacog.entity';

const day = date();
const DAYS = ['from', 'to'] as const;
const FIGURES = ['passed', 'failed', 'unfinished', 'awarded', 'arrived'] as const;

/** What is wrong with a period before it is asked for; both of its days are needed. */
function problemOf({ from, to }: FieldValues): MessageKey | null {
  if (![from, to].every((one) => typeof one === 'string' && isDay(one)))
    return 'validation.fill_dates';
  return isReversed(String(from), String(to)) ? 'validation.date_order' : null;
}

/** What the tests of a period came to, and whether every bonus that was awarded has arrived at the customers. */
export function PeriodFigures() {
  const translate = useTranslate();
  const dataProvider = useDataProvider<UrtuuDataProvider>();
  const tellError = useTellError();
  const running = useRef(false);
  const [problem, setProblem] = useState<MessageKey | null>(null);
  const [figures, setFigures] = useState<MetacogPeriod>();
  const form = useForm<FieldValues>({
    defaultValues: { from: addDays(today(), -METACOG.days), to: today() },
  });
  const ask = async (period: FieldValues) => {
    const wrong = problemOf(period);
    setProblem(wrong);
    setFigures(undefined);
    if (wrong || running.current) return;
    running.current = true;
    try {
      const query = { from: String(period.from), to: String(period.to) };
      setFigures(await dataProvider.call(readMetacogPeriod, { query }));
    } catch (error) {
      tellError(error);
    } finally {
      running.current = false;
    }
  };
  const { Input } = kindViews[day.kind.name];
  return (
    <Card title={translate('content.metacog.period')} data-part="metacog-period">
      <FormProvider {...form}>
        <form onSubmit={(event) => void form.handleSubmit(ask)(event)} noValidate>
          <Row gap={12}>
            <Suspense fallback={<Skeleton aria-busy="true" />}>
              {DAYS.map((source) => (
                <div key={source}>
                  <Input
                    field={day}
                    source={source}
                    label={translate(`content.metacog.${source}`)}
                    resource={metacog.name}
                  />
                </div>
              ))}
            </Suspense>
            <Button type="submit">{translate('content.metacog.work_out')}</Button>
          </Row>
          {problem && <Problem role="alert">{translate(problem)}</Problem>}
        </form>
      </FormProvider>
      <div role="status">
        {figures && (
          <>
            <Facts
              sums
              facts={FIGURES.map((key) => [
                translate(`content.metacog.figures.${key}`),
                formatCount(figures[key]),
              ])}
            />
            <Chip tone={figures.awarded === figures.arrived ? 'success' : 'danger'}>
              {translate(
                figures.awarded === figures.arrived
                  ? 'content.metacog.equal'
                  : 'content.metacog.unequal',
              )}
            </Chip>
          </>
        )}
      </div>
    </Card>
  );
}
