import { useTranslate } from 'ra-core';
import { formatCount } from '../../../domain/formatCount';
import { useMay } from '../../../framework/useMay';
import { useAreaTexts } from '../../../framework/useAreaTexts';
import { Hidden } from '../../../ui/Text/Text';
import styles from './MenuCount.module.css';
import { useCounts } from './useCounts';
import { waitingLists } from './waitingLists';

/** What waits behind an entry of the menu, or behind all entries of a folded group; nothing where nothing waits. */
export function MenuCount({ paths }: { paths: readonly string[] }) {
  const hasTexts = useAreaTexts('desk');
  const may = useMay();
  const translate = useTranslate();
  const lists = waitingLists.filter(({ path, access }) => paths.includes(path) && may(access));
  const counts = useCounts(lists);
  const sum = counts.reduce((all, { count = 0 }) => all + count, 0);
  if (sum === 0 || !hasTexts) return null;
  const figure = formatCount(sum);
  return (
    <span className={styles.count} data-part="menu-count">
      <span aria-hidden="true">{figure}</span>
      <Hidden>{translate('desk.waits', { count: figure })}</Hidden>
    </span>
  );
}
