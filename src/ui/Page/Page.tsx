import { cx } from '../cx';
import { part, type PartProps } from '../part';
import stack from '../Stack/Stack.module.css';
import styles from './Page.module.css';

/** A page: its parts under each other. */
export const PageStack = part('div', styles.page);

/** The head of a page or of a card: title left, actions right. */
export const PageHead = part('header', cx(stack.row, stack.between, styles.head));

/** A list without marks. */
export const PlainList = part('ul', styles.list);

/** Buttons beside each other; none of them is printed. */
export const Actions = (props: PartProps) => <Buttons data-no-print {...props} />;
const Buttons = part('div', stack.row, 'actions');
