import { cx } from '../cx';
import { part } from '../part';
import stack from '../Stack/Stack.module.css';
import styles from './Page.module.css';

/** A page: its parts under each other. */
export const PageStack = part('div', styles.page);

/** The head of a page or of a card: title left, acts right. */
export const PageHead = part('header', styles.head);

/** A list without marks. */
export const PlainList = part('ul', styles.list);

/** Buttons beside each other; none of them is printed. */
export const Acts = part('div', cx(stack.row, styles.acts), 'acts');
