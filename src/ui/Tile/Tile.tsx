import { Link } from 'react-router-dom';
import type { Tone } from '../../domain/tone';
import { part, type PartProps } from '../part';
import styles from './Tile.module.css';

const Plain = part('button', styles.tile);

interface TileProps extends PartProps {
  /** Tinted in the colours of a tone. */
  tone?: Tone;
  /** Address in the console: the tile is a link. */
  to?: string;
}

/**
 * A small framed box with a figure (`b`) or a name (`strong`): a button that filters what is below (`aria-pressed`), a link,
 * a choice (`label` around a radio button), an entry of a list; as a `div` it only says something.
 */
export const Tile = ({ tone, to, ...rest }: TileProps) => (
  <Plain {...rest} {...(to !== undefined && { as: Link, to })} data-tone={tone} />
);
