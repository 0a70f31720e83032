import { newId } from './newId';
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
    for (const [id, one] of this.kept) if (this.isOver(one)) this.kept.delete(id);
    const id = newId();
    this.kept.set(id, { by, resource, filter, at: this.clock.now() });
    return id;
  }

  /** @returns undefined where the person has no such filter, or it was kept for too long */
  of(userId: string, id: string): Kept | undefined {
    const one = this.kept.get(id);
    return one?.by === userId && !this.isOver(one) ? one : undefined;
  }

  drop(userId: string, id: string): void {
    if (this.of(userId, id)) this.kept.delete(id);
  }

  private isOver({ at }: Kept): boolean {
    return this.clock.now() - at > EXPORT.filterKeptMs;
  }
}
