import { useEditContext, useShowContext } from 'ra-core';
import type { ReactNode } from 'react';

import { useTranslate } from '../../i18n/useTranslate';
import { EmptyState } from '../../ui/EmptyState/EmptyState';
import { Skeleton } from '../../ui/Skeleton/Skeleton';
import { Button } from '../../ui/Button/Button';
import { findManifest } from '../../entity/manifests';

interface Answer {
  resource?: string;
  record?: unknown;
  error: unknown;
  isPending: boolean;
  refetch: () => unknown;
}

/** Shows a record's page only when the record is there; says what is wrong otherwise. */
function Gate({
  resource,
  record,
  error,
  isPending,
  refetch,
  children,
}: Answer & { children: ReactNode }) {
  const translate = useTranslate();
  if (record) return children;
  if (isPending) return <Skeleton aria-busy="true" />;
  const list = findManifest(resource ?? '')?.paths.list;
  const { status, requestId } = (error ?? {}) as { status?: number; requestId?: string };
  if (status === 404)
    return (
      <EmptyState
        kind="no-match"
        level={1}
        title={translate('error.not_found')}
        text={translate('record.not_found')}
      >
        {list && <Button to={list}>{translate('record.to_list')}</Button>}
      </EmptyState>
    );
  return (
    <EmptyState kind="failed" level={1} reference={requestId} onRetry={() => void refetch()} />
  );
}

/** For pages that edit. */
export function RecordGate({ children }: { children: ReactNode }) {
  return <Gate {...useEditContext()}>{children}</Gate>;
}

/** For pages that show. */
export function ShowGate({ children }: { children: ReactNode }) {
  return <Gate {...useShowContext()}>{children}</Gate>;
}
