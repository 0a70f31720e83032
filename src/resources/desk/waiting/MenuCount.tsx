import { useDataProvider } from 'ra-core';
import { memo, useMemo } from 'react';
import { useTranslate } from '../../../i18n/useTranslate';
import type { UrtuuDataProvider } from '../../../dataProviders/UrtuuDataProvider';
import { formatCount } from '../../../domain/formatCount';
import { useMay } from '../../../framework/useMay';
import { useAreaTexts } from '../../../framework/useAreaTexts';
import { Hidden } from '../../../ui/Text/Text';
import styles from './MenuCount.module.css';
import { useCountsBy } from './useCounts';
import { waitingLists, type WaitingList } from './waitingLists';

/** What waits behind an entry of the menu, or behind all entries of a folded group; nothing where nothing waits. */
export function MenuCount({ paths }: { paths: readonly string[] }) {
  const dataProvider = useDataProvider<UrtuuDataProvider>();
  const may = useMay();
  const lists = useMemo(
    () => waitingLists.filter(({ path, access }) => paths.includes(path) && may(access)),
    [paths, may],
  );
  return <Sum lists={lists} dataProvider={dataProvider} />;
}

interface SumProps {
  lists: readonly WaitingList[];
  dataProvider: UrtuuDataProvider;
}

/** The sum of the lists' counts. Not drawn anew with every address, as whatever asks a gateway is. */
const Sum = memo(function Sum({ lists, dataProvider }: SumProps) {
  const hasTexts = useAreaTexts('desk');
  const translate = useTranslate();
  const counts = useCountsBy(dataProvider, lists);
  const sum = counts.reduce((all, { count = 0 }) => all + count, 0);
  if (sum === 0 || !hasTexts) return null;
  const figure = formatCount(sum);
  return (
    <span className={styles.count} data-part="menu-count">
      <span aria-hidden="true">{figure}</span>
      <Hidden>{translate('desk.waits', { count: figure })}</Hidden>
    </span>
  );
});
