import { part } from '../part';
import styles from './Tile.module.css';

/** A tile with a figure (`b`): pressed it filters what is below (`aria-pressed`); as a `div` it only tells. */
export const Tile = part('button', styles.tile);
