import type { ReactNode } from 'react';
import styles from './FingerOutline.module.css';

/** Arcs of the ridges inside the outline, from the tip down. */
const RIDGES = [14, 22, 30, 38];

/** The outline of a finger, or what was read of it inside. Colours follow the state of the capture around it. */
export function FingerOutline({ children }: { children?: ReactNode }) {
  return (
    <div className={styles.outline}>
      <svg
        viewBox="0 0 120 160"
        width="120"
        height="160"
        fill="none"
        strokeWidth="3"
        strokeLinecap="round"
        aria-hidden="true"
        focusable="false"
      >
        <path d="M18 154 V62 a42 42 0 0 1 84 0 V154" />
        {!children &&
          RIDGES.map((radius) => (
            <path
              key={radius}
              opacity="0.5"
              strokeWidth="2"
              d={`M${60 - radius} ${78 + radius} V${70} a${radius} ${radius} 0 0 1 ${2 * radius} 0 V${78 + radius}`}
            />
          ))}
      </svg>
      {children}
    </div>
  );
}
