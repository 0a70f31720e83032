import { Stack } from '../../../ui/Stack/Stack';
import { CourseChart } from './CourseChart';
import { LevelLadder } from './LevelLadder';

/** Where the customer stands, and the way there. */
export const LevelHead = () => (
  <Stack gap={12}>
    <LevelLadder />
    <CourseChart />
  </Stack>
);
