import { part } from '../part';
import styles from './Skeleton.module.css';

/** The place of something that is still being loaded. */
export const Skeleton = part('span', styles.skeleton, 'skeleton');

/** The same in a line of text: the place of a name that is on its way. */
export const WordSkeleton = part('span', `${styles.skeleton} ${styles.word}`, 'skeleton');
