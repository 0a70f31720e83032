import { useEffect, useRef } from 'react';
import { isShownEmpty } from '../../domain/letters/shownText';
import { useTranslate } from '../../i18n/useTranslate';
import { sanitizedDocument } from '../../ui/SafeHtml/sanitizeHtml';
import { htmlOf, type StoredFile } from './schema';
import { Note } from '../../ui/Text/Text';
import { Button } from '../../ui/Button/Button';
import styles from './HtmlPreview.module.css';
import { hosted } from '../../domain/place';

/** The page of its own origin and its own policy that shows other people's documents. */
const PREVIEW_PAGE = hosted('/preview.html');

interface Props {
  file: StoredFile;
  /** What an action prints, which keeps a copy: no button sends it to the printer before. */
  isDraft?: boolean;
}

/**
 * An HTML document in a sandboxed frame without an origin: sanitised here, sent by message when the frame is
 * ready. It can neither reach the console nor load anything.
 */
export function HtmlPreview({ file, isDraft = false }: Props) {
  const translate = useTranslate();
  const frame = useRef<HTMLIFrameElement>(null);
  const html = htmlOf(file);

  useEffect(() => {
    if (html === undefined) return undefined;
    // The frame has no origin to name; what it gets is what this person sees anyway.
    const send = () => {
      const document = sanitizedDocument(html);
      frame.current?.contentWindow?.postMessage({ type: 'render', html: document }, '*');
    };
    const listen = ({ source, data }: MessageEvent<{ type?: unknown } | null>) => {
      if (source === frame.current?.contentWindow && data?.type === 'ready') send();
    };
    window.addEventListener('message', listen);
    send();
    return () => window.removeEventListener('message', listen);
  }, [html]);

  if (html === undefined) return <Note>{translate('kinds.file.no_preview')}</Note>;
  if (isShownEmpty(html)) return <Note>{translate('validation.html_empty')}</Note>;
  return (
    <>
      <iframe
        ref={frame}
        className={styles.frame}
        src={PREVIEW_PAGE}
        sandbox="allow-scripts allow-modals"
        referrerPolicy="no-referrer"
        title={`${translate('kinds.file.preview')}: ${file.name}`}
      />
      {!isDraft && (
        <Button onClick={() => frame.current?.contentWindow?.postMessage({ type: 'print' }, '*')}>
          {translate('action.print')}
        </Button>
      )}
    </>
  );
}
