import { Stack } from '../kit/look/frames.js';
import { SectionEditor } from './SectionEditor.js';
import { TeamEditor } from './TeamEditor.js';

/** The about editor: content sections, and the team below. */
export function AboutModule() {
  return (
    <Stack>
      <SectionEditor />
      <TeamEditor />
    </Stack>
  );
}
