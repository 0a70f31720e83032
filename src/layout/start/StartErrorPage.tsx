import { StartFrame } from './StartFrame';
import { startTexts } from './startTexts';
import type { Locale } from '../../i18n/locale';

interface StartErrorPageProps {
  language: Locale;
  /** Default: a reload. */
  onRetry?: () => void;
  /** What failed, in the person's language. Default: the sign-in service cannot be reached. */
  text?: string;
  /** Short name of what failed, for the support staff. No addresses, no stack. */
  reference?: string;
}

/** The sign-in could not be started: the start always ends, and this is one of its ends (SES-2). */
export function StartErrorPage({ language, onRetry, text, reference }: StartErrorPageProps) {
  const texts = startTexts[language];
  return (
    <StartFrame language={language} title={texts.startTitle}>
      <p>{text ?? texts.startText}</p>
      {reference && (
        <p className="u-muted">
          {texts.reference}: {reference}
        </p>
      )}
      <button
        type="button"
        className="u-button"
        data-main
        onClick={onRetry ?? (() => window.location.reload())}
      >
        {texts.retry}
      </button>
    </StartFrame>
  );
}
