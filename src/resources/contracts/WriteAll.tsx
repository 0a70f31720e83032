import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useDataProvider, useListContext, useNotify, useTranslate } from 'ra-core';
import { useState } from 'react';
import { CreateLink } from '../../crud/list/ListBody';
import { usePrivateFilters } from '../../crud/list/privateFilters';
import { toldOf } from '../../crud/record/toldOf';
import { useMay } from '../../crud/useMay';
import { uuid } from '../../domain/ids';
import { formatCount } from '../../domain/formatCount';
import { WRITE_REGISTRY } from '../../domain/lifecycles/rights';
import type { UrtuuDataProvider } from '../../dataProviders/UrtuuDataProvider';
import { anyEntity } from '../../entity/entity';
import { ConfirmDialog } from '../../ui/base/ConfirmDialog';
import contract from './contract';

const entity = anyEntity(contract);

/** Beside the list's title: a new contract, and the writing of all that the filter shows to the credit registry. */
export function WriteAll() {
  const translate = useTranslate();
  const may = useMay();
  const [asked, setAsked] = useState(false);
  return (
    <>
      {may(WRITE_REGISTRY) && (
        <button type="button" className="u-button" onClick={() => setAsked(true)}>
          {translate('action.write_all_to_zms')}
        </button>
      )}
      <CreateLink entity={entity} />
      {asked && <WriteAllDialog onClose={() => setAsked(false)} />}
    </>
  );
}

/** Says how many it will be, asks for a reason, and sends that number along: the gateway refuses when it has changed (domain 4.30). */
function WriteAllDialog({ onClose }: { onClose: () => void }) {
  const translate = useTranslate();
  const dataProvider = useDataProvider<UrtuuDataProvider>();
  const queryClient = useQueryClient();
  const notify = useNotify();
  const { filterValues } = useListContext();
  const [privateFilter] = usePrivateFilters('contract');
  // The key of the intent: a repeat after a lost answer writes nothing twice (INT-2).
  const [idempotencyKey] = useState(uuid);
  const filter = { ...filterValues, ...privateFilter };
  const { data: count, error } = useQuery({
    queryKey: ['contract', 'unwritten', filter],
    queryFn: async ({ signal }) => {
      const { total = 0 } = await dataProvider.getList('contract', {
        filter: { ...filter, isWritable: true },
        sort: { field: 'createdAt', order: 'DESC' },
        pagination: { page: 1, perPage: 1 },
        signal,
      });
      return total;
    },
    retry: false,
    gcTime: 0,
  });
  const write = async ({ reason }: { reason?: string }) => {
    const body = { filter, count, reason };
    const path = '/contracts/write_to_zms';
    const done = await dataProvider.call<{ scheduled: number }>('main', 'POST', path, {
      body,
      idempotencyKey,
    });
    await queryClient.invalidateQueries({ queryKey: ['contract'] });
    notify('contracts.registry.write_all_done', {
      type: 'success',
      messageArgs: { count: formatCount(done.scheduled) },
    });
  };
  const text = translate('action.write_all_to_zms');
  if (error || count === 0)
    return (
      <ConfirmDialog
        open
        kind="yes-no"
        title={text}
        confirmLabel={translate('action.dismiss')}
        onConfirm={() => undefined}
        onClose={onClose}
      >
        {translate(error ? 'error.fetch_failed' : 'contracts.registry.write_all_none')}
      </ConfirmDialog>
    );
  if (count === undefined) return null;
  return (
    <ConfirmDialog
      open
      kind="reason"
      title={`${text}: ${formatCount(count)}`}
      confirmLabel={text}
      tell={(failure) => toldOf(failure, translate)}
      onConfirm={write}
      onClose={onClose}
    >
      {translate('contracts.registry.write_all_text', { count: formatCount(count) })}
    </ConfirmDialog>
  );
}
