import { styled } from 'styled-components';
import { layout } from '@ritmi/shared/ui/tokens';
import { AboutChapter } from './AboutChapter.js';
import type { Chapter } from './story.js';

export function AboutStory({ chapters }: { readonly chapters: readonly Chapter[] }) {
  return (
    <Chapters>
      {chapters.map((chapter, index) => (
        <AboutChapter key={chapter.id} chapter={chapter} turned={index % 2 === 1} />
      ))}
    </Chapters>
  );
}

const Chapters = styled.div`
  display: grid;
  gap: ${layout.section};
`;
