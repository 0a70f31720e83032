import type { ReactNode } from 'react';
import { useTranslate } from '../../i18n/useTranslate';
import { cssVariables } from '../../theme/cssVariables';
import type { Mode } from '../../theme/tokens';
import { Card } from '../Card/Card';
import { Note } from '../Text/Text';
import styles from './PhonePreview.module.css';

const MODES: readonly Mode[] = ['light', 'dark'];

interface Props {
  /** What of it is shown, and where in the app. */
  help?: string;
  /** The screen's content; it takes its colours from the variables, so that each phone shows it in its own theme. */
  children: ReactNode;
}

/**
 * How a customer's phone shows something, in both themes of the app at once. Nothing on the screens can be pressed;
 * assistive technology meets the first one alone.
 */
export function PhonePreview({ help, children }: Props) {
  const translate = useTranslate();
  return (
    <Card title={translate('phone.title')} across data-part="phone-preview">
      {help && <Note>{help}</Note>}
      <div className={styles.phones}>
        {MODES.map((mode) => (
          <figure key={mode} className={styles.phone} aria-hidden={mode === 'dark' || undefined}>
            <figcaption>{translate(`phone.${mode}`)}</figcaption>
            <div
              className={styles.screen}
              style={{ ...cssVariables(mode), colorScheme: mode }}
              inert={mode === 'dark'}
              role={mode === 'light' ? 'group' : undefined}
              aria-label={mode === 'light' ? translate('phone.screen') : undefined}
              tabIndex={mode === 'light' ? 0 : undefined}
            >
              {children}
            </div>
          </figure>
        ))}
      </div>
    </Card>
  );
}

/** A card on the phone; `own` is the one that the page is about, among its neighbours. */
export const PhoneTile = ({ own, children }: { own?: boolean; children: ReactNode }) => (
  <div className={styles.tile} data-own={own || undefined}>
    {children}
  </div>
);

/** The text of a card on the phone, away from its edge. */
export const PhoneText = ({ children }: { children: ReactNode }) => (
  <div className={styles.text}>{children}</div>
);

interface PictureProps {
  /** Address of the picture; its place is kept without one. */
  src?: string;
  /** Width to height of its place: `16:9`. */
  ratio: string;
  /** Over the picture: a mark, a duration. */
  children?: ReactNode;
}

/** A picture as wide as the phone's screen, in the ratio that the app gives it. */
export function PhonePicture({ src, ratio, children }: PictureProps) {
  const translate = useTranslate();
  return (
    <div className={styles.picture} style={{ aspectRatio: ratio.replace(':', ' / ') }}>
      {src ? <img src={src} alt="" /> : translate('phone.no_picture')}
      {children}
    </div>
  );
}
