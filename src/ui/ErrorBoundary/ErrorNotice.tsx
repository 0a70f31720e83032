import { useTranslate } from '../../i18n/useTranslate';
import { EmptyState } from '../EmptyState/EmptyState';
import { Button } from '../Button/Button';
import { hosted } from '../../domain/place';

interface ErrorNoticeProps {
  variant: 'widget' | 'page';
  /** Short code of the report. */
  code: string;
  onRetry: () => void;
}

/** "Something went wrong": try again, go home, copy the code. Never a stack trace (ASVS 16.5.1). */
export function ErrorNotice({ variant, code, onRetry }: ErrorNoticeProps) {
  const translate = useTranslate();
  const page = variant === 'page';
  return (
    <EmptyState
      kind="failed"
      level={page ? 1 : 2}
      title={translate(page ? 'shell.broken.page' : 'shell.broken.widget')}
      text={translate('shell.broken.text')}
      reference={code}
      onRetry={onRetry}
    >
      {page && <Button href={hosted('/')}>{translate('common.home')}</Button>}
    </EmptyState>
  );
}
