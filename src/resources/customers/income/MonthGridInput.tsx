import { Suspense, useEffect } from 'react';
import { useController, useFormContext, useFormState, useWatch } from 'react-hook-form';
import { useTranslate } from '../../../i18n/useTranslate';
import { formatCount } from '../../../domain/formatCount';
import { money } from '../../../fields';
import { InputGroup } from '../../../fields/shared/InputGroup';
import { errorText } from '../../../fields/shared/errorText';
import { kindViews } from '../../../fields/views';
import { Chip } from '../../../ui/Chip/Chip';
import { incomeOfForm, type GridValues } from './registration';
import { Columns } from '../../../ui/Stack/Stack';
import { Skeleton } from '../../../ui/Skeleton/Skeleton';
import type { IncomeStatusAnswer } from './api';
import { FieldGroup } from '../../../ui/FieldGroup/FieldGroup';
import { CardBody } from '../../../ui/Card/Card';

const amount = money();

/**
 * A box for each month that may be registered; months that are confirmed already are closed (docs/domain/income.md 2.1,
 * 2.2).
 */
export function MonthGridInput({ standing }: { standing: IncomeStatusAnswer }) {
  const translate = useTranslate();
  const { trigger } = useFormContext();
  const { field, fieldState } = useController({ name: 'months' });
  const { ref } = field;
  const { submitCount } = useFormState();
  const grid = useWatch({ name: 'grid' }) as GridValues['grid'];
  const { Input } = kindViews.money;
  const { windowMonths, monthsMin, months } = standing;
  const filled = (incomeOfForm({ grid }).months as unknown[]).length;
  useEffect(() => {
    // A rule over all months together is checked again whenever one of them changes.
    if (submitCount > 0) void trigger('months');
  }, [grid, submitCount, trigger]);
  return (
    <FieldGroup legend={translate('income.months')} ref={ref}>
      <CardBody>
        <InputGroup
          bound={{
            name: 'months',
            error: errorText(fieldState.error, translate),
            required: true,
            disabled: undefined,
          }}
          label={translate('income.window_months', { count: windowMonths })}
          hint={translate('income.filled', { count: formatCount(filled), min: monthsMin })}
        >
          <Columns min={168} fill as="ol">
            {months.slice(-windowMonths).map(({ month, standing: state }) => (
              <li key={month}>
                <Suspense fallback={<Skeleton />}>
                  <Input
                    field={amount}
                    source={`grid.${month}`}
                    label={month}
                    resource="income"
                    disabled={state === 'CONFIRMED'}
                  />
                </Suspense>
                {state !== 'EMPTY' && (
                  <Chip tone={state === 'CONFIRMED' ? 'success' : 'pending'}>
                    {translate(
                      state === 'CONFIRMED' ? 'income.month_confirmed' : 'income.month_waiting',
                    )}
                  </Chip>
                )}
              </li>
            ))}
          </Columns>
        </InputGroup>
      </CardBody>
    </FieldGroup>
  );
}
