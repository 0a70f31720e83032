import { part } from '../part';
import styles from './Skeleton.module.css';

/** The place of something that is still being loaded. */
export const Skeleton = part('span', styles.skeleton, 'skeleton');
