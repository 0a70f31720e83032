import { useListContext, useNotify } from 'ra-core';
import { useTranslate } from '../../../i18n/useTranslate';
import { usePollWhilePending } from '../../../framework/record/usePollWhilePending';
import { labelKeyOf } from '../../../domain/enums/readEnum';
import { RegistryRequestState } from '../../../domain/enums/common';
import { FINDER } from '../../../domain/settings';
import type { RecordOf } from '../../../entity/entity';
import { represent } from '../../../entity/represent';
import type customerFinder from './customerFinder.entity';

/** A request that is asked again waits from then on. */
type Request = RecordOf<typeof customerFinder> & { updatedAt?: string };
const askedAt = ({ updatedAt, createdAt }: Request): unknown => updatedAt ?? createdAt;

/** Reads the finder's list again while a request waits, and announces the answer; renders nothing. */
export function FinderAwaited() {
  const { data, refetch } = useListContext();
  const notify = useNotify();
  const translate = useTranslate();
  const onAnswer = (request: Request) =>
    notify('watch.finder.answered', {
      type: request.state === 'FAILED' ? 'warning' : 'success',
      messageArgs: {
        whom: represent('customer-finder', request),
        state: translate(labelKeyOf(RegistryRequestState, String(request.state))),
      },
    });
  usePollWhilePending(data, { refetch, sentAt: askedAt, onAnswer, ...FINDER });
  return null;
}
