import { useTranslate } from 'ra-core';
import { EmptyState } from '../../ui/base/EmptyState';

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
      <button type="button" className="u-button" data-main onClick={() => window.location.reload()}>
        {translate('action.reload_page')}
      </button>
    </EmptyState>
  );
}
