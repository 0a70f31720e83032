import { lazy } from 'react';
import type { EntityPages } from '../../../framework/loadEntity';
import { PositionBody } from './PositionBody';
import type position from './position.entity';

const ChangeRolePreview = lazy(() =>
  import('./ChangeRolePreview').then((module) => ({ default: module.ChangeRolePreview })),
);

/** Positions: who has one, and what another role would change for whom. */
export const pages: EntityPages<typeof position> = {
  Body: PositionBody,
  previews: { change_role: ChangeRolePreview },
};
