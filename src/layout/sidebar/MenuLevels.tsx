import Chevron from '@mui/icons-material/ChevronRightOutlined';
import { memo, useId, useState } from 'react';
import { Link } from 'react-router-dom';
import { useTranslate } from '../../i18n/useTranslate';
import { menuLabel } from '../../resources/routeTitle';
import type { MenuNode } from '../../resources/menu';
import { laterPart } from '../laterPart';
import type { MenuPlace } from '../../resources/menuSearch';
import styles from './Entry.module.css';

const MenuIcon = laterPart(() => import('./MenuIcon'), 'MenuIcon', <i style={{ width: 20 }} />);

/** A count that cannot be had is left out: the menu needs it not. */
const MenuCount = laterPart(() => import('../../resources/desk/waiting/MenuCount'), 'MenuCount');

interface MenuLevelsProps {
  tree: readonly MenuNode[];
  active: MenuPlace | undefined;
  /** False = collapsed to icons. */
  open: boolean;
  /** What waits is counted: the page has what it asked for. */
  counts: boolean;
  /** Opens the collapsed bar. */
  onShow: () => void;
  onNavigate: () => void;
}

interface LevelProps extends MenuLevelsProps {
  nodes: readonly MenuNode[];
  level: 1 | 2 | 3;
}

/**
 * Groups, subgroups, entries. One group of a level is open at a time; the active one opens by itself. Drawn anew only when
 * one of its props changes: another page of a list is another address, too.
 */
export const MenuLevels = memo(function MenuLevels(props: MenuLevelsProps) {
  return <Level {...props} nodes={props.tree} level={1} />;
});

function Level(props: LevelProps) {
  const { nodes, level, active } = props;
  const activeGroup = active?.above[level - 1]?.key;
  // What the person opened counts until the active group changes.
  const [chosen, setChosen] = useState({ during: activeGroup, key: activeGroup });
  const openKey = chosen.during === activeGroup ? chosen.key : activeGroup;
  const choose = (key: string | undefined) => setChosen({ during: activeGroup, key });
  return (
    <ul data-level={level}>
      {nodes.map((node) => (
        <li key={node.key}>
          {node.path ? (
            <Entry {...props} node={node} path={node.path} />
          ) : (
            <Group {...props} node={node} expanded={openKey === node.key} onChoose={choose} />
          )}
        </li>
      ))}
    </ul>
  );
}

/** The addresses of an entry, or of all below a group. */
const pathsOf = ({ path, children = [] }: MenuNode): string[] =>
  path ? [path] : children.flatMap(pathsOf);

/** Beside the entry, not in it: its name stays its name. */
const Counted = ({ node, counts }: { node: MenuNode; counts: boolean }) =>
  counts && <MenuCount paths={pathsOf(node)} />;

function Label({ node, level }: { node: MenuNode; level: number }) {
  const translate = useTranslate();
  return (
    <>
      {level === 1 && node.icon && <MenuIcon name={node.icon} />}
      <span>{menuLabel(node, translate)}</span>
    </>
  );
}

type EntryProps = LevelProps & { node: MenuNode; path: string };

function Entry({ node, path, level, active, counts, onNavigate }: EntryProps) {
  const here = active?.node.key === node.key;
  return (
    <>
      <Link
        to={path}
        className={styles.entry}
        data-active={here || undefined}
        aria-current={here ? 'page' : undefined}
        onClick={onNavigate}
      >
        <Label node={node} level={level} />
      </Link>
      <Counted node={node} counts={counts} />
    </>
  );
}

type GroupProps = LevelProps & {
  node: MenuNode;
  expanded: boolean;
  onChoose: (key: string | undefined) => void;
};

function Group(props: GroupProps) {
  const { node, level, active, open, counts, expanded, onShow, onChoose } = props;
  const translate = useTranslate();
  const id = useId();
  const shown = open && expanded;
  const within = active?.above.some(({ key }) => key === node.key);
  const onClick = () => {
    if (open) return onChoose(expanded ? undefined : node.key);
    onShow();
    onChoose(node.key);
  };
  return (
    <>
      <button
        type="button"
        className={styles.entry}
        // A folded group carries the mark of the active entry inside it.
        data-active={(within && !shown) || undefined}
        data-within={within || undefined}
        aria-expanded={shown}
        aria-controls={shown ? id : undefined}
        title={open ? undefined : translate(node.labelKey)}
        onClick={onClick}
      >
        <Label node={node} level={level} />
        <Chevron className={styles.chevron} />
      </button>
      {!shown && <Counted node={node} counts={counts} />}
      {shown && (
        <div id={id}>
          <Level {...props} nodes={node.children ?? []} level={level === 1 ? 2 : 3} />
        </div>
      )}
    </>
  );
}
