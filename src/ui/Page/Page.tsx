import { part } from '../part';
import styles from './Page.module.css';

/** A page: its parts under each other. */
export const PageStack = part('div', styles.page);

/** The head of a page or of a card: title left, acts right. */
export const PageHead = part('header', styles.head);

/** Buttons beside each other. */
export const Acts = part('div', styles.acts, 'acts');

/** A list without marks. */
export const PlainList = part('ul', styles.list);
