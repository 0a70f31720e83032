import { useEffect, useState } from 'react';
import { useFormContext } from 'react-hook-form';
import type { AnyEntity } from '../../entity/entity';
import { requiredFields } from '../../entity/validate';

/** Names of the fields that the form around asks for as it is filled in now; new only when the names are others. */
export function useRequired(entity: AnyEntity): ReadonlySet<string> {
  const { getValues, watch } = useFormContext();
  const [names, setNames] = useState(() => new Set(requiredFields(entity, getValues())));
  useEffect(() => {
    const look = (values: Readonly<Record<string, unknown>>) => {
      const next = requiredFields(entity, values);
      setNames((known) => (isSame(known, next) ? known : new Set(next)));
    };
    look(getValues());
    const subscription = watch(look);
    return () => subscription.unsubscribe();
  }, [entity, getValues, watch]);
  return names;
}

const isSame = (known: ReadonlySet<string>, next: readonly string[]): boolean =>
  known.size === next.length && next.every((name) => known.has(name));
