import type { PDFDocumentProxy, RenderTask } from 'pdfjs-dist';
import { useEffect, useRef, useState } from 'react';
import { useTranslate } from '../../i18n/useTranslate';
import { INCOME } from '../../domain/settings';
import { FailedDocument } from './FailedDocument';
import { openPdf } from './openPdf';
import { CardBody } from '../Card/Card';
import { Muted } from '../Text/Text';
import styles from './PdfPages.module.css';

interface PdfPagesProps {
  /** Address of the file. */
  src: string;
  /** What the document is, for who cannot see it. */
  name: string;
  /** The page to show, from 1. */
  page: number;
  /** Larger than the width of the stage. */
  zoomed: boolean;
  /** The document is open: how many pages it has. */
  onOpen: (pages: number) => void;
  /** A page is shown on the screen. */
  onShown: (page: number, of: number) => void;
}

/** Share of the stage's width that an enlarged page takes. */
const ZOOM = 2;

/** Pages of a PDF, one at a time, drawn by pdf.js into a canvas. Its own module: the reader is only loaded for a PDF. */
export function PdfPages(props: PdfPagesProps) {
  const { src, name, page, zoomed, onOpen, onShown } = props;
  const translate = useTranslate();
  const [attempt, setAttempt] = useState(0);
  const [opened, setOpened] = useState<{ src: string; pdf: PDFDocumentProxy }>();
  const [failed, setFailed] = useState<string>();
  const [drawn, setDrawn] = useState<number>();
  const stage = useRef<HTMLDivElement>(null);
  const latest = useRef({ onOpen, onShown });
  useEffect(() => {
    latest.current = { onOpen, onShown };
  });
  const pdf = opened?.src === src ? opened.pdf : undefined;

  useEffect(() => {
    let current = true;
    const task = openPdf(src);
    task.promise.then(
      (document) => {
        if (!current) return;
        setFailed(undefined);
        setOpened({ src, pdf: document });
        latest.current.onOpen(Math.min(document.numPages, INCOME.pagesMax));
      },
      () => current && setFailed(src),
    );
    return () => {
      current = false;
      void task.destroy();
    };
  }, [src, attempt]);

  useEffect(() => {
    const canvas = stage.current?.querySelector('canvas');
    if (!pdf || !canvas || page > pdf.numPages) return undefined;
    let current = true;
    let task: RenderTask | undefined;
    void pdf
      .getPage(page)
      .then((sheet) => {
        if (!current) return undefined;
        const width = Math.max(stage.current?.clientWidth ?? 0, 240) * (zoomed ? ZOOM : 1);
        const density = window.devicePixelRatio || 1;
        const { width: natural } = sheet.getViewport({ scale: 1 });
        const viewport = sheet.getViewport({ scale: (width / natural) * density });
        canvas.width = viewport.width;
        canvas.height = viewport.height;
        canvas.style.width = `${width}px`;
        task = sheet.render({ canvas, viewport });
        return task.promise.then(() => {
          if (!current) return;
          setDrawn(page);
          latest.current.onShown(page, Math.min(pdf.numPages, INCOME.pagesMax));
        });
      })
      // A drawing that another page has overtaken is no failure.
      .catch(() => current && setFailed(src));
    return () => {
      current = false;
      task?.cancel();
    };
  }, [pdf, page, zoomed, src]);

  return (
    <div
      ref={stage}
      className={styles.stage}
      data-part="document-stage"
      role="group"
      aria-label={translate('documents.page_image', { name, page })}
      aria-busy={drawn !== page && failed !== src}
      tabIndex={0}
    >
      {failed === src ? (
        <FailedDocument onRetry={() => setAttempt(attempt + 1)} />
      ) : (
        <>
          {!pdf && (
            <CardBody>
              <Muted as="p">{translate('documents.opening')}</Muted>
            </CardBody>
          )}
          <canvas hidden={!pdf} />
        </>
      )}
    </div>
  );
}
