import { lazy } from 'react';
import type { EntityPages } from '../../../framework/loadEntity';
import { RoleOfferPreview } from './RoleOfferPreview';
import type userPosition from './userPosition.entity';

const previews = () => import('./HolderChangePreview');
const GrantPreview = lazy(() => previews().then((module) => ({ default: module.GrantPreview })));
const WithdrawPreview = lazy(() =>
  previews().then((module) => ({ default: module.WithdrawPreview })),
);
const EndPreview = lazy(() => previews().then((module) => ({ default: module.EndPreview })));

/** Who has which position: the role that is offered with it, and what giving and taking it changes. */
export const pages: EntityPages<typeof userPosition> = {
  Preview: RoleOfferPreview,
  previews: { grant_role: GrantPreview, withdraw_role: WithdrawPreview, end: EndPreview },
};
