import { useEffect, type ReactNode } from 'react';
import { Logo } from '../../ui/Logo/Logo';
import { cssVariables } from '../../theme/cssVariables';
import type { Locale } from '../../i18n/locale';
import '../../theme/fonts.css';
import '../../theme/base.css';
import startStyles from './start.module.css';
import titleStyles from '../../ui/Page/PageTitle.module.css';

interface StartFrameProps {
  language: Locale;
  title: string;
  children: ReactNode;
}

/** The plain sheet of the pages before the console exists: no providers, the computer's own light or dark. */
export function StartFrame({ language, title, children }: StartFrameProps) {
  useEffect(() => {
    document.documentElement.lang = language;
    document.title = title;
  }, [language, title]);
  const dark = window.matchMedia?.('(prefers-color-scheme: dark)').matches;
  return (
    <main className={startStyles.start} style={cssVariables(dark ? 'dark' : 'light')}>
      <div className={startStyles.sheet} data-part="start-sheet" role="alert">
        <Logo size={32} word />
        <h1 className={titleStyles.title}>{title}</h1>
        {children}
      </div>
    </main>
  );
}
