import { useLocation } from 'react-router-dom';
import { useTranslate } from '../../i18n/useTranslate';
import { routeTitle } from '../../resources/routeTitle';
import { routeFor } from '../../resources/routes';
import { useMenuTree } from '../../resources/useMenuTree';
import { useMenuPlace } from '../sidebar/useMenuPlace';
import styles from './Breadcrumbs.module.css';

/** Where the person is: the menu groups above the screen, then its name, or what the page itself says (react-admin's `<Title>`). */
export function Breadcrumbs() {
  const translate = useTranslate();
  const { pathname } = useLocation();
  const above = useMenuPlace(useMenuTree())?.above ?? [];
  const route = routeFor(pathname);
  return (
    <div className={styles.trail}>
      {above.map(({ key, labelKey }) => (
        <span key={key} className={styles.above} data-part="topbar-above">
          {translate(labelKey)}
        </span>
      ))}
      <span id="react-admin-title" />
      <span>{route ? routeTitle(route, translate) : translate('common.not_found_title')}</span>
    </div>
  );
}
