import { use } from 'react';
import { useMay } from '../../../framework/useMay';
import { loadArea } from '../../../i18n/i18nProvider';
import { Split, Stack } from '../../../ui/Stack/Stack';
import { listed, manifestFor } from '../../../entity/manifests';
import { waitingLists } from '../waiting/waitingLists';
import { AgingBar } from './AgingBar';
import { News } from './News';
import { PinnedViews } from './PinnedViews';
import { RecentRecords } from './RecentRecords';
import { UnderWay } from './UnderWay';
import { WaitingWork } from './WaitingWork';

const texts = loadArea('desk');

/** The work desk: what waits, what is due, what is under way, and what was in hand lately (docs/domain/interface.md 3.7). */
export function Desk() {
  use(texts);
  const may = useMay();
  const waiting = waitingLists.filter(({ access }) => may(access));
  return (
    <Split data-part="desk" side="360px">
      <Stack gap={16}>
        <WaitingWork lists={waiting} />
        {may(listed(manifestFor('loans')?.access.list)) && <AgingBar />}
      </Stack>
      <Stack gap={16}>
        <News />
        <UnderWay lists={waiting} />
        <PinnedViews />
        <RecentRecords />
      </Stack>
    </Split>
  );
}
