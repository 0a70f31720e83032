import { useTranslate } from 'ra-core';
import type { ImportColumn, Mapping } from '../../domain/imports/columns';
import './import.css';

interface Props<K extends string> {
  columns: readonly ImportColumn<K>[];
  /** Message key of a column's name. */
  labelOf: (column: K) => string;
  headings: readonly string[];
  mapping: Mapping<K>;
  onChange: (mapping: Mapping<K>) => void;
  /** What is wrong with the choice: message keys. */
  problems: readonly string[];
  disabled?: boolean;
}

/** Which column of the file holds what. */
export function MappingFields<K extends string>(props: Props<K>) {
  const { columns, labelOf, headings, mapping, onChange, problems, disabled } = props;
  const translate = useTranslate();
  const choose = (key: K, value: string) =>
    onChange({ ...mapping, [key]: value === '' ? undefined : Number(value) });
  return (
    <fieldset className="u-import-mapping" disabled={disabled}>
      <legend className="u-card-title">{translate('sheet.mapping.title')}</legend>
      <div>
        {columns.map(({ key, required }) => (
          <label key={key} className="u-import-field">
            <span>
              {translate(labelOf(key))}
              {required && ' *'}
            </span>
            <select
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
            </select>
          </label>
        ))}
      </div>
      {problems.map((problem) => (
        <p key={problem} className="u-import-problem">
          {translate(problem)}
        </p>
      ))}
    </fieldset>
  );
}
