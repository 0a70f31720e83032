import styles from './Logo.module.css';
/** The letter Ө: a coin crossed by the rider's strap. `word` adds the name beside it. */
export const Logo = ({ size = 24, word = false }: { size?: number; word?: boolean }) => (
  <span className={styles.logo}>
    <svg
      width={size}
      height={size}
      viewBox="0 0 24 24"
      fill="none"
      strokeWidth="3"
      strokeLinecap="round"
      aria-hidden="true"
      focusable="false"
    >
      <circle cx="12" cy="12" r="8.75" />
      <path d="M2.5 12h19" />
    </svg>
    {word && <span>өртөө</span>}
  </span>
);
