import Search from '@mui/icons-material/SearchOutlined';
import { Suspense, lazy, useEffect, useState } from 'react';
import { matchPath, useLocation } from 'react-router-dom';
import { useTranslate } from '../../../i18n/useTranslate';
import { manifestFor } from '../../../entity/manifests';
import { useAreaTexts } from '../../../framework/useAreaTexts';
import { BarButton } from '../../../ui/Menu/BarButton';
import { Kbd } from '../../../ui/Text/Text';
import { useKeys } from '../../../ui/keys/useKeys';
import { lazyRetry } from '../../../ui/lazyRetry';
import { routeFor } from '../../routes';
import styles from './PaletteButton.module.css';
import { keepRecent } from './recentRecords';

const loadPalette = lazyRetry(() =>
  import('./Palette').then((module) => ({ default: module.Palette })),
);
const Palette = lazy(loadPalette);
const prepare = () => void loadPalette().catch(() => undefined);

/** The field of the top bar that opens the palette, by a click, Ctrl+K or `/` (docs/domain/interface.md 3.6). */
export function PaletteButton() {
  const hasTexts = useAreaTexts('desk');
  const translate = useTranslate();
  const [open, setOpen] = useState(false);
  useKeepRecent();
  useKeys({ Slash: () => setOpen(true) });
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.code !== 'KeyK' || !(event.ctrlKey || event.metaKey)) return;
      if (event.shiftKey || event.altKey) return;
      event.preventDefault();
      setOpen(true);
    };
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, []);
  if (!hasTexts) return null;
  return (
    <>
      <span className={styles.field}>
        <BarButton
          aria-label={`${translate('palette.field')} Ctrl K`}
          title={translate('palette.title')}
          aria-haspopup="dialog"
          aria-keyshortcuts="Control+K /"
          data-part="palette-open"
          onFocus={prepare}
          onPointerEnter={prepare}
          onClick={() => setOpen(true)}
        >
          <Search />
          <span>{translate('palette.field')} </span>
          <Kbd>Ctrl K</Kbd>
        </BarButton>
      </span>
      {open && (
        <Suspense>
          <Palette onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}

/** Remembers the record of each page that is opened. */
function useKeepRecent() {
  const { pathname } = useLocation();
  useEffect(() => {
    const route = routeFor(pathname);
    const pattern = route?.resource && manifestFor(route.resource)?.paths.show;
    const found = pattern && matchPath({ path: pattern, end: false }, pathname);
    const id = found && Object.values(found.params).at(0);
    if (route?.resource && id && (route.kind === 'show' || route.kind === 'tab'))
      keepRecent({ resource: route.resource, id });
  }, [pathname]);
}
