import { jobCalls, readJobResult, readJobs, repeatJob } from '../../../src/framework/jobs/api';
import { notFound } from '../../engine/ApiError';
import type { Route } from '../../engine/Call';
import { need } from '../../engine/Caller';
import { route } from '../../engine/route';

/** Long work of the caller (docs/domain/calls.md 3.8). */
export const routes: readonly Route[] = [
  route(readJobs, ({ store, caller }) => {
    need(caller, readJobs.access);
    return { body: store.jobs.of(caller.id) };
  }),
  route(readJobResult, ({ store, caller, params, headers }) => {
    need(caller, readJobs.access);
    const rows = store.jobs.resultOf(caller.id, params.id, headers.get('accept-language'));
    if (!rows) throw notFound();
    return { body: rows };
  }),
  route(jobCalls.stop, ({ store, caller, params }) => {
    need(caller, readJobs.access);
    if (!store.jobs.stop(caller.id, params.id)) throw notFound();
    return { body: {}, commit: { resource: 'jobs', id: params.id } };
  }),
  route(repeatJob, ({ store, caller, params: { id } }) => {
    need(caller, readJobs.access);
    if (!store.jobs.repeat(caller, id)) throw notFound();
    return { status: 202, body: store.jobs.find(caller.id, id), commit: { resource: 'jobs', id } };
  }),
  route(jobCalls.see, ({ store, caller, params }) => {
    need(caller, readJobs.access);
    if (!store.jobs.see(caller.id, params.id)) throw notFound();
    return { body: {}, commit: { resource: 'jobs', id: params.id } };
  }),
];
