import { Form } from 'ra-core';
import type { ReactNode } from 'react';
import type { FormSchema } from '../../entity/validate';
import { ErrorSummary } from './ErrorSummary';
import { LeaveGuard, UnsentGuard } from './LeaveGuard';
import { KEEP_TYPED, useSchemaForm } from './useSchemaForm';
import styles from './PageForm.module.css';

interface Props {
  className?: string;
  /** What the values must be; made once. */
  schema: FormSchema;
  defaultValues?: object;
  /** Other default values fill what nobody has typed, and leave what somebody has. */
  keepTyped?: boolean;
  /** What happens instead of saving; unless it `asks`, such a form holds nothing that leaving could lose. */
  onSubmit?: (values: object) => void;
  /** Leaving asks, although the form does not save. */
  asks?: boolean;
  children: ReactNode;
}

/** The form of a page: a field is judged when it is left, then with every key; leaving with unsaved values asks. */
export function PageForm(props: Props) {
  const { className = styles.form, schema, keepTyped, onSubmit, asks, children, ...rest } = props;
  return (
    <Form
      {...rest}
      {...useSchemaForm(schema)}
      className={className}
      resetOptions={keepTyped ? KEEP_TYPED : undefined}
      {...(onSubmit && { onSubmit })}
      mode="onTouched"
      reValidateMode="onChange"
      sanitizeEmptyValues
      warnWhenUnsavedChanges={asks ?? !onSubmit}
      WarnWhenUnsavedChangesComponent={onSubmit ? UnsentGuard : LeaveGuard}
      // Shown at the fields and in the foot; a toast is for what the gateway says.
      disableInvalidFormNotification
      noValidate
    >
      <ErrorSummary />
      {children}
    </Form>
  );
}
