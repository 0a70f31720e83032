import { useCallback, useEffect, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { useStore } from 'ra-core';
import useMediaQuery from '@mui/material/useMediaQuery';
import { LAYOUT } from '../../domain/settings';
import { areShortcutsBlocked } from '../../ui/keys/areShortcutsBlocked';

export interface SideBarState {
  open: boolean;
  toggle: () => void;
  /** Makes sure that it is open: for a click on a group of the collapsed bar. */
  show: () => void;
  close: () => void;
  /** For links: closes the bar where it covers the page. */
  onNavigate: () => void;
  /** For the content area: closes the bar at 800 px or less. */
  onContentClick: () => void;
}

/**
 * Open or collapsed. On a wide window the choice is remembered; at 1200 px or less the bar covers the page, starts
 * closed and closes again on every navigation; at 800 px or less also on a click into the content
 * (docs/domain/interface.md 3.1). `[` toggles it, by its place on the keyboard; Escape closes it where it covers the
 * page.
 */
export function useSideBar(): SideBarState {
  const narrow = useMediaQuery(`(max-width:${LAYOUT.sideBarBreakpointPx}px)`, { noSsr: true });
  const small = useMediaQuery(`(max-width:${LAYOUT.contentClickBreakpointPx}px)`, { noSsr: true });
  const { pathname } = useLocation();
  const [wideOpen, setWideOpen] = useStore('sidebar.open', true);
  const [narrowOpen, setNarrowOpen] = useState(false);
  const [seenPath, setSeenPath] = useState(pathname);
  if (seenPath !== pathname) {
    setSeenPath(pathname);
    setNarrowOpen(false);
  }
  const open = narrow ? narrowOpen : wideOpen;

  const setOpen = narrow ? setNarrowOpen : setWideOpen;
  const toggle = useCallback(() => setOpen(!open), [setOpen, open]);
  const close = useCallback(() => setOpen(false), [setOpen]);
  const show = useCallback(() => setOpen(true), [setOpen]);
  const onNavigate = useCallback(() => setNarrowOpen(false), []);
  const onContentClick = () => {
    if (small) setNarrowOpen(false);
  };

  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (event.code === 'Escape' && !event.defaultPrevented) setNarrowOpen(false);
      const plain = !event.ctrlKey && !event.metaKey && !event.altKey && !event.shiftKey;
      if (event.code !== 'BracketLeft' || !plain || event.defaultPrevented) return;
      if (areShortcutsBlocked(event.target)) return;
      toggle();
    };
    window.addEventListener('keydown', onKey);
    return () => window.removeEventListener('keydown', onKey);
  });

  return { open, toggle, show, close, onNavigate, onContentClick };
}
