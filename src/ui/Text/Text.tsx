import { part } from '../part';
import styles from './Text.module.css';

/** Text of less weight than its surroundings. */
export const Muted = part('span', styles.muted, 'muted');

/** A paragraph in the size of tables. */
export const Small = part('p', styles.small);

/** A heading within a card. */
export const Subtitle = part('h3', styles.subtitle);

/** A list with marks. */
export const Bullets = part('ul', styles.bullets);

/** A remark in small, muted text. */
export const Note = part('p', styles.note);

/** What is wrong with an input, in small text. */
export const Problem = part('p', styles.problem, 'problem');

/** Text that screen readers read and nobody sees. */
export const Hidden = part('span', styles.hidden);

/** Text that is never broken over two lines. */
export const NoWrap = part('span', styles.nowrap);

/** A value of which a part is hidden behind asterisks. */
export const Mask = part('span', styles.mask, 'mask');

/** A second line below a value, small and muted. */
export const Sub = part('small', styles.sub);

/** A key of the keyboard. */
export const Kbd = part('kbd', styles.kbd);
