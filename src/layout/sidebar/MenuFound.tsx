import { Link } from 'react-router-dom';
import { useTranslate } from 'ra-core';
import type { MenuNode } from '../../resources/menu';
import { beginsWith, matches, placesOf } from './menuSearch';

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
      <p className="u-hidden" role="status">
        {translate('shell.menu.found', { smart_count: found.length })}
      </p>
      {found.length === 0 && <p className="rail-none">{translate('shell.menu.none')}</p>}
      <ul>
        {found.map(({ node, label, group }) => (
          <li key={node.key}>
            <Link to={node.path} className="rail-entry rail-found" onClick={onNavigate}>
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
