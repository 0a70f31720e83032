import { use } from 'react';
import { Button, type ButtonProps } from '../Button/Button';
import { submitKeys } from '../keys/submitKeys';
import { WriteBlockContext } from './WriteBlockContext';

/**
 * The button that answers a dialog; Ctrl+Enter anywhere in the dialog is the same as a press on it (`Dialog`). Closed while
 * nothing can be written (`WriteBlockContext`).
 */
export function SubmitButton({ disabled, ...rest }: Omit<ButtonProps, 'type' | 'variant'>) {
  const block = use(WriteBlockContext);
  return (
    <Button
      {...rest}
      type="submit"
      variant="primary"
      disabled={disabled || block !== undefined}
      title={block ?? submitKeys()}
      aria-keyshortcuts="Control+Enter Meta+Enter"
    />
  );
}
