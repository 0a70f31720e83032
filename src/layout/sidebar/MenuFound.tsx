import { Link } from 'react-router-dom';
import { useTranslate } from '../../i18n/useTranslate';
import type { MenuNode } from '../../resources/menu';
import { menuLabel } from '../../resources/routeTitle';
import { foundPages } from '../../resources/menuSearch';
import { Hidden } from '../../ui/Text/Text';
import styles from './Entry.module.css';

interface MenuFoundProps {
  tree: readonly MenuNode[];
  query: string;
  onNavigate: () => void;
}

/** Entries that match what was typed, each with its group. */
export function MenuFound({ tree, query, onNavigate }: MenuFoundProps) {
  const translate = useTranslate();
  const found = foundPages(tree, query, (node) => menuLabel(node, translate));
  return (
    <>
      <Hidden as="p" role="status">
        {translate('shell.menu.found', { smart_count: found.length })}
      </Hidden>
      {found.length === 0 && <p className={styles.none}>{translate('shell.menu.none')}</p>}
      <ul>
        {found.map(({ path, label, group }) => (
          <li key={path}>
            <Link to={path} className={styles.entry} data-part="rail-found" onClick={onNavigate}>
              <span>
                {label}
                <small>{group}</small>
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </>
  );
}
