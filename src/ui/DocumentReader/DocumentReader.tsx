import NextIcon from '@mui/icons-material/ChevronRightOutlined';
import PreviousIcon from '@mui/icons-material/ChevronLeftOutlined';
import ZoomIcon from '@mui/icons-material/ZoomInOutlined';
import { Suspense, lazy, useCallback, useEffect, useRef, useState, type ReactNode } from 'react';
import { useTranslate } from '../../i18n/useTranslate';
import { useKeys } from '../keys/useKeys';
import { ImageStage } from '../ImageStage/ImageStage';
import { CardBody, Surface } from '../Card/Card';
import { Row } from '../Stack/Stack';
import { Tile } from '../Tile/Tile';
import { Muted } from '../Text/Text';
import { IconButton } from '../IconButton/IconButton';
import { ExternalLink } from '../Link/ExternalLink';
import { FailedDocument } from './FailedDocument';
import { Skeleton } from '../Skeleton/Skeleton';
import styles from './DocumentReader.module.css';
import text from '../Text/Text.module.css';

const PdfPages = lazy(() => import('./PdfPages').then((module) => ({ default: module.PdfPages })));

/** A file to be read. */
export interface ReadableFile {
  id: string | number;
  name: string;
  /** Media type; PDFs are read page by page, everything else is a picture. */
  type: string;
  /** Its address, or its bytes as a data URL; nothing when it was not stored, and while it is on its way. */
  url: string | undefined;
  /** Pages, as far as they are known before it is opened. */
  pages: number;
  /** Numbers of the pages that were seen before, from 1. */
  seen: readonly number[];
}

interface DocumentReaderProps {
  files: readonly ReadableFile[];
  /** The file that is open. */
  open: ReadableFile['id'];
  onOpen: (id: ReadableFile['id']) => void;
  /** The open file is on its way. */
  isPending?: boolean;
  /** The open file could not be had: asks for it again. */
  onRetry?: () => void;
  /** A page is shown for the first time; when the call fails, it is made again the next time the page is shown. */
  onSeen?: (id: ReadableFile['id'], page: number, of: number) => Promise<unknown>;
  /** Beside a file's name in the list: its state. */
  mark?: (id: ReadableFile['id']) => ReactNode;
  /** Below the page: what is decided about the open file. */
  children?: ReactNode;
}

/**
 * Reads documents: the list of files, and the open one page by page (docs/domain/interface.md 7.1). Keys: ← → pages and
 * on to the next file, Z larger. Each page that was seen is reported.
 */
export function DocumentReader(props: DocumentReaderProps) {
  const { files, open, onOpen, isPending, onRetry, onSeen, mark, children } = props;
  const translate = useTranslate();
  const [at, setAt] = useState<{ id: ReadableFile['id']; page: number }>({ id: open, page: 1 });
  const [found, setFound] = useState<Readonly<Record<string, number>>>({});
  const [zoomed, setZoomed] = useState(false);
  const reported = useRef(new Set<string>());
  const file = files.find(({ id }) => id === open) ?? files[0];
  const page = at.id === file?.id ? at.page : 1;
  const countOf = ({ id, pages }: ReadableFile) => found[id] ?? Math.max(1, pages);
  const of = file ? countOf(file) : 0;

  const report = useCallback(
    (shown: ReadableFile, number: number, count: number) => {
      const key = `${shown.id}.${number}`;
      if (shown.seen.includes(number) || reported.current.has(key)) return;
      reported.current.add(key);
      void onSeen?.(shown.id, number, count).catch(() => reported.current.delete(key));
    },
    [onSeen],
  );
  const step = (by: 1 | -1) => {
    if (!file) return;
    const next = page + by;
    if (next >= 1 && next <= of) return setAt({ id: file.id, page: next });
    const other = files[files.indexOf(file) + by];
    if (!other) return;
    setAt({ id: other.id, page: by === 1 ? 1 : countOf(other) });
    onOpen(other.id);
  };
  useKeys({
    ArrowRight: () => step(1),
    ArrowLeft: () => step(-1),
    KeyZ: () => setZoomed(!zoomed),
  });

  if (!file) return null;
  const index = files.indexOf(file);
  const isPdf = file.type === 'application/pdf';
  return (
    <Surface
      className={styles.documents}
      as="section"
      data-part="documents"
      data-zoomed={zoomed || undefined}
    >
      <ul className={styles.files} aria-label={translate('documents.files')}>
        {files.map((one) => {
          const seen = one.seen.length;
          return (
            <li key={one.id}>
              <Tile
                type="button"
                className={styles.file}
                aria-current={one === file ? 'true' : undefined}
                onClick={() => {
                  setAt({ id: one.id, page: 1 });
                  onOpen(one.id);
                }}
              >
                <strong className={text.clip}>{one.name}</strong>
                <span>
                  {mark?.(one.id)}
                  {onSeen && (
                    <Muted as="small">
                      {seen >= countOf(one)
                        ? translate('documents.all_seen')
                        : translate('documents.seen', { seen, of: countOf(one) })}
                    </Muted>
                  )}
                </span>
              </Tile>
            </li>
          );
        })}
      </ul>
      <Row className={styles.tools} pad="4px 8px" data-part="document-tools">
        <IconButton
          title={translate('documents.previous')}
          aria-label={translate('documents.previous')}
          disabled={index === 0 && page === 1}
          onClick={() => step(-1)}
        >
          <PreviousIcon />
        </IconButton>
        <span role="status">{translate('documents.page', { page, of })}</span>
        <IconButton
          title={translate('documents.next')}
          aria-label={translate('documents.next')}
          disabled={index === files.length - 1 && page === of}
          onClick={() => step(1)}
        >
          <NextIcon />
        </IconButton>
        {isPdf && (
          <IconButton
            title={`${translate('documents.zoom')} (Z)`}
            aria-label={translate('documents.zoom')}
            aria-pressed={zoomed}
            onClick={() => setZoomed(!zoomed)}
          >
            <ZoomIcon />
          </IconButton>
        )}
        {file.url && (
          <ExternalLink href={file.url} download={file.name} rel="noopener noreferrer">
            {translate('documents.download')}
          </ExternalLink>
        )}
      </Row>
      {isPending ? (
        <Skeleton aria-busy="true" />
      ) : onRetry ? (
        <FailedDocument onRetry={onRetry} />
      ) : !file.url ? (
        <CardBody as="p">{translate('documents.no_address')}</CardBody>
      ) : isPdf ? (
        <Suspense fallback={<Skeleton aria-busy="true" />}>
          <PdfPages
            key={`pdf.${file.id}`}
            src={file.url}
            name={file.name}
            page={page}
            zoomed={zoomed}
            onOpen={(pages) => setFound((before) => ({ ...before, [file.id]: pages }))}
            onShown={(number, count) => report(file, number, count)}
          />
        </Suspense>
      ) : (
        <ShownImage key={`image.${file.id}`} file={file} onShown={() => report(file, 1, 1)} />
      )}
      {children}
    </Surface>
  );
}

/** A picture counts as seen when it is shown on the screen. */
function ShownImage({ file, onShown }: { file: ReadableFile; onShown: () => void }) {
  const shown = useRef(onShown);
  useEffect(() => {
    shown.current = onShown;
  });
  // An image's load event does not climb the tree; it is caught on its way down.
  return (
    <div className={styles.image} onLoadCapture={() => shown.current()}>
      <ImageStage src={file.url ?? ''} label={file.name} alt={file.name} />
    </div>
  );
}
