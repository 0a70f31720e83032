import { useShowContext } from 'ra-core';
import type { ReactNode } from 'react';
import { RevealContext } from '../../fields/shared/RevealContext';
import type { LoadedEntity } from '../loadEntity';

const noReveal = () => undefined;

/**
 * Lets the masked values of a page's record be revealed by the entity's own call, where it has one (docs/domain/calls.md 5.2).
 */
export function RevealProvider({
  loaded,
  children,
}: {
  loaded: LoadedEntity;
  children: ReactNode;
}) {
  const useReveal = loaded.pages.useReveal ?? noReveal;
  const reveal = useReveal();
  const { record } = useShowContext();
  const of = { resource: loaded.entity.name, id: record?.id };
  return <RevealContext value={{ reveal, of }}>{children}</RevealContext>;
}
