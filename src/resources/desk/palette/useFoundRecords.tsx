import { useQueries } from '@tanstack/react-query';
import { useDataProvider } from 'ra-core';
import type { ReactNode } from 'react';
import { manifests } from 'virtual:manifest';
import type { UrtuuDataProvider } from '../../../dataProviders/UrtuuDataProvider';
import { foldLatin, typedIn } from '../../../domain/anyAlphabet';
import { PALETTE } from '../../../domain/settings';
import { isBlank } from '../../../entity/Field';
import { recordPath } from '../../../entity/paths';
import type { LoadableManifest } from '../../../entity/manifest';
import { represent } from '../../../entity/represent';
import type { ResourceName } from '../../../i18n/Catalogue';
import { useSettled } from '../../../fields/shared/useSettled';
import { FieldValue } from '../../../framework/FieldValue';
import { loadEntity } from '../../../framework/loadEntity';
import { useMay } from '../../../framework/useMay';
import { matches } from '../../menuSearch';

/** A record that has what was typed in its name or number. */
export interface FoundRecord {
  readonly resource: ResourceName;
  readonly id: string;
  readonly name: string;
  /** What tells it from others of its name, and what is wrong with it. */
  readonly says: ReactNode;
  readonly to: string;
}

/** Whether a text may be the beginning of a number of the house, whichever keyboard layout was on. */
function mayBegin(begins: string, text: string): boolean {
  const small = text.toLowerCase();
  const first = begins.toLowerCase();
  return [small, typedIn(small, 0), typedIn(small, 1)].some(
    (one) =>
      one.length > first.length && (one.startsWith(first) || one.startsWith(foldLatin(first))),
  );
}

/** Two letters may be a name; a number of the house asks for its own kind of record alone. */
function asksFor({ begins }: LoadableManifest, text: string): boolean {
  if (begins === undefined) return false;
  if (begins !== '') return mayBegin(begins, text);
  return (text.match(/\p{L}/gu)?.length ?? 0) >= PALETTE.letters && !/\d/.test(text);
}

/** Those whose name itself has what was typed come first. */
const byName = (records: readonly FoundRecord[], text: string): readonly FoundRecord[] => [
  ...records.filter(({ name }) => matches(text, name)),
  ...records.filter(({ name }) => !matches(text, name)),
];

/**
 * Records that the person may open whose names or numbers have what was typed (docs/domain/interface.md 3.6).
 * @returns `waiting` until all that was asked has answered; `failed` when one of the look-ups had no answer: what was not looked at is not missing
 */
export function useFoundRecords(typed: string): {
  records: readonly FoundRecord[];
  waiting: boolean;
  failed: boolean;
} {
  const may = useMay();
  const dataProvider = useDataProvider<UrtuuDataProvider>();
  const text = useSettled(typed);
  const asked = manifests.filter(
    (one) => asksFor(one, typed) && may(one.access.list) && may(one.access.show),
  );
  const isSettled = text === typed;
  return useQueries({
    queries: (isSettled ? asked : []).map(({ name }) => ({
      queryKey: ['palette', name, text],
      queryFn: async (): Promise<FoundRecord[]> => {
        const { entity } = await loadEntity(name);
        const { data } = await dataProvider.getList(name, {
          pagination: { page: 1, perPage: PALETTE.records },
          sort: entity.list.sort,
          filter: { q: text },
        });
        return data.flatMap((record) => {
          const to = recordPath(name, 'show', record.id);
          if (!to) return [];
          return {
            resource: name,
            id: String(record.id),
            name: represent(name, record),
            says: entity.palette?.says
              .filter((field) => !isBlank(record[field]))
              .map((field) => (
                <FieldValue key={field} entity={entity} field={field} record={record} />
              )),
            to,
          };
        });
      },
    })),
    combine: (answers) => ({
      // A company is also found by who directs it, which its name does not show.
      records: byName(
        answers.flatMap(({ data = [] }) => data),
        text,
      ),
      waiting: asked.length > 0 && (!isSettled || answers.some(({ isPending }) => isPending)),
      failed: answers.some(({ isError }) => isError),
    }),
  });
}
