import { Link as RouterLink, type LinkProps as RouterLinkProps } from 'react-router-dom';
import { cx } from '../cx';
import styles from './Link.module.css';

/** A link to a page of the console. */
export const Link = ({ className, ...rest }: RouterLinkProps) => (
  <RouterLink {...rest} className={cx(styles.link, className)} />
);
