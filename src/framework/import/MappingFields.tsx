import type { MessageKey } from '../../i18n/Catalogue';
import { useTranslate } from '../../i18n/useTranslate';
import type { ImportColumn, Mapping } from '../../domain/imports/columns';
import { CardTitle } from '../../ui/Card/Card';
import { FieldLabel, Select } from '../../ui/Input/Input';
import { Problem } from '../../ui/Text/Text';
import { Columns, Stack } from '../../ui/Stack/Stack';

interface Props<K extends string> {
  columns: readonly ImportColumn<K>[];
  /** Message key of a column's name. */
  labelOf: (column: K) => MessageKey;
  headings: readonly string[];
  mapping: Mapping<K>;
  onChange: (mapping: Mapping<K>) => void;
  /** What is wrong with the choice: message keys. */
  problems: readonly MessageKey[];
  disabled?: boolean;
}

/** Which column of the file holds what. */
export function MappingFields<K extends string>(props: Props<K>) {
  const { columns, labelOf, headings, mapping, onChange, problems, disabled } = props;
  const translate = useTranslate();
  const choose = (key: K, value: string) =>
    onChange({ ...mapping, [key]: value === '' ? undefined : Number(value) });
  return (
    <Stack as="fieldset" disabled={disabled}>
      <CardTitle as="legend">{translate('sheet.mapping.title')}</CardTitle>
      <Columns min={200} fill>
        {columns.map(({ key, required }) => (
          <label key={key}>
            <FieldLabel as="span" data-required={required || undefined}>
              {translate(labelOf(key))}
            </FieldLabel>
            <Select
              value={mapping[key] ?? ''}
              aria-invalid={required && mapping[key] === undefined ? true : undefined}
              onChange={({ target }) => choose(key, target.value)}
            >
              <option value="">{translate('sheet.mapping.none')}</option>
              {headings.map((heading, index) => (
                <option key={index} value={index}>
                  {heading || translate('sheet.mapping.column', { number: index + 1 })}
                </option>
              ))}
            </Select>
          </label>
        ))}
      </Columns>
      {problems.map((problem) => (
        <Problem key={problem}>{translate(problem)}</Problem>
      ))}
    </Stack>
  );
}
