import type { CSSProperties } from 'react';
import { useTranslate } from '../../i18n/useTranslate';
import { CopyButton } from '../CopyButton/CopyButton';
import text from '../Text/Text.module.css';

/** The sign for copying has the colour of the failure. */
const ICON = { '--u-icon-button': 'inherit' } as CSSProperties;

/** The number under which a failure is known to the gateway or to a report, ready to be passed on. */
export function Reference({ value }: { value: string }) {
  const translate = useTranslate();
  return (
    <span className={text.break} style={ICON}>
      {translate('shell.reference', { reference: value })} <CopyButton value={value} />
    </span>
  );
}
