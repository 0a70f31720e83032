import { endpoint } from '../../dataProviders/endpoint';

/** The person's own notifications, newest first. Their shape is still to be checked (`noticesIn`). */
export const readNotices = endpoint()('main', 'GET /notification/me', {
  carries: '`page`, `size`',
});

/** Marks a notification of the person's. */
export const noticeMarks = {
  received: endpoint()('main', 'POST /notification/received/:id'),
  seen: endpoint()('main', 'POST /notification/seen/:id'),
};
