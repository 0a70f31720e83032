import type { Tone } from '../../domain/tone';
import { part, type PartProps } from '../part';
import styles from './Chip.module.css';

const Plain = part('span', styles.chip, 'chip');

/** A word in the colours of its tone. A plain element: lists show it by the thousand. The word carries the meaning, never the colour alone. */
export const Chip = ({ tone = 'neutral', ...rest }: PartProps & { tone?: Tone }) => (
  <Plain {...rest} data-tone={tone} />
);
