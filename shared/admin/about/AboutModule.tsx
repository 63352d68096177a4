import { styled } from 'styled-components';
import { space } from '@ritmi/shared/ui/tokens';
import { Stack } from '../kit/look/frames.js';
import { SectionEditor } from './SectionEditor.js';
import { TeamEditor } from './TeamEditor.js';

// Further apart than each list and its form.
const Editors = styled(Stack)`
  gap: ${space(9)};
`;

/** The about editor: content sections, and the team below. */
export function AboutModule() {
  return (
    <Editors>
      <SectionEditor />
      <TeamEditor />
    </Editors>
  );
}
