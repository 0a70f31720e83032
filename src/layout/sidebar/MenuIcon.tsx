import { icons, type IconName } from '../../ui/icons';

/** The sign of a menu group. A chunk of its own: the table of icons is no part of what a first page waits for. */
export function MenuIcon({ name }: { name: IconName }) {
  const Icon = icons[name];
  return <Icon />;
}
