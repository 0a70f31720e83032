import { Suspense, lazy, useId, useState, type KeyboardEvent, type ReactNode } from 'react';
import { Button } from '../Button/Button';
import { lazyRetry } from '../lazyRetry';
import { Hidden } from '../Text/Text';
import { BarButton } from './BarButton';
import { PlainMenuList } from './PlainMenuList';

/** Before the first menu is opened nobody needs the code of menus; a pointer that comes near fetches it. */
const loadList = lazyRetry(() =>
  import('./MenuList').then((module) => ({ default: module.MenuList })),
);
/** A person without a connection must still be able to sign out: the entries then come without that code. */
const MenuList = lazy(() => loadList().catch(() => ({ default: PlainMenuList })));
const prepare = () => void loadList().catch(() => undefined);

export interface MenuItem {
  key: string;
  label: ReactNode;
  icon?: ReactNode;
  /** Marks the entry in force; the menu then is a choice of one. */
  checked?: boolean;
  /** The entry is one of several that can be on together: it toggles, and the menu stays open. */
  toggles?: boolean;
  disabled?: boolean;
  /** Opens an address; `newTab` says so to the person by its arrow. */
  href?: string;
  newTab?: boolean;
  onSelect?: () => void;
  /** A line above. */
  divided?: boolean;
  /** The action takes something away. */
  danger?: boolean;
  /** The words above this entry and those after it that have the same: they describe each of them. */
  group?: string;
}

export interface MenuProps {
  /** Name of the button. */
  label: string;
  /** What the button shows. */
  children: ReactNode;
  items: readonly MenuItem[];
  /** Above the items: who is signed in. */
  header?: ReactNode;
  /** Language of an item's label, by its key. */
  langOf?: (key: string) => string | undefined;
  /** Looks like the page's buttons, not like those of the top bar; `small` like those of rows. */
  framed?: boolean | 'small';
}

/** What is shown below the button of a menu. */
export interface MenuListProps extends Pick<MenuProps, 'label' | 'items' | 'header' | 'langOf'> {
  id: string;
  anchor: HTMLElement;
  onClose: () => void;
}

/** A button that opens a menu. Arrows, Home, End, first letters and Escape work; the focus returns to the button. */
export function Menu({ label, children, items, header, langOf, framed }: MenuProps) {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const id = useId();
  const Face = framed ? Button : BarButton;
  return (
    <>
      <Face
        {...(framed === 'small' && { size: 'small' })}
        title={framed ? undefined : label}
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        aria-controls={anchor ? id : undefined}
        onFocus={prepare}
        onPointerEnter={prepare}
        onClick={({ currentTarget }: { currentTarget: HTMLElement }) => setAnchor(currentTarget)}
        onKeyDown={(event: KeyboardEvent<HTMLElement>) => {
          if (event.code !== 'ArrowDown') return;
          event.preventDefault();
          setAnchor(event.currentTarget);
        }}
      >
        {children !== label && <Hidden>{label} </Hidden>}
        {children}
      </Face>
      {anchor && (
        <Suspense>
          <MenuList
            {...{ id, label, items, header, langOf, anchor }}
            onClose={() => setAnchor(null)}
          />
        </Suspense>
      )}
    </>
  );
}
