import { Suspense, type ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import { useTranslate } from '../i18n/useTranslate';
import { useView } from '../auth/useView';
import { PathInFrontContext, usePathInFront } from '../framework/form/leaving';
import { WriteBlockContext } from '../ui/Dialog/WriteBlockContext';
import { ErrorBoundary } from '../ui/ErrorBoundary/ErrorBoundary';
import { reportBroken } from '../observe/report';
import { DocumentTitle } from './DocumentTitle';
import { IdleGuard } from './IdleGuard';
import { OfflineBar } from './OfflineBar';
import { PausedBar } from './PausedBar';
import { ProgressBar } from './ProgressBar';
import { ReadFailures } from './ReadFailures';
import { RouteGuard } from './RouteGuard';
import { ScrollTop } from './ScrollTop';
import { SessionBar } from './SessionBar';
import { useFocusOnRoute } from './hooks/useFocusOnRoute';
import { useScrollOnRoute } from './hooks/useScrollOnRoute';
import { useForgetPageOnLeave } from './hooks/useForgetPageOnLeave';
import { ChunkErrorPage } from './pages/ChunkErrorPage';
import { PageLoading } from './pages/PageLoading';
import { isChunkError } from '../ui/lazyRetry';
import { SideBar } from './sidebar/SideBar';
import { useSideBar } from './sidebar/useSideBar';
import { TopBar } from './topbar/TopBar';
import { VersionBar } from './VersionBar';
import { ViewBar } from './ViewBar';
import styles from './Layout.module.css';

/** The frame around every page, and whether anything can be written in it. `<Admin layout={Layout}>`. */
export function Layout(props: { children: ReactNode }) {
  const translate = useTranslate();
  const view = useView();
  const inFront = usePathInFront();
  return (
    <WriteBlockContext value={view ? translate('errors.view_only') : undefined}>
      <ErrorBoundary variant="page" onError={reportBroken} instead={insteadOfBroken}>
        <PathInFrontContext value={inFront}>
          <Frame {...props} />
        </PathInFrontContext>
      </ErrorBoundary>
    </WriteBlockContext>
  );
}

const insteadOfBroken = (error: Error) => (isChunkError(error) ? <ChunkErrorPage /> : undefined);

/** Banner, side menu, main. */
function Frame({ children }: { children: ReactNode }) {
  const translate = useTranslate();
  const { pathname } = useLocation();
  const sideBar = useSideBar();
  useForgetPageOnLeave();
  useFocusOnRoute();
  useScrollOnRoute();
  return (
    <div className={styles.shell} data-part="shell" data-rail={sideBar.open ? 'open' : 'closed'}>
      <a className={styles.skip} href="#main">
        {translate('shell.skip')}
      </a>
      <DocumentTitle />
      <TopBar open={sideBar.open} toggle={sideBar.toggle} />
      <ProgressBar />
      <SideBar sideBar={sideBar} />
      <div className={styles.scrim} onClick={sideBar.close} />
      <main id="main" className={styles.main} tabIndex={-1} onClick={sideBar.onContentClick}>
        <OfflineBar />
        <PausedBar />
        <SessionBar />
        <VersionBar />
        <ViewBar />
        <ErrorBoundary
          variant="page"
          resetKey={pathname}
          onError={reportBroken}
          instead={insteadOfBroken}
        >
          {/* Around the guard: from a denied or unknown address, too, a page is left when the next one is there. */}
          <Suspense fallback={<PageLoading />}>
            <RouteGuard>{children}</RouteGuard>
          </Suspense>
        </ErrorBoundary>
      </main>
      <ScrollTop />
      <IdleGuard />
      <ReadFailures />
    </div>
  );
}
