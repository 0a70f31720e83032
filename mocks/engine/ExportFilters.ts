import { randomUUID } from 'node:crypto';
import { EXPORT } from '../../src/domain/settings';
import type { HiddenFilter } from '../../src/framework/export/api';
import type { GatewayClock } from './clock';

interface Kept {
  by: string;
  resource: string;
  filter: HiddenFilter;
  /** ms */
  at: number;
}

/** Filters on personal data of exports that are under way, each for whoever makes the export, and not for long. */
export class ExportFilters {
  private readonly kept = new Map<string, Kept>();

  constructor(private readonly clock: GatewayClock) {}

  /** @returns its id */
  keep(by: string, { resource, filter }: Pick<Kept, 'resource' | 'filter'>): string {
    const at = this.clock.now();
    for (const [id, one] of this.kept) if (at - one.at > EXPORT.filterKeptMs) this.kept.delete(id);
    const id = randomUUID();
    this.kept.set(id, { by, resource, filter, at });
    return id;
  }

  /** @returns undefined where the person has no such filter, or it was kept for too long */
  of(userId: string, id: string): Kept | undefined {
    const one = this.kept.get(id);
    const isOver = !one || this.clock.now() - one.at > EXPORT.filterKeptMs;
    return isOver || one.by !== userId ? undefined : one;
  }

  drop(userId: string, id: string): void {
    if (this.of(userId, id)) this.kept.delete(id);
  }
}
