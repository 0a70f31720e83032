import { Button, type ButtonProps } from '../Button/Button';
import { submitKeys } from '../keys/submitKeys';

/** The button that answers a dialog; Ctrl+Enter anywhere in the dialog is the same as a press on it (`Dialog`). */
export const SubmitButton = (props: Omit<ButtonProps, 'type' | 'variant'>) => (
  <Button
    {...props}
    type="submit"
    variant="primary"
    title={submitKeys()}
    aria-keyshortcuts="Control+Enter Meta+Enter"
  />
);
