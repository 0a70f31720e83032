import { jobCalls, readJobs } from '../../../src/framework/jobs/api';
import { notFound } from '../../engine/ApiError';
import type { Route } from '../../engine/Call';
import { need } from '../../engine/Caller';
import { route } from '../../engine/route';

/** Long work of the caller (docs/domain/calls.md 3.5). */
export const routes: readonly Route[] = [
  route(readJobs, ({ store, caller }) => {
    need(caller, readJobs.access ?? []);
    return { body: store.jobs.of(caller.id) };
  }),
  route(jobCalls.stop, ({ store, caller, params }) => {
    need(caller, readJobs.access ?? []);
    if (!store.jobs.stop(caller.id, params.id)) throw notFound();
    return { body: {}, commit: { resource: 'jobs', id: params.id } };
  }),
  route(jobCalls.see, ({ store, caller, params }) => {
    need(caller, readJobs.access ?? []);
    if (!store.jobs.see(caller.id, params.id)) throw notFound();
    return { body: {}, commit: { resource: 'jobs', id: params.id } };
  }),
];
