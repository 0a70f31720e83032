import { Form } from 'ra-core';
import type { ReactNode } from 'react';
import type { FormSchema } from '../../entity/validate';
import { FirstErrorFocus } from './FirstErrorFocus';
import { useSchemaForm } from './useSchemaForm';
import styles from './PageForm.module.css';

interface Props {
  className?: string;
  /** What the values must be; made once. */
  schema: FormSchema;
  defaultValues?: object;
  /** What happens instead of saving; such a form holds nothing that leaving could lose. */
  onSubmit?: (values: object) => void;
  children: ReactNode;
}

/** The form of a page: a field is judged when it is left, then with every key; leaving with unsaved values asks. */
export function PageForm({ className = styles.form, schema, onSubmit, children, ...rest }: Props) {
  return (
    <Form
      {...rest}
      {...useSchemaForm(schema)}
      className={className}
      {...(onSubmit && { onSubmit })}
      mode="onTouched"
      reValidateMode="onChange"
      sanitizeEmptyValues
      warnWhenUnsavedChanges={!onSubmit}
      // Shown at the fields and in the foot; a toast is for what the gateway says.
      disableInvalidFormNotification
      noValidate
    >
      <FirstErrorFocus />
      {children}
    </Form>
  );
}
