import { useStoreContext } from 'ra-core';
import { dynamicKey } from '../../../i18n/dynamicKey';
import { useTranslate } from '../../../i18n/useTranslate';
import { formatCount } from '../../../domain/formatCount';
import { manifestFor } from '../../../entity/manifests';
import { Card } from '../../../framework/parts/Card';
import { filteredPath } from '../../../framework/list/filteredPath';
import { usePinnedViews, type PinnedView } from '../../../framework/list/pinnedViews';
import {
  ALL,
  keyOfView,
  savedKey,
  searchOfView,
  type Filter,
  type SavedView,
} from '../../../framework/list/savedViews';
import { useEntity } from '../../../framework/loadEntity';
import { useMay } from '../../../framework/useMay';
import { Link } from '../../../ui/Link/Link';
import { Row, Stack } from '../../../ui/Stack/Stack';
import text from '../../../ui/Text/Text.module.css';
import { useCounts } from '../waiting/useCounts';

/** A pinned view as it is now. */
interface ShownView extends PinnedView {
  filter: Filter;
  to: string;
  /** The person's own name of it. */
  label?: string;
}

/** The views of lists that the person has put here, with the totals of their lists. */
export function PinnedViews() {
  const translate = useTranslate();
  const may = useMay();
  const store = useStoreContext();
  const { pinned } = usePinnedViews();
  const views = pinned
    .filter(({ resource }) => may(manifestFor(resource)?.access.list))
    .map((view): ShownView => {
      const path = manifestFor(view.resource)?.paths.list ?? '/';
      const saved = store
        .getItem<SavedView[]>(savedKey(view.resource))
        ?.find((one) => keyOfView(one) === view.key);
      if (!saved) return { ...view, to: filteredPath(path, view.filter) };
      const filter = (saved.value.filter ?? {}) as Filter;
      return { ...view, filter, label: saved.label, to: `${path}${searchOfView(saved)}` };
    });
  const counts = useCounts(views.map(({ resource: name, filter }) => ({ name, filter })));
  if (views.length === 0) return null;
  return (
    <Card title={translate('desk.pinned')} data-part="desk-pinned">
      <Stack as="ul" gap={6} className={text.small}>
        {views.map((view, at) => {
          const { count, failed } = counts[at];
          return (
            <Row as="li" between key={`${view.resource} ${view.key}`}>
              <Link to={view.to}>
                <PinnedName view={view} />
              </Link>
              <b>{count === undefined ? (failed ? '—' : '…') : formatCount(count)}</b>
            </Row>
          );
        })}
      </Stack>
    </Card>
  );
}

/** The list and the view in words; those of a declared view come with its entity. */
function PinnedName({ view: { resource, label, key } }: { view: ShownView }) {
  const { manifest } = useEntity(resource);
  const translate = useTranslate();
  const list = translate(manifest.titles?.list ?? `resources.${resource}.name`, {
    smart_count: 2,
  });
  if (key === ALL) return list;
  return `${list} · ${label ?? translate(dynamicKey(`resources.${resource}.views.${key}`))}`;
}
