import { Link } from 'react-router-dom';
import { useTranslate } from 'ra-core';
import type { MenuNode } from '../../resources/menu';
import { beginsWith, matches, placesOf } from './menuSearch';
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
  const labelOf = (node: MenuNode) =>
    translate(node.labelKey, { smart_count: node.labelCount ?? 1 });
  const begins = (label: string) => beginsWith(label, query);
  const found = placesOf(tree)
    .map(({ node, above }) => ({
      node,
      label: labelOf(node),
      group: above.map(labelOf).join(' › '),
    }))
    .filter(({ label, group }) => matches(query, label, group))
    // What is called so comes before what is about it.
    .sort((one, other) => Number(begins(other.label)) - Number(begins(one.label)));
  return (
    <>
      <Hidden as="p" role="status">
        {translate('shell.menu.found', { smart_count: found.length })}
      </Hidden>
      {found.length === 0 && <p className={styles.none}>{translate('shell.menu.none')}</p>}
      <ul>
        {found.map(({ node, label, group }) => (
          <li key={node.key}>
            <Link
              to={node.path}
              className={styles.entry}
              data-part="rail-found"
              onClick={onNavigate}
            >
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
