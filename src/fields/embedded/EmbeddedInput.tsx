import AddIcon from '@mui/icons-material/AddOutlined';
import UpIcon from '@mui/icons-material/ArrowUpwardOutlined';
import DownIcon from '@mui/icons-material/ArrowDownwardOutlined';
import RemoveIcon from '@mui/icons-material/DeleteOutlined';
import { useTranslate } from '../../i18n/useTranslate';
import { Button } from '../../ui/Button/Button';
import { Suspense } from 'react';
import { useFieldArray, useFormState } from 'react-hook-form';
import { fieldLabelKey } from '../../i18n/i18nProvider';
import { kindViews } from '../views';
import { optionsOf } from '../../entity/Field';
import type { KindInputProps } from '../KindView';
import { FULL, type EmbeddedFieldOptions } from './schema';
import { errorText } from '../shared/errorText';
import { InputGroup } from '../shared/InputGroup';
import { IconButton } from '../../ui/IconButton/IconButton';
import { Columns, Row } from '../../ui/Stack/Stack';
import { Skeleton } from '../../ui/Skeleton/Skeleton';
import styles from './EmbeddedInput.module.css';

/** The part of the errors at a dotted place. */
const errorAt = (errors: unknown, source: string): unknown =>
  source
    .split('.')
    .reduce<unknown>((node, part) => (node as Record<string, unknown> | undefined)?.[part], errors);

/** The list's own error; those of its rows belong to their inputs. */
function ownError(error: unknown): unknown {
  if (Array.isArray(error)) return (error as { root?: unknown }).root;
  return (error as { root?: unknown; message?: unknown } | undefined)?.root ?? error;
}

interface ToolProps {
  label: string;
  disabled?: boolean;
  onClick: () => void;
  children: React.ReactNode;
}

const Tool = ({ label, disabled, onClick, children }: ToolProps) => (
  <IconButton aria-label={label} title={label} disabled={disabled} onClick={onClick}>
    {children}
  </IconButton>
);

/** Sub-records of a record: added, removed, moved up and down; each field by its own kind. */
export function EmbeddedInput({ field, source, label, resource, disabled }: KindInputProps) {
  const translate = useTranslate();
  const { errors } = useFormState({ name: source });
  const { fields: rows, append, remove, swap } = useFieldArray({ name: source });
  const { fields, labels, max, full: said = FULL } = optionsOf<EmbeddedFieldOptions>(field);
  const error = errorText(ownError(errorAt(errors, source)), translate);
  const isFull = max !== undefined && rows.length >= max;
  const whyFull = isFull ? translate(said, { max }) : undefined;
  const blank = Object.fromEntries(Object.keys(fields).map((name) => [name, null]));
  return (
    <InputGroup
      bound={{ name: source, error, required: field.required, disabled }}
      label={label}
      hint={whyFull}
    >
      {rows.map((row, index) => {
        const number = translate('kinds.embedded.row', { number: index + 1 });
        return (
          <div
            key={row.id}
            className={styles.item}
            data-part="item"
            role="group"
            aria-label={`${label}: ${number}`}
          >
            <Row>
              <strong>{number}</strong>
              <Tool
                label={`${number}: ${translate('kinds.embedded.up')}`}
                disabled={disabled || index === 0}
                onClick={() => swap(index, index - 1)}
              >
                <UpIcon />
              </Tool>
              <Tool
                label={`${number}: ${translate('kinds.embedded.down')}`}
                disabled={disabled || index === rows.length - 1}
                onClick={() => swap(index, index + 1)}
              >
                <DownIcon />
              </Tool>
              <Tool
                label={`${number}: ${translate('action.remove')}`}
                disabled={disabled}
                onClick={() => remove(index)}
              >
                <RemoveIcon />
              </Tool>
            </Row>
            <Columns min={200} fill>
              <Suspense fallback={<Skeleton />}>
                {Object.entries(fields).map(([name, inner]) => {
                  const { Input } = kindViews[inner.kind.name];
                  return (
                    <Input
                      key={name}
                      field={inner}
                      source={`${source}.${index}.${name}`}
                      label={translate(fieldLabelKey(labels ?? resource, name))}
                      resource={resource}
                      disabled={disabled}
                    />
                  );
                })}
              </Suspense>
            </Columns>
          </div>
        );
      })}
      <Button
        variant="text"
        size="small"
        disabled={disabled || isFull}
        title={whyFull}
        onClick={() => append(blank)}
      >
        <AddIcon sx={{ fontSize: 18 }} />
        {translate('action.add')}
      </Button>
    </InputGroup>
  );
}
