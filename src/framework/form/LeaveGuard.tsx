import { useBlocker } from 'ra-core';
import { Suspense, lazy, useEffect, useRef } from 'react';
import { useFormState } from 'react-hook-form';
import { useTranslate } from '../../i18n/useTranslate';
import { WriteBlockContext } from '../../ui/Dialog/WriteBlockContext';

const ConfirmDialog = lazy(() =>
  import('../../ui/ConfirmDialog/ConfirmDialog').then((module) => ({
    default: module.ConfirmDialog,
  })),
);

/**
 * Asks before a page is left whose form holds what nobody has saved. Within the console with a dialog of its own, in its
 * language; the browser asks itself when the whole page goes.
 */
export const LeaveGuard = () => <Guard />;

/** The same for a form that does not save by itself: what was submitted is asked about first, and may be held still. */
export const UnsentGuard = () => <Guard isUnsent />;

function Guard({ isUnsent = false }: { isUnsent?: boolean }) {
  const translate = useTranslate();
  const { isSubmitSuccessful, dirtyFields } = useFormState();
  const isHeld = Object.keys(dirtyFields).length > 0 && (isUnsent || !isSubmitSuccessful);
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      isHeld && currentLocation.pathname !== nextLocation.pathname,
  );
  const { state, proceed, reset } = blocker;
  const isAsked = state === 'blocked';
  const left = useRef(false);

  useEffect(() => {
    // A save that leads away is known to the form a moment after it is known to the router.
    if (isAsked && !isHeld) proceed?.();
    // The functions are others with every render, and mean the same navigation.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [isAsked, isHeld]);

  useEffect(() => {
    if (!isHeld) return undefined;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
  }, [isHeld]);

  if (!isAsked || !isHeld) return null;
  return (
    // Nothing is written by leaving.
    <WriteBlockContext value={undefined}>
      <Suspense>
        <ConfirmDialog
          open
          kind="yes-no"
          title={translate('common.unsaved_changes')}
          confirmLabel={translate('form.leave')}
          onConfirm={() => {
            left.current = true;
            proceed?.();
          }}
          onClose={() => {
            if (!left.current) reset?.();
          }}
        >
          {translate('confirm.leave_unsaved')}
        </ConfirmDialog>
      </Suspense>
    </WriteBlockContext>
  );
}
