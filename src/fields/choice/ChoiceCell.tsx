import { useTranslate } from '../../i18n/useTranslate';
import { isState, normalise, toneOf } from '../../domain/enums/readEnum';
import { isBlank, optionsOf } from '../../entity/Field';
import { Chip } from '../../ui/Chip/Chip';
import type { CellProps } from '../KindView';
import { EmptyValue } from '../shared/EmptyValue';
import { Several } from '../shared/Several';
import { numberedLabelOf, type ChoiceOptions } from './schema';

function useWords(options: ChoiceOptions): (value: unknown) => string {
  const translate = useTranslate();
  return (value) => numberedLabelOf(value, options, translate);
}

/** A value of a closed list, or several: states as chips, kinds as words. An unknown code is shown as it came. */
export function ChoiceCell({ value, field, place }: CellProps) {
  const options = optionsOf<ChoiceOptions>(field);
  const { enumeration } = options;
  const wordsOf = useWords(options);
  const show = (one: unknown) =>
    isState(enumeration) ? (
      <Chip key={String(one)} tone={toneOf(enumeration, normalise(enumeration, one))}>
        {wordsOf(one)}
      </Chip>
    ) : (
      <span key={String(one)}>{wordsOf(one)}</span>
    );
  if (field.kind.several) {
    const values = [value].flat().filter((one) => !isBlank(one));
    if (values.length > 0 && !isState(enumeration)) return <>{values.map(wordsOf).join(', ')}</>;
    return <Several place={place}>{values.map(show)}</Several>;
  }
  // Nothing may be a value: what the enumeration makes of it is shown.
  const missing = value === undefined || value === '' || value === null;
  if (missing && normalise(enumeration, value) === undefined) return <EmptyValue />;
  return show(value);
}
