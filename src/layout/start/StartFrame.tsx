import { useEffect, type ReactNode } from 'react';
import { Logo } from '../../ui/base/Logo';
import { cssVariables } from '../../theme/cssVariables';
import type { Locale } from '../../i18n/locale';
import '../../theme/fonts.css';
import '../../theme/cells.css';
import './start.css';

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
    <main className="start" style={cssVariables(dark ? 'dark' : 'light')}>
      <div className="start-sheet" role="alert">
        <Logo size={32} word />
        <h1 className="u-title">{title}</h1>
        {children}
      </div>
    </main>
  );
}
