import { useTranslate } from '../../i18n/useTranslate';
import { EmptyState } from '../../ui/EmptyState/EmptyState';
import { Button } from '../../ui/Button/Button';

/** A part of the program did not come, mostly because a new version is out: a reload helps, when the person is ready. */
export function ChunkErrorPage() {
  const translate = useTranslate();
  return (
    <EmptyState
      kind="failed"
      level={1}
      title={translate('shell.chunk.title')}
      text={translate('shell.chunk.text')}
    >
      <Button variant="primary" onClick={() => window.location.reload()}>
        {translate('action.reload_page')}
      </Button>
    </EmptyState>
  );
}
