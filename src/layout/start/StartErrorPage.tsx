import { StartFrame } from './StartFrame';
import { startTexts } from './startTexts';
import type { Locale } from '../../i18n/locale';
import { StartButton } from './StartButton';

interface StartErrorPageProps {
  language: Locale;
}

/** Nothing else could be drawn (docs/domain/calls.md 5.4): says so and offers to load the console again. */
export function StartErrorPage({ language }: StartErrorPageProps) {
  const texts = startTexts[language];
  return (
    <StartFrame language={language} title={texts.brokenTitle}>
      <p>{texts.brokenText}</p>
      <StartButton main onClick={() => window.location.reload()}>
        {texts.retry}
      </StartButton>
    </StartFrame>
  );
}
