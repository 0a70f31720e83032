import { useInput, type InputProps } from 'ra-core';
import { useTranslate } from '../../i18n/useTranslate';
import type { KindInputProps } from '../KindView';
import { errorText } from './errorText';

/** Values go to the form unchanged: each input decides what its empty value is. */
const asIs = (value: unknown): unknown => value;

type Options = Pick<InputProps, 'format' | 'parse'>;

/** Binds an input of a kind to the form: react-admin's `useInput` with the error in words. */
export function useKindInput(
  { field, source, resource, disabled }: KindInputProps,
  options: Options = {},
) {
  const translate = useTranslate();
  const bound = useInput({
    source,
    resource,
    disabled,
    isRequired: field.required,
    format: options.format ?? asIs,
    parse: options.parse ?? asIs,
  });
  return {
    id: bound.id,
    value: bound.field.value as unknown,
    change: bound.field.onChange as (value: unknown) => void,
    blur: () => bound.field.onBlur(),
    inputRef: bound.field.ref,
    name: bound.field.name,
    required: field.required,
    disabled,
    error: errorText(bound.fieldState.error, translate),
    translate,
  };
}

/** What `useKindInput` gives. */
export type BoundInput = ReturnType<typeof useKindInput>;
