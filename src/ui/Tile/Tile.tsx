import { Link } from 'react-router-dom';
import type { Tone } from '../../domain/tone';
import { cx } from '../cx';
import { part, type PartProps } from '../part';
import styles from './Tile.module.css';

const Plain = part('button', styles.tile);

interface TileProps extends PartProps {
  /** Tinted in the colours of a tone. */
  tone?: Tone;
  /** Its words and its figure beside each other, in one low line. */
  slim?: boolean;
  /** Address in the console: the tile is a link. */
  to?: string;
}

/**
 * A small framed box with a figure (`b`) or a name (`strong`): a button that filters what is below (`aria-pressed`), a link,
 * a choice (`label` around a radio button), an entry of a list; as a `div` it only says something.
 */
export const Tile = ({ tone, slim, to, className, ...rest }: TileProps) => (
  <Plain
    {...rest}
    {...(to !== undefined && { as: Link, to })}
    className={cx(slim && styles.slim, className)}
    data-tone={tone}
  />
);
