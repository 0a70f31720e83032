import type { ReactNode } from 'react';
import { Columns } from '../Stack/Stack';
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

/** One step: its name and how it stands, in colour and in words. */
export const Step = ({ name, standing, children }: StepProps) => (
  <Tile
    as="li"
    className={styles.step}
    tone={TONES[standing]}
    data-standing={standing}
    data-ink={standing === 'ahead' ? 'muted' : undefined}
    aria-current={standing === 'current' || standing === 'failed' ? 'step' : undefined}
  >
    <strong>{name}</strong>
    {children}
  </Tile>
);
