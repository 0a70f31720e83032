import { Suspense, useEffect, useState } from 'react';
import { lazyPage } from '../../framework/lazyPage';
import { areShortcutsBlocked } from '../../ui/keys/areShortcutsBlocked';

const KeyMap = lazyPage(() => import('./KeyMap'), 'KeyMap');

/** `?` shows what the keys of the page do, unless the page shows it itself (docs/domain/interface.md 3.9). */
export function KeyMapKey() {
  const [open, setOpen] = useState(false);
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      const { code, shiftKey, ctrlKey, metaKey, altKey, defaultPrevented, target } = event;
      if (code !== 'Slash' || !shiftKey || ctrlKey || metaKey || altKey || defaultPrevented) return;
      if (areShortcutsBlocked(target)) return;
      event.preventDefault();
      setOpen(true);
    };
    // After the page, whose keys are the document's.
    window.addEventListener('keydown', onKeyDown);
    return () => window.removeEventListener('keydown', onKeyDown);
  }, []);
  if (!open) return null;
  return (
    <Suspense>
      <KeyMap onClose={() => setOpen(false)} />
    </Suspense>
  );
}
