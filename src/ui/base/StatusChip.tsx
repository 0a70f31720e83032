import type { ReactNode } from 'react';
import type { Tone } from '../../domain/tone';

/** A word in the colours of its tone. Plain element: lists show it by the thousand. The word carries the meaning, never the colour alone. */
export const StatusChip = ({
  tone = 'neutral',
  children,
}: {
  tone?: Tone;
  children: ReactNode;
}) => (
  <span className="u-chip" data-tone={tone}>
    {children}
  </span>
);
