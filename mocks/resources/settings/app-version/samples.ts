import type { AppKind, AppVersionState } from '../../../../src/domain/enums/settings';
import type { SampleMaker } from '../../../engine/samples/SampleWorld';
import { daysAgo } from '../../customers/customer/sampleCustomers';

interface AppSample {
  app: AppKind;
  version: string;
  minimumVersion: string;
  whatsNew: string;
  state: AppVersionState;
  /** Days since it was released. */
  daysOld: number;
}

const APPS: readonly AppSample[] = [
  {
    app: 'pocket',
    version: '2.0.0',
    minimumVersion: '1.9.4',
    whatsNew: 'Зээлийн хуваарийг шинэ байдлаар харуулна. Хадгаламжийн зураг сонгоно.',
    state: 'OPTIONAL',
    daysOld: 34,
  },
  {
    app: 'merchant',
    version: '1.6.2',
    minimumVersion: '1.6.2',
    whatsNew: 'Орлогын хуулгыг ажилтнаар нь ялгаж харуулна.',
    state: 'REQUIRED',
    daysOld: 75,
  },
];

/** Both apps: of one the older versions still work, the other has to be up to date. */
export const samples: SampleMaker = {
  resource: 'app_version',
  make: (world) => {
    const author = world.people.find(({ username }) => username === 'admin')?.id ?? null;
    return APPS.map(({ daysOld, ...app }, index) => {
      const at = daysAgo(world, daysOld);
      return {
        id: index + 1,
        ...app,
        users: 0,
        outdated: 0,
        lockedOut: 0,
        oldestUsed: app.minimumVersion,
        releasedAt: at,
        createdAt: at,
        createdBy: author,
        updatedAt: at,
        updatedBy: author,
      };
    });
  },
};
