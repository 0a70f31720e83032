import { useTranslate } from '../../i18n/useTranslate';
import { Skeleton } from '../../ui/Skeleton/Skeleton';
import { PageStack } from '../../ui/Page/Page';
import { Hidden } from '../../ui/Text/Text';
import styles from './PageLoading.module.css';

/** How many lines stand for a page. */
const LINES = 8;

/** While a page's code comes: its place for the eye, where it takes longer than a moment, and a word for the ear. */
export function PageLoading() {
  const translate = useTranslate();
  return (
    <>
      <Hidden as="p" role="status">
        {translate('common.loading')}
      </Hidden>
      <PageStack className={styles.page} aria-hidden>
        {Array.from({ length: LINES }, (_, line) => (
          <Skeleton key={line} />
        ))}
      </PageStack>
    </>
  );
}
