import { useEffect, useRef } from 'react';
import { useFormState } from 'react-hook-form';

/**
 * After a save that was refused, the focus is on the first wrong input as the form is read: react-hook-form's own order is
 * that in which inputs were mounted, and sections that depend on another field are mounted last.
 */
export function FirstErrorFocus() {
  const place = useRef<HTMLSpanElement>(null);
  const { submitCount, isSubmitSuccessful } = useFormState();
  useEffect(() => {
    if (submitCount === 0 || isSubmitSuccessful) return;
    const wrong = place.current?.closest('form')?.querySelector<HTMLElement>('[aria-invalid=true]');
    wrong?.focus();
  }, [isSubmitSuccessful, submitCount]);
  return <span ref={place} hidden />;
}
