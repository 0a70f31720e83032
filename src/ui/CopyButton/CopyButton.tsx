import ContentCopy from '@mui/icons-material/ContentCopyOutlined';
import Check from '@mui/icons-material/CheckOutlined';
import { useEffect, useState } from 'react';
import { useTranslate } from '../../i18n/useTranslate';
import { CellButton } from '../CellButton/CellButton';
import { Hidden } from '../Text/Text';

/** How long the tick stays, ms. */
const TICK_MS = 1_500;

interface CopyButtonProps {
  /** What goes to the clipboard. */
  value: string;
  /** What the value is, in words, for screen readers: "Copy: Loan code". */
  label?: string;
}

/** Copies an identifier; answers with a tick in its own place instead of a toast. */
export function CopyButton({ value, label }: CopyButtonProps) {
  const translate = useTranslate();
  const [copied, setCopied] = useState(false);
  useEffect(() => {
    if (!copied) return undefined;
    const timer = setTimeout(() => setCopied(false), TICK_MS);
    return () => clearTimeout(timer);
  }, [copied]);
  const copy = () =>
    navigator.clipboard.writeText(value).then(
      () => setCopied(true),
      () => setCopied(false),
    );
  const action = translate('action.copy');
  return (
    <CellButton
      data-no-print
      onClick={copy}
      aria-label={label ? `${action}: ${label}` : action}
      title={copied ? translate('toast.copied') : action}
    >
      {copied ? <Check /> : <ContentCopy />}
      <Hidden role="status">{copied ? translate('toast.copied') : ''}</Hidden>
    </CellButton>
  );
}
