import { styled } from 'styled-components';
import { SectionCard } from '@ritmi/shared/cards/SectionCard';
import { layout } from '@ritmi/shared/ui/tokens';
import type { Chapter } from './story.js';

export function AboutStory({ chapters }: { readonly chapters: readonly Chapter[] }) {
  return (
    <Chapters>
      {chapters.map((chapter, index) => (
        <SectionCard key={chapter.id} section={chapter} isWritten={chapter.isWritten} first={index === 0} />
      ))}
    </Chapters>
  );
}

const Chapters = styled.div`
  container-type: inline-size;
  display: grid;
  gap: ${layout.section};
  margin-inline: ${layout.gutter};
`;
