import Search from '@mui/icons-material/SearchOutlined';
import { useCallback, useEffect, useRef, useState, type KeyboardEvent } from 'react';
import { Link } from 'react-router-dom';
import { useTranslate } from '../../i18n/useTranslate';
import { DESK, WEB_VERSION } from '../../domain/settings';
import { useMenuTree } from '../../resources/useMenuTree';
import { Logo } from '../../ui/Logo/Logo';
import { useIdle } from '../hooks/useIdle';
import { MenuFound } from './MenuFound';
import { MenuLevels } from './MenuLevels';
import { useMenuPlace } from './useMenuPlace';
import type { SideBarState } from './useSideBar';
import { Hidden } from '../../ui/Text/Text';
import { whenIdle } from '../../ui/whenIdle';
import entryStyles from './Entry.module.css';
import styles from './SideBar.module.css';

/** The three-level menu: brand, search, groups, version. Arrow keys walk through what is visible. */
export function SideBar({ sideBar }: { sideBar: SideBarState }) {
  const translate = useTranslate();
  const tree = useMenuTree();
  const active = useMenuPlace(tree);
  const [query, setQuery] = useState('');
  const field = useRef<HTMLInputElement>(null);
  const { open, onNavigate: leave } = sideBar;
  const counts = useCountsDue();

  const list = useRef<HTMLDivElement>(null);
  const at = active?.node.key;
  useEffect(() => {
    if (!at) return undefined;
    // After the group around it has opened. At once, it would make the browser lay out a page that is still changing.
    return whenIdle(() => {
      const entry = list.current?.querySelector<HTMLElement>('[aria-current=page]');
      entry?.scrollIntoView({ block: 'nearest' });
    });
  }, [at, open]);

  const onNavigate = useCallback(() => {
    setQuery('');
    leave();
  }, [leave]);
  const openSearch = () => {
    sideBar.show();
    // The field is shown by the style sheet once the bar is open.
    requestAnimationFrame(() => field.current?.focus());
  };
  return (
    <nav
      id="side-menu"
      className={styles.rail}
      data-no-print
      data-part="rail"
      aria-label={translate('common.menu')}
      onKeyDown={walk}
    >
      <Link to="/" className={styles.brand} data-part="rail-brand" onClick={onNavigate}>
        <Logo word={open} />
        <Hidden>{translate('common.home')}</Hidden>
      </Link>
      {open ? (
        <input
          ref={field}
          type="search"
          className={styles.search}
          data-part="rail-search"
          value={query}
          onChange={(event) => setQuery(event.target.value)}
          onKeyDown={(event) => event.code === 'Escape' && setQuery('')}
          placeholder={translate('shell.menu.search')}
          aria-label={translate('shell.menu.search')}
          autoComplete="off"
          spellCheck={false}
        />
      ) : (
        <button
          type="button"
          className={entryStyles.entry}
          onClick={openSearch}
          aria-label={translate('shell.menu.search')}
          title={translate('shell.menu.search')}
        >
          <Search />
        </button>
      )}
      <div ref={list} className={styles.list} data-part="rail-list">
        {open && query.trim() ? (
          <MenuFound tree={tree} query={query} onNavigate={onNavigate} />
        ) : (
          <MenuLevels
            tree={tree}
            active={active}
            open={open}
            counts={counts && open}
            onShow={sideBar.show}
            onNavigate={onNavigate}
          />
        )}
      </div>
      <p className={styles.version} data-part="rail-version">
        {open ? translate('common.version', { version: WEB_VERSION }) : WEB_VERSION}
      </p>
    </nav>
  );
}

/** False until the page has been quiet for a while. */
function useCountsDue(): boolean {
  const idle = useIdle();
  const [due, setDue] = useState(false);
  useEffect(() => {
    if (!idle) return undefined;
    const timer = setTimeout(() => setDue(true), DESK.menuAfterMs);
    return () => clearTimeout(timer);
  }, [idle]);
  return due;
}

/** Up, down, Home and End move through the visible entries; letters stay with the search field. */
function walk(event: KeyboardEvent<HTMLElement>) {
  const stops = [...event.currentTarget.querySelectorAll<HTMLElement>('a, button, input')];
  const now = stops.indexOf(document.activeElement as HTMLElement);
  const typing = document.activeElement instanceof HTMLInputElement;
  const steps: Record<string, number> = {
    ArrowDown: now + 1,
    ArrowUp: now - 1,
    ...(typing ? {} : { Home: 0, End: stops.length - 1 }),
  };
  const next = stops[steps[event.code] ?? -1];
  if (!next) return;
  event.preventDefault();
  next.focus();
}
