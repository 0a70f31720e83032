import { useEffect, useState } from 'react';
import type { Fields } from '../../entity/Field';
import { manifestFor } from '../../entity/manifests';
import type { ResourceName } from '../../i18n/Catalogue';
import { loadArea } from '../../i18n/i18nProvider';

/**
 * The fields that tell two records of one name apart (`identifiedBy` of the entity), with its area's texts; none until they are
 * loaded, which begins when they are needed.
 */
export function useIdentifyingFields(resource: ResourceName, needed: boolean): Fields {
  const [fields, setFields] = useState<Fields>({});
  useEffect(() => {
    if (!needed) return undefined;
    let mounted = true;
    void identifyingFields(resource).then((found) => mounted && setFields(found));
    return () => {
      mounted = false;
    };
  }, [needed, resource]);
  return fields;
}

async function identifyingFields(resource: ResourceName): Promise<Fields> {
  const manifest = manifestFor(resource);
  if (!manifest) return {};
  try {
    const [{ entity }] = await Promise.all([manifest.load(), loadArea(manifest.area)]);
    return Object.fromEntries(
      (entity.identifiedBy ?? []).map((name) => [name, entity.fields[name]]),
    );
  } catch {
    // A failed download: names alone are offered, and the next opening tries again.
    return {};
  }
}
