import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useDataProvider } from 'ra-core';
import type { UrtuuDataProvider } from '../../dataProviders/UrtuuDataProvider';
import { noticeMarks, readNotices } from './api';
import { useSession } from '../../auth/useSession';
import { noticesIn, type PersonalNotice } from './noticesIn';

/** Time between two looks for new notifications while the window is in sight, ms. */
const POLL_MS = 60_000;

const none: PersonalNotice[] = [];

interface Notices {
  notices: PersonalNotice[];
  unread: number;
  /** Marks all that came as received. */
  receive: () => void;
  see: (notice: PersonalNotice) => void;
}

/**
 * The person's notifications, read again every minute while the window is in sight, and their marks. A failure here is not worth a toast: the next look repeats it.
 */
export function useNotices(): Notices {
  const dataProvider = useDataProvider<UrtuuDataProvider>();
  const client = useQueryClient();
  const queryKey = ['shell', 'notices', useSession()?.user.id];
  const { data: notices = none } = useQuery({
    queryKey,
    queryFn: async ({ signal }) => noticesIn(await dataProvider.call(readNotices, { signal })),
    refetchInterval: POLL_MS,
    refetchIntervalInBackground: false,
    staleTime: POLL_MS,
    retry: false,
  });

  const mark = (notice: PersonalNotice, action: 'received' | 'seen') => {
    const done = action === 'seen' ? { isSeen: true, isReceived: true } : { isReceived: true };
    void dataProvider.call(noticeMarks[action], { params: { id: notice.id } }).then(
      () =>
        client.setQueryData<PersonalNotice[]>(queryKey, (list) =>
          list?.map((row) => (row.id === notice.id ? { ...row, ...done } : row)),
        ),
      () => undefined,
    );
  };
  return {
    notices,
    unread: notices.filter(({ isSeen }) => !isSeen).length,
    receive: () =>
      notices.filter(({ isReceived }) => !isReceived).forEach((row) => mark(row, 'received')),
    see: (notice) => {
      if (!notice.isSeen) mark(notice, 'seen');
    },
  };
}
