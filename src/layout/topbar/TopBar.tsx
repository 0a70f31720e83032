import MenuIcon from '@mui/icons-material/MenuOutlined';
import { memo } from 'react';
import { useTranslate } from '../../i18n/useTranslate';
import { useIdle } from '../hooks/useIdle';
import { laterPart } from '../laterPart';
import type { SideBarState } from '../sidebar/useSideBar';
import { LanguageMenu } from './LanguageMenu';
import { ThemeMenu } from './ThemeMenu';
import { BarButton } from '../../ui/Menu/BarButton';
import { Skeleton } from '../../ui/Skeleton/Skeleton';
import { Breadcrumbs } from './Breadcrumbs';
import { UserMenu } from './UserMenu';
import styles from './TopBar.module.css';

/** The places of search, tenant and bell: what comes later moves nothing. */
const places = (
  <span className={styles.places} aria-hidden="true">
    <Skeleton />
    <Skeleton />
    <Skeleton />
  </span>
);

const Extras = laterPart(() => import('./TopBarExtras'), 'TopBarExtras', places);

/**
 * Banner of every page. Tenant and notifications come when the page has drawn, so that they never delay a list; their places
 * are there from the first paint.
 */
export const TopBar = memo(function TopBar({
  open,
  toggle,
}: Pick<SideBarState, 'open' | 'toggle'>) {
  const translate = useTranslate();
  const idle = useIdle();
  const label = translate(open ? 'common.close_menu' : 'common.open_menu');
  return (
    <header className={styles.bar} data-no-print data-part="topbar">
      <BarButton
        onClick={toggle}
        aria-label={label}
        title={`${label}  [`}
        aria-expanded={open}
        aria-controls="side-menu"
      >
        <MenuIcon />
      </BarButton>
      <Breadcrumbs />
      {idle ? <Extras /> : places}
      <LanguageMenu />
      <ThemeMenu />
      <UserMenu />
    </header>
  );
});
