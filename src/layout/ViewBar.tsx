import { useView } from '../auth/useView';
import { laterPart } from './laterPart';

const ViewEnd = laterPart(() => import('./viewAs/ViewEnd'), 'ViewEnd');

/** Says that the console is seen with other eyes, and ends it (docs/domain/identity.md 1.9). */
export function ViewBar() {
  const view = useView();
  return view && <ViewEnd view={view} />;
}
