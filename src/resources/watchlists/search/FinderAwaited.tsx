import { useListContext, useNotify, useTranslate, type RaRecord } from 'ra-core';
import { useAwaited } from '../../../crud/record/useAwaited';
import { labelKeyOf } from '../../../domain/enums/readEnum';
import { RegistryRequestState } from '../../../domain/enums/common';
import { FINDER } from '../../../domain/settings';
import { represent } from '../../../entity/represent';

/** Asked anew, a request waits from then on. */
const askedAt = ({ updatedAt, createdAt }: RaRecord): unknown => updatedAt ?? createdAt;

/** Reads the finder's list again while an answer is awaited, and tells what it was; shows nothing itself. */
export function FinderAwaited() {
  const { data, refetch } = useListContext();
  const notify = useNotify();
  const translate = useTranslate();
  const tell = (request: RaRecord) =>
    notify('watch.finder.answered', {
      type: request.state === 'FAILED' ? 'warning' : 'success',
      messageArgs: {
        whom: represent('customer-finder', request),
        state: translate(labelKeyOf(RegistryRequestState, String(request.state))),
      },
    });
  useAwaited(data, { refetch, sentAt: askedAt, tell, ...FINDER });
  return null;
}
