import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useDataProvider, useListContext, useNotify } from 'ra-core';
import { useState } from 'react';
import { useTranslate } from '../../../i18n/useTranslate';
import { usePrivateFilters } from '../../../framework/list/privateFilters';
import { typedCount } from '../../../framework/record/actionAnswers';
import { displayError } from '../../../framework/record/displayError';
import { checkOf, useOutcome } from '../../../framework/record/useOutcome';
import { uuid } from '../../../domain/ids';
import { formatCount } from '../../../domain/formatCount';
import { filterQuery } from '../../../dataProviders/gatewayLists';
import type { Endpoint } from '../../../dataProviders/endpoint';
import type { UrtuuDataProvider } from '../../../dataProviders/UrtuuDataProvider';
import { ConfirmDialog } from '../../../ui/ConfirmDialog/ConfirmDialog';
import type { WriteAll } from './api';

interface Props {
  /** The list whose filter is written. */
  resource: string;
  writeAll: Endpoint<WriteAll, { scheduled: number }, 'POST', `/${string}`>;
  /** What the history of each record calls the writing. */
  action: string;
  /** Message keys `<texts>_text`, `<texts>_none`, `<texts>_done`. */
  texts: 'creditRegistry.writes.write_all' | 'contracts.registry.write_all';
  onClose: () => void;
}

/**
 * Writes all that a list's filter shows to the credit registry: says how many it will be, asks for a reason, has the
 * number typed where they are many, and sends that number along: the gateway refuses when it has changed (docs/domain/registries.md 2.2). All are written or none:
 * what became of a lost answer is in the history of the first one (docs/domain/calls.md 3.3).
 */
export function WriteAllDialog({ resource, writeAll, action, texts, onClose }: Props) {
  const translate = useTranslate();
  const dataProvider = useDataProvider<UrtuuDataProvider>();
  const queryClient = useQueryClient();
  const notify = useNotify();
  const { guard } = useOutcome(resource);
  const { filterValues, sort } = useListContext();
  const [privateFilter] = usePrivateFilters(resource);
  // The key of the intent: a repeat after a lost answer writes nothing twice (docs/domain/calls.md 3.2).
  const [idempotencyKey] = useState(uuid);
  const filter = { ...filterValues, ...privateFilter };
  const { data, error } = useQuery({
    // Not below the resource: the number in the question stays as shown, whatever the writing changes.
    queryKey: [`${resource}.unwritten`, filter],
    queryFn: async ({ signal }) => {
      const { data: rows, total = 0 } = await dataProvider.getList(resource, {
        filter: { ...filter, isWritable: true },
        sort,
        pagination: { page: 1, perPage: 1 },
        signal,
      });
      return { count: total, first: rows.at(0)?.id };
    },
    retry: false,
    staleTime: Infinity,
    gcTime: 0,
  });
  const write = async ({ reason }: { reason?: string }) => {
    const { count = 0, first = '' } = data ?? {};
    const tellDone = (scheduled: number) =>
      notify(`${texts}_done`, {
        type: 'success',
        messageArgs: { count: formatCount(scheduled) },
      });
    const intent = { id: first, action, idempotencyKey, onBooked: () => tellDone(count) };
    const done = await guard(intent, () =>
      dataProvider.call(writeAll, {
        // In the words of the list's own call: what is written is what it shows.
        body: { filter: filterQuery(filter), count, reason },
        idempotencyKey,
      }),
    );
    await queryClient.invalidateQueries({ queryKey: [resource] });
    tellDone(done.scheduled);
  };
  const text = translate('action.write_all_to_zms');
  if (error || data?.count === 0)
    return (
      <ConfirmDialog
        open
        kind="yes-no"
        title={text}
        confirmLabel={translate('action.dismiss')}
        onConfirm={() => undefined}
        onClose={onClose}
      >
        {translate(error ? 'error.fetch_failed' : `${texts}_none`)}
      </ConfirmDialog>
    );
  if (!data) return null;
  const count = formatCount(data.count);
  return (
    <ConfirmDialog
      open
      kind="reason"
      title={`${text}: ${count}`}
      confirmLabel={text}
      typed={typedCount(data.count, translate)}
      tell={(failure) => displayError(failure, translate)}
      onUnknown={checkOf}
      onConfirm={write}
      onClose={onClose}
    >
      {translate(`${texts}_text`, { count })}
    </ConfirmDialog>
  );
}
