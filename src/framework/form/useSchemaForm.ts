import { yupResolver } from '@hookform/resolvers/yup';
import { useRecordContext } from 'ra-core';
import { useMemo } from 'react';
import type { FieldValues, Resolver } from 'react-hook-form';
import type { FormSchema } from '../../entity/validate';

/** How react-hook-form validates by a schema: the values are sent as they were typed, not as yup would convert them. */
export const resolverOf = (schema: FormSchema): Resolver<FieldValues> =>
  yupResolver(schema, undefined, { raw: true });

/** For forms whose record changes under the person's hands. */
export const KEEP_TYPED = { keepDirtyValues: true };

/**
 * Props of a form of react-admin that is validated by a schema, made once: `<Form {...useSchemaForm(schema)}>`. Masked
 * values of the record that the form edits are not judged while they are left alone.
 */
export function useSchemaForm(schema: FormSchema) {
  const given = useRecordContext();
  const resolver = useMemo(() => resolverOf(schema), [schema]);
  const context = useMemo(() => ({ given }), [given]);
  // react-hook-form would focus later and by its own order what `ErrorSummary` has focused as the form is read.
  return { resolver, context, shouldFocusError: false };
}
