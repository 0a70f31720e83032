import type { ConfigProblem } from '../../config/ConfigError';
import { configReasons } from '../../config/configReasons';
import { StartFrame } from './StartFrame';
import { startTexts } from './startTexts';
import type { Locale } from '../../i18n/locale';
import { StartButton } from './StartButton';

interface ConfigErrorPageProps {
  language: Locale;
  problems: readonly ConfigProblem[];
}

/** `config.json` is missing or wrong: names each field and what is wrong with it, in the person's language. */
export function ConfigErrorPage({ language, problems }: ConfigErrorPageProps) {
  const texts = startTexts[language];
  return (
    <StartFrame language={language} title={texts.configTitle}>
      <p>{texts.configText}</p>
      <ul>
        {problems.map(({ field, reason }) => (
          <li key={field}>
            <strong>{field}</strong>: {configReasons[language][reason]}
          </li>
        ))}
      </ul>
      <StartButton main onClick={() => window.location.reload()}>
        {texts.retry}
      </StartButton>
    </StartFrame>
  );
}
