import { beforeAll } from 'vitest';
import { resetClock } from '../../src/domain/clock';

// Files of a process share its modules: what one has learnt of a gateway's clock is none of the next one's business.
beforeAll(() => resetClock());
