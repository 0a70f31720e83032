import { useMemo } from 'react';
import { useTranslate } from '../../i18n/useTranslate';
import { type Field, optionsOf } from '../../entity/Field';
import type { Option } from '../shared/OptionInput';
import { labelOf, offeredValues, type ChoiceOptions } from './schema';

/** The values of a closed list with their labels, in the order of the documents. */
export function useChoices(field: Field): readonly Option[] {
  const translate = useTranslate();
  return useMemo(() => {
    const options = optionsOf<ChoiceOptions>(field);
    return offeredValues(options).map((value) => ({
      value,
      label: labelOf(value, options, translate),
    }));
  }, [field, translate]);
}
