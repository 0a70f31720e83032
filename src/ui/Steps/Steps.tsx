import type { CSSProperties, ReactNode } from 'react';
import { Columns } from '../Stack/Stack';
import { Muted } from '../Text/Text';
import { Tile } from '../Tile/Tile';
import styles from './Steps.module.css';

export type StepStanding = 'done' | 'current' | 'failed' | 'ahead';

/** The steps of a way in their order, beside each other. */
export const Steps = ({ children }: { children: ReactNode }) => (
  <Columns as="ol" min={148} gap={8}>
    {children}
  </Columns>
);

interface StepProps {
  name: ReactNode;
  standing: StepStanding;
  /** What there is to say about it. */
  children?: ReactNode;
}

const TONES = { done: undefined, current: 'pending', failed: 'danger', ahead: undefined } as const;

/** A step that is done has the colour of success at its edge alone. */
const DONE = { '--u-tone-solid': 'var(--u-success-solid)' } as CSSProperties;

/** One step: its name and its state, in colour and in words. */
export const Step = ({ name, standing, children }: StepProps) => (
  <Tile
    as="li"
    className={styles.step}
    style={standing === 'done' ? DONE : undefined}
    tone={TONES[standing]}
    data-ink={standing === 'ahead' ? 'muted' : undefined}
    aria-current={standing === 'current' || standing === 'failed' ? 'step' : undefined}
  >
    <strong>{name}</strong>
    {standing === 'done' ? <Muted>{children}</Muted> : children}
  </Tile>
);
