import type { ReactNode } from 'react';
import styles from './EmptyState.module.css';

/**
 * Line drawings of the steppe road, 96 × 96, each with one saffron stroke (`u-mark`): a ger with no smoke yet,
 * a fork without a track, a hitching rail that closes the way, a snapped wire.
 */
export const glyphs: Record<'nothing-yet' | 'no-match' | 'no-permission' | 'failed', ReactNode> = {
  'nothing-yet': (
    <>
      <path d="M8 78h80M20 78V52c0-3 2-5 5-6l20-11h6l20 11c3 1 5 3 5 6v26M20 54c18-4 38-4 56 0M34 51v27M62 51v27M41 78V60h14v18M44 35v-4h8v4" />
      <path d="M48 22c-4-4 4-6 0-11" className={styles.mark} />
    </>
  ),
  'no-match': (
    <>
      <path d="M10 82c16-6 24-14 28-26M86 82c-16-6-24-14-28-26M48 60V20M48 24H30l-6 6 6 6h18M48 40h18l6 6-6 6H48M22 82h52" />
      <path d="M40 70l16 8M56 70l-16 8" className={styles.mark} />
    </>
  ),
  'no-permission': (
    <>
      <path d="M8 80h80M22 80V30M74 80V30M18 30h8M70 30h8M22 66h52M34 66V46c0-8 6-14 14-14s14 6 14 14v20M40 52h16" />
      <path d="M16 48h64" className={styles.mark} />
    </>
  ),
  failed: (
    <>
      <path d="M8 80h80M24 80V28M72 80V28M16 34h16M64 34h16M20 30v4M28 30v4M68 30v4M76 30v4M24 46c6 8 12 12 18 13M72 46c-3 10-8 15-14 17" />
      <path d="M46 52l4 6-5 4 4 7" className={styles.mark} />
    </>
  ),
};
