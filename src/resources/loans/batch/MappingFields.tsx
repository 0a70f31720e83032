import { useTranslate } from 'ra-core';
import {
  BATCH_COLUMNS,
  identifies,
  type BatchColumn,
} from '../../../domain/batchPayment/batchRows';
import type { Mapping } from '../../../domain/imports/columns';

interface Props {
  headings: readonly string[];
  mapping: Mapping<BatchColumn>;
  onChange: (mapping: Mapping<BatchColumn>) => void;
  disabled?: boolean;
}

/** Which column of the file holds what. */
export function MappingFields({ headings, mapping, onChange, disabled }: Props) {
  const translate = useTranslate();
  const nobody = !identifies(mapping);
  return (
    <fieldset className="u-batch-mapping" disabled={disabled}>
      <legend className="u-card-title">{translate('batch.mapping.title')}</legend>
      <div>
        {BATCH_COLUMNS.map(({ key, required }) => (
          <label key={key} className="u-batch-field">
            <span>
              {translate(`batch.columns.${key}`)}
              {required && ' *'}
            </span>
            <select
              value={mapping[key] ?? ''}
              aria-invalid={required && mapping[key] === undefined ? true : undefined}
              onChange={({ target }) => onChange(changed(mapping, key, target.value))}
            >
              <option value="">{translate('batch.mapping.none')}</option>
              {headings.map((heading, index) => (
                <option key={index} value={index}>
                  {heading || translate('batch.mapping.column', { number: index + 1 })}
                </option>
              ))}
            </select>
          </label>
        ))}
      </div>
      {nobody && <p className="u-batch-problem">{translate('batch.mapping.nobody')}</p>}
      {mapping.amount === undefined && (
        <p className="u-batch-problem">{translate('batch.mapping.amount')}</p>
      )}
    </fieldset>
  );
}

function changed(
  mapping: Mapping<BatchColumn>,
  key: BatchColumn,
  value: string,
): Mapping<BatchColumn> {
  return { ...mapping, [key]: value === '' ? undefined : Number(value) };
}
