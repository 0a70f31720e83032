import { useTranslate } from '../../../i18n/useTranslate';
import { useSession } from '../../../auth/useSession';
import { formatCount } from '../../../domain/formatCount';
import { readJobs, type Job } from '../../../framework/jobs/api';
import { useJobs } from '../../../framework/jobs/useJobs';
import { Card } from '../../../framework/parts/Card';
import { filteredPath } from '../../../framework/list/filteredPath';
import { useMay } from '../../../framework/useMay';
import { Link } from '../../../ui/Link/Link';
import { Row, Stack } from '../../../ui/Stack/Stack';
import { Muted } from '../../../ui/Text/Text';
import text from '../../../ui/Text/Text.module.css';
import { useCounts } from '../waiting/useCounts';
import type { WaitingList } from '../waiting/waitingLists';

interface Props {
  lists: readonly WaitingList[];
}

/** Of who starts no long work at the gateway, nothing is asked there. */
const none: readonly Job[] = [];

/** What the person has asked for and somebody else decides, and the person's long work that runs. */
export const UnderWay = ({ lists }: Props) =>
  useMay()(readJobs.access) ? <WithJobs lists={lists} /> : <Entries lists={lists} jobs={none} />;

const WithJobs = ({ lists }: Props) => <Entries lists={lists} jobs={useJobs()} />;

function Entries({ lists, jobs }: Props & { jobs: readonly Job[] }) {
  const translate = useTranslate();
  const createdBy = useSession()?.user.id;
  const own = lists
    .filter(({ hasMaker }) => hasMaker)
    .map(({ name, title, path, filter }) => ({
      name,
      title,
      path,
      filter: { ...filter, createdBy },
    }));
  const counts = useCounts(own);
  const waiting = own.flatMap((list, at) => {
    const { count = 0 } = counts[at];
    return count > 0 ? [{ ...list, count }] : [];
  });
  const running = jobs.filter(({ state }) => state === 'RUNNING');
  if (waiting.length === 0 && running.length === 0) return null;
  return (
    <Card title={translate('desk.under_way')} data-part="desk-under-way">
      <Stack as="ul" gap={6} className={text.small}>
        {running.map(({ id, kind, label, route, done, total }) => (
          <Row as="li" between key={id}>
            <Link to={route}>
              {translate(`shell.jobs.kind.${kind}`)}: {label}
            </Link>
            <Muted>
              {translate(`shell.jobs.progress.${kind}`, {
                done: formatCount(done),
                total: formatCount(total),
              })}
            </Muted>
          </Row>
        ))}
        {waiting.map(({ name, title, path, filter, count }) => (
          <Row as="li" between key={name}>
            <Link to={filteredPath(path, filter)}>{translate(title, { smart_count: 2 })}</Link>
            <Muted>{translate('desk.waits', { count: formatCount(count) })}</Muted>
          </Row>
        ))}
      </Stack>
    </Card>
  );
}
