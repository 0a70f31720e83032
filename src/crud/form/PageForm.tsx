import { Form } from 'ra-core';
import type { ReactNode } from 'react';
import formStyles from './Form.module.css';

interface Props {
  className?: string;
  /** Everything wrong with the values, in the form that react-admin's forms understand. */
  validate: (values: object) => object;
  defaultValues?: object;
  /** What happens instead of saving; such a form holds nothing that leaving could lose. */
  onSubmit?: (values: object) => void;
  children: ReactNode;
}

/** The form of a page: a field is judged when it is left, then with every key; leaving with unsaved values asks. */
export function PageForm({ className = formStyles.form, onSubmit, ...rest }: Props) {
  return (
    <Form
      {...rest}
      className={className}
      {...(onSubmit && { onSubmit })}
      mode="onBlur"
      reValidateMode="onChange"
      sanitizeEmptyValues
      warnWhenUnsavedChanges={!onSubmit}
      // Told at the fields and in the foot; a toast is for what the gateway says.
      disableInvalidFormNotification
      noValidate
    />
  );
}
