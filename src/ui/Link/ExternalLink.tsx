import type { AnchorHTMLAttributes } from 'react';
import { cx } from '../cx';
import styles from './Link.module.css';

/** A link to somewhere else: a file, a mail address, another site. */
export const ExternalLink = ({ className, ...rest }: AnchorHTMLAttributes<HTMLAnchorElement>) => (
  <a {...rest} className={cx(styles.link, className)} />
);
